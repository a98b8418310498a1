import A11yModel
import Testing

@testable import A11yReaders

/// Bars fill from where people begin to read.
@Suite struct RightToLeftProgressTests {
  private func percent(
    _ attributes: String,
    x: Double,
    y: Double = 0,
    height: Double = 20
  ) throws -> Double? {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" class="progress" \(attributes)>\
      <rect width="\(height > 20 ? 20 : 200)" height="\(height)"/>\
      <rect x="\(x)" y="\(y)" width="\(height > 20 ? 20 : 60)" height="\(height - y)"/></svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else { throw InputErrors([]) }
    return document.components[0].progress?.drawnPercent.map { $0.rounded() }
  }

  @Test(arguments: [
    ("lang='ar'", true), ("lang='he-IL'", true), ("lang='az-Arab-IR'", true),
    ("style='direction: rtl'", true), ("direction='rtl'", true), ("lang='en'", false),
    ("lang='ar-Latn'", false), ("lang='az'", false), ("", false),
  ])
  func bars(_ attributes: String, isRightToLeft: Bool) throws {
    #expect(try percent(attributes, x: 140) == (isRightToLeft ? 30 : nil))
    // Not all that people read so is mirrored.
    #expect(try percent(attributes, x: 0) == 30)
    #expect(try percent(attributes, x: 70) == nil)
    // Upright ones fill from below.
    #expect(try percent(attributes, x: 0, y: 60, height: 100) == 40)
  }
}
