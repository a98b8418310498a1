import Support
import Testing

@testable import A11yReports

@Suite struct VisibleTextTests {
  /// Every scalar there is, between others of one to four bytes.
  @Test func whatActsOrHidesIsSpeltOutAndNothingElse() {
    var wrong: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a‘é😀" + String(scalar) + "é"
      let isKept = VisibleText.of(text).unicodeScalars.contains(scalar)
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: if isKept { wrong.append(value) }
      case .lowercaseLetter, .uppercaseLetter, .decimalNumber, .currencySymbol, .mathSymbol:
        if !isKept { wrong.append(value) }
      default: if scalar.properties.isBidiControl, isKept { wrong.append(value) }
      }
      if isKept == scalar.isUnsafe { wrong.append(value) }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: [
    ("::error", "\\u{3a}:error"), (" ::error", " \\u{3a}:error"), ("a::b", "a::b"),
    ("x ##[error]", "x \\u{23}#[error]"), ("x ## y", "x ## y"), ("a\tb\nc", "a\\tb\\nc"),
    ("‘plain’ – 12 €, 日本語", "‘plain’ – 12 €, 日本語"), ("a\u{202E}b", "a\\u{202e}b"),
  ])
  func commandsAndControls(text: String, shown: String) {
    #expect(VisibleText.of(text) == shown)
  }
}
