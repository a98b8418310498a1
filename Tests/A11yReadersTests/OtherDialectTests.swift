import A11yReaders
import Testing
import XML

/// A file that is no spec of this version says what it is and what is read.
@Suite struct OtherDialectTests {
  private static let supported =
    "which is not read; a spec (<spec xmlns=\"urn:a11y-audit:spec:1\">) or an image "
    + "(<svg xmlns=\"http://www.w3.org/2000/svg\">) is read"

  @Test(arguments: [
    ("<svg/>", "1:1 this is an SVG image without SVG’s namespace, \(supported)"),
    (
      "<?xml version='1.0'?>\n<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://x/'>\n<svg/>",
      "3:1 this is an SVG image without SVG’s namespace, \(supported)"
    ),
    ("<html xmlns='http://www.w3.org/1999/xhtml'/>", "1:1 this is an HTML page, \(supported)"),
    ("<!doctype html><html><br></html>", "1:1 this is an HTML page, \(supported)"),
    (
      "<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 4.01//EN'>", "1:1 this is an HTML page, \(supported)"
    ),
    ("<hierarchy rotation='0'/>", "1:1 this is an Android page source, \(supported)"),
    (
      "<AppiumAUT><XCUIElementTypeApplication/></AppiumAUT>",
      "1:1 this is an iOS page source, \(supported)"
    ),
    ("<XCUIElementTypeApplication/>", "1:1 this is an iOS page source, \(supported)"),
    ("<!DOCTYPE plist PUBLIC 'a' 'b'><plist/>", "1:1 this is a property list, \(supported)"),
    ("<testsuites/>", "1:1 this is a JUnit report, \(supported)"),
    (
      "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'/>",
      "1:1 this is an XML schema, \(supported)"
    ),
    (
      "<rule xmlns='urn:a11y-audit:spec:1' id='x'/>",
      "1:1 this is a rule file, not a spec; give its folder with --rules"
    ),
    (
      "<!-- new -->\n<spec xmlns='urn:a11y-audit:spec:2'/>",
      "2:1 this is a spec of version ‘2’; version 1 is read"
    ),
    (
      "<audit xmlns='urn:a11y-audit:spec:1.5'/>",
      "1:1 this is a spec of version ‘1.5’; version 1 is read"
    ),
    ("<spec/>", "1:1 <spec> is in no namespace; write <spec xmlns=\"urn:a11y-audit:spec:1\">"),
    (
      "<spec xmlns='urn:x'/>",
      "1:1 <spec> is in the namespace ‘urn:x’; write <spec xmlns=\"urn:a11y-audit:spec:1\">"
    ),
    (
      "<chart xmlns='urn:a11y-audit:spec:1' type='bar'/>",
      "1:1 <chart> is no document element of a spec; wrap it in <spec>"
    ),
    (
      "<invoice/>",
      "1:1 <invoice> is the root of no dialect that is known; a spec "
        + "(<spec xmlns=\"urn:a11y-audit:spec:1\">) or an image "
        + "(<svg xmlns=\"http://www.w3.org/2000/svg\">) is read"
    ),
  ])
  func otherDialect(_ text: String, message: String) {
    #expect(problems(with: text) == [message])
  }

  /// Whether a file that cannot be read was meant for us, so that it matters in a folder, too.
  @Test(arguments: [
    ("<spec xmlns='urn:a11y-audit:spec:1'><chart></spec>", true),
    ("<spec xmlns='urn:a11y-audit:spec:1' lang=en/>", true),
    ("<!DOCTYPE spec><spec xmlns='urn:a11y-audit:spec:1'/>", true),
    ("<spec xmlns='urn:a11y-audit:spec:1'><chat/></spec>", true),
    ("<svg><g></svg>", false), ("<svg><!-- urn:a11y-audit:spec:1 --><g></svg>", false),
    ("<!DOCTYPE html><html/>", false), ("", false), ("{}", false),
  ])
  func isRecognised(_ text: String, isRecognised: Bool) {
    do throws(ReadFailure) {
      _ = try Reader.content(of: Array(text.utf8), file: "a.xml")
      Issue.record("it was read")
    } catch {
      #expect(error.isRecognised == isRecognised)
    }
  }

  @Test func rulesAreNoSpecs() throws {
    let text = "<passed xmlns='urn:a11y-audit:spec:1'/>"
    #expect(problems(with: text).count == 1)
  }

  /// What is wrong with a file, as `line:column message`; nothing where it is read.
  private func problems(with text: String) -> [String] {
    do throws(ReadFailure) {
      switch try Reader.content(of: Array(text.utf8), file: "a.xml") {
      case .document: return []
      case .other(let error, _):
        return ["\(error.location.line):\(error.location.column) \(error.message)"]
      }
    } catch {
      return error.errors.errors.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    }
  }
}
