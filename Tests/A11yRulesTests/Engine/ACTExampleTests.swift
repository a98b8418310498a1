import A11yModel
import A11yReaders
import A11yRules
import Testing

/// What a rule of W3C (ACT Rules Format) says of an image that is like one of its published examples.
enum ACTExample {
  case passed
  case failed
  case inapplicable
}

/// An outcome that cites a rule of W3C says what that rule says.
///
/// It is a failure where the rule fails, and none where it passes or does not apply. The images are
/// like the rule’s examples, as far as SVG expresses these.
@Suite struct ACTExampleTests {
  private static let circle = #"<circle cx="50" cy="50" r="40" fill="green"/>"#

  /// SVG element with explicit role has non-empty accessible name.
  @Test(
    arguments: [
      (#"role="img""#, "<title>1 circle</title>\(circle)", .passed),
      (#"role="graphics-document""#, "<title>1 circle</title>\(circle)", .passed),
      (
        "", #"<circle role="graphics-symbol" aria-label="1 circle" cx="50" cy="50" r="40"/>"#,
        .passed
      ),
      (#"role="img""#, circle, .failed),
      (#"role="img""#, "<title></title>\(circle)", .failed),
      ("", #"<circle role="graphics-symbol" cx="50" cy="50" r="40"/>"#, .failed),
      (#"role="img""#, #"\#(circle)<text x="50" y="50">1 circle</text>"#, .failed),
      ("", circle, .inapplicable),
      (#"role="img" aria-hidden="true""#, circle, .inapplicable),
      ("", #"<circle role="graphics-object" cx="50" cy="50" r="40"/>"#, .inapplicable),
      (
        #"role="img" aria-labelledby="none" aria-label="1 circle""#, circle, .passed
      ),
      ("", #"<image href="a.png" width="10" height="10"/>"#, .inapplicable),
    ] as [(String, String, ACTExample)]
  )
  func namesOfGraphics(_ root: String, _ content: String, _ expected: ACTExample) throws {
    try expect("act:7d6734", expected, root, content)
  }

  /// Button, and form field, has non-empty accessible name.
  @Test(
    arguments: [
      ("act:97a4e1", #"<g role="button" tabindex="0"><text x="5" y="9">Go</text></g>"#, .passed),
      ("act:97a4e1", #"<g role="button" tabindex="0" aria-label="Go">\#(circle)</g>"#, .passed),
      ("act:97a4e1", #"<g role="button" tabindex="0">\#(circle)</g>"#, .failed),
      ("act:97a4e1", #"<g role="link" tabindex="0">\#(circle)</g>"#, .inapplicable),
      ("act:97a4e1", #"<g role="button" display="none">\#(circle)</g>"#, .inapplicable),
      (
        "act:e086e5",
        #"<g role="checkbox" aria-checked="true" tabindex="0" aria-label="All">\#(circle)</g>"#,
        .passed
      ),
      ("act:e086e5", #"<g role="slider" aria-valuenow="4" tabindex="0">\#(circle)</g>"#, .failed),
      ("act:e086e5", #"<g role="button" tabindex="0">\#(circle)</g>"#, .inapplicable),
    ] as [(String, String, ACTExample)]
  )
  func namesOfControls(_ rule: String, _ content: String, _ expected: ACTExample) throws {
    try expect(rule, expected, "", content)
  }

  /// Element with aria-hidden has no content in sequential focus navigation.
  @Test(
    arguments: [
      (#"<text aria-hidden="true">A</text>"#, .passed),
      (#"<g aria-hidden="true"><a href="/" display="none"><text>A</text></a></g>"#, .passed),
      (#"<g aria-hidden="true"><g role="button" tabindex="-1"><text>A</text></g></g>"#, .passed),
      (#"<g aria-hidden="true"><rect onclick="go()" width="9" height="9"/></g>"#, .passed),
      (#"<g aria-hidden="true"><a href="/"><text x="5" y="9">A</text></a></g>"#, .failed),
      (#"<text tabindex="0" aria-hidden="true">A</text>"#, .failed),
      (
        #"<g aria-hidden="true"><g aria-hidden="false"><a href="/"><text>A</text></a></g></g>"#,
        .failed
      ),
      (#"<text aria-hidden="false" tabindex="0">A</text>"#, .inapplicable),
    ] as [(String, ACTExample)]
  )
  func focusInWhatIsHidden(_ content: String, _ expected: ACTExample) throws {
    try expect("act:6cfa84", expected, #"role="group" aria-label="All""#, content)
  }

  /// Element with presentational children has no focusable content.
  @Test(
    arguments: [
      (#"<g role="img" aria-label="All">\#(circle)</g>"#, .passed),
      (#"<g role="img" aria-label="All"><g aria-label="One">\#(circle)</g></g>"#, .passed),
      (
        #"<g role="button" aria-label="Save"><g role="button" aria-label="More" tabindex="0"/></g>"#,
        .failed
      ),
      (
        #"<g role="checkbox" aria-checked="true" aria-label="Yes"><a href="/"><text>A</text></a></g>"#,
        .failed
      ),
      (#"<g role="link" aria-label="A"><a href="/"><text>A</text></a></g>"#, .inapplicable),
    ] as [(String, ACTExample)]
  )
  func focusInWhatPresentsItsChildren(_ content: String, _ expected: ACTExample) throws {
    try expect("act:307n5z", expected, #"role="graphics-document" aria-label="All""#, content)
  }

  /// Element marked as decorative is not exposed.
  @Test(
    arguments: [
      (#"<g role="none">\#(circle)</g>"#, .passed),
      (#"<g role="presentation" aria-hidden="true">\#(circle)</g>"#, .passed),
      (#"<g role="none" aria-label="Yellow circle">\#(circle)</g>"#, .failed),
      (#"<g aria-label="Yellow circle">\#(circle)</g>"#, .inapplicable),
    ] as [(String, ACTExample)]
  )
  func decorationThatIsMet(_ content: String, _ expected: ACTExample) throws {
    try expect("act:46ca7f", expected, #"role="graphics-document" aria-label="All""#, content)
  }

  /// Image accessible name is descriptive: of what its name must not be, that of a file alone is known.
  @Test(
    arguments: [
      (#"role="img" aria-label="Logo of a club""#, circle, .passed),
      (#"role="img" aria-label="IMG_2043.png""#, circle, .failed),
      ("", circle, .inapplicable),
      (
        "", #"<g role="button" tabindex="0" aria-label="btn_next_01">\#(circle)</g>"#, .inapplicable
      ),
    ] as [(String, String, ACTExample)]
  )
  func namesOfImages(_ root: String, _ content: String, _ expected: ACTExample) throws {
    try expect("act:qt1vmo", expected, root, content)
  }

  /// Text contrast, and links: these rules are for HTML elements, and none is cited.
  @Test(arguments: ["act:afw4f7", "act:09o5cg", "act:c487ae"])
  func rulesForHTML(_ rule: String) throws {
    let content = #"<text x="5" y="20" fill="silver">Hello</text><a href="/">\#(Self.circle)</a>"#
    try expect(rule, .inapplicable, #"style="background-color:white""#, content)
  }

  private func expect(
    _ rule: String,
    _ expected: ACTExample,
    _ root: String,
    _ content: String
  ) throws {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" lang="en" width="100" height="100" \(root)>\
      \(content)</svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else {
      Issue.record("no document")
      return
    }
    var audit = Audit()
    audit.profiles = [.wcagAAA, .chartability, .appleHIG]
    let citing = audit.results(for: document).outcomes.filter { $0.requirements.contains(rule) }
    let failed = citing.filter { $0.result == .failed }.map(\.message)
    #expect(failed.isEmpty == (expected != .failed), "\(failed)")
  }
}
