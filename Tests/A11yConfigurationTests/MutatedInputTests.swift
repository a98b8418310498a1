import A11yModel
import A11yReaders
import A11yRules
import TestSupport
import Testing

@testable import A11yConfiguration

/// Whatever is wrong with a configuration, a baseline or a comment is said with its place.
@Suite struct MutatedInputTests {
  private static let configuration = #"""
    {"$schema": "./s.json", "extends": ["wcag-aa"], "profiles": ["apple-hig"], "failOn": "minor",
     "cantTell": "fail", "systemColors": "ios13", "background": {"dark": "#101", "light": "white"},
     "rules": {"text-scales": "off", "text-contrast-minimum": {"choice": "on", "impact": "minor",
       "parameters": {"minimum": 4.5e0}}},
     "exclude": ["Generated/", "!a/**/[b-d]?.svg", "{x,y}\\ "], "gitignore": false,
     "overrides": [{"files": ["Drafts/**"], "failOn": "never", "rules": {"chart-has-title": "on"}}],
     "suppressions": [{"files": ["*.svg"], "rules": ["text-scales"], "targets": ["/svg[1]/**"],
       "reason": "made \u00e9\ud83d\ude00 elsewhere", "until": "2026-12-31"}],
     "ruleFolders": ["own"], "baseline": "b.json", "outputs": {"json": "out.json"}}
    """#
  private static let baseline = #"""
    {
      "schema": 1, "tool": "a11y-audit",
      "findings": {
        "Specs/a.xml": [
          {"fingerprint": "0123456789abcdef", "rule": "legend-present", "component": "bars"},
          {"fingerprint": "fedcba9876543210", "rule": "text-contrast-minimum", "component": "é",
           "target": "/spec[1]/chart[1]", "appearance": "dark", "surface": "base",
           "state": "current", "outcome": "cantTell"}
        ]
      }
    }
    """#
  private static let spec = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
    <!-- a11y-audit-disable-file text-scales: the page scales -->
    <step-indicator id="steps" backdrop="#FFF" label="Steps">
    <!-- a11y-audit-disable text-contrast-minimum, component-has-name until=2027-03-31: é soon -->
    <step name="One"/>
    <!-- a11y-audit-enable text-contrast-minimum, component-has-name -->
    <!-- a11y-audit-disable-next component-has-name: said elsewhere -->
    <step name="Two"/>
    </step-indicator>
    </spec>
    """

  private static let rounds = 300

  /// What is put in, beside single bytes.
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "\"", "\\u", "\\ud83d", "\n", "\r\n", "é", "\u{FEFF}", "null",
    "-0",
    "1e999", "//", "until=", "2026-02-30", "a11y-audit-", "disable-next", "-->", "<!--", "*", "\0",
  ].map { Array($0.utf8) }

  /// A text with some of it changed at random places.
  private static func changed(_ text: [UInt8], _ numbers: inout FixedNumbers) -> [UInt8] {
    var text = text
    for _ in 0...Int.random(in: 0..<3, using: &numbers) {
      let start = Int.random(in: 0..<max(text.count, 1), using: &numbers)
      let end = min(text.count, start + Int.random(in: 0..<12, using: &numbers))
      switch Int.random(in: 0..<5, using: &numbers) {
      case 0 where end > start: text.removeSubrange(start..<end)
      case 1 where end > start: text.insert(contentsOf: text[start..<end], at: start)
      case 2 where end > start: text[start] = UInt8.random(in: 0...255, using: &numbers)
      case 3: text = Array(text[..<start])
      default: text.insert(contentsOf: pieces.randomElement(using: &numbers) ?? [], at: start)
      }
    }
    return text
  }

  /// An error has a place in the text, and a message that quotes little of it.
  private static func check(_ errors: [InputError], of text: [UInt8]) {
    let lines = text.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    let isRight = errors.allSatisfy { error in
      let (line, column) = (error.location.line, error.location.column)
      return (1...lines).contains(line) && (1...text.count + 1).contains(column)
        && !error.message.isEmpty && error.message.utf8.count < 1000
    }
    #expect(isRight, "\(errors): \(String(decoding: text, as: UTF8.self))")
  }

  @Test(arguments: [configuration, baseline])
  func jsonIsReadOrRefused(text: String) {
    var numbers = FixedNumbers(seed: 7)
    var refused = 0
    for _ in 0..<Self.rounds {
      let text = Self.changed(Array(text.utf8), &numbers)
      let errors = Self.errors(in: text)
      Self.check(errors, of: text)
      refused += errors.isEmpty ? 0 : 1
    }
    #expect(refused > Self.rounds / 3 && refused < Self.rounds)
  }

  /// What a text is refused for, read as what it is most like.
  private static func errors(in text: [UInt8]) -> [InputError] {
    do throws(InputErrors) {
      if text.starts(with: Array("{\n".utf8)) {
        let baseline = try Baseline(parsing: text, file: "b.json", .builtIn)
        // What was read can be written, and is the same again.
        let again = try Baseline(parsing: Array(baseline.text.utf8), file: "b.json", .builtIn)
        #expect(again == baseline)
      } else {
        let text = String(decoding: text, as: UTF8.self)
        _ = try ConfigurationFiles().configuration(text)
      }
      return []
    } catch {
      #expect(!error.errors.isEmpty)
      return error.errors
    }
  }

  @Test func commentsAreReadOrRefused() {
    var numbers = FixedNumbers(seed: 7)
    var refused = 0
    for _ in 0..<Self.rounds {
      let text = Self.changed(Array(Self.spec.utf8), &numbers)
      guard case .document(let document)? = try? Reader.content(of: text, file: "s.xml") else {
        continue
      }
      let suppressions = InlineSuppressions(of: document, .builtIn)
      Self.check(suppressions.errors, of: text)
      refused += suppressions.errors.isEmpty ? 0 : 1
    }
    #expect(refused > Self.rounds / 20)
  }
}
