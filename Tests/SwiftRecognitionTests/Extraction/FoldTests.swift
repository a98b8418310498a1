import SwiftSource
import Testing

@testable import SwiftRecognition

/// A fold gives back what it was made of.
@Suite struct FoldTests {
  private let place = Place(line: 1, column: 1)

  private func text(_ words: String, _ attributes: [String: String] = [:]) -> Part {
    var part = Part("text", at: place, path: "Step/Text", attributes)
    part.text = words
    return part
  }

  private func cell(_ index: Int) -> Cell {
    Cell(position: index + 1, count: 4, name: ["Account", "4 items", "Review", "Done"][index])
  }

  @Test func textsBecomeATemplateThatGivesThemBack() {
    let parts = (0..<4).map { index in
      (parts: [text("Step \(index + 1) of 4: \(cell(index).name ?? "")")], cell: cell(index))
    }
    var merge = PartMerge(reason: "differs")
    let merged = merge.lists(parts)
    #expect(merge.conflicts == 0 && merged.map(\.text) == ["Step {position} of {count}: {name}"])
    for (all, cell) in parts { #expect(merged.compactMap { $0.filled(cell) } == all) }
  }

  @Test func whatIsMissingBehindTheLastHasACondition() {
    let parts = (0..<4).map { index in
      (
        parts: [text("a")] + (index < 3 ? [Part("shape", at: place, path: "Line")] : []),
        cell: cell(index)
      )
    }
    var merge = PartMerge(reason: "differs")
    let merged = merge.lists(parts)
    #expect(merge.conflicts == 0 && merged.map { $0["when"] } == [nil, "not-last"])
    for (all, cell) in parts { #expect(merged.compactMap { $0.filled(cell) } == all) }
  }

  @Test func whatDiffersOtherwiseIsUnknown() {
    let colors = ["red", "blue", "blue", "red"]
    let parts = (0..<4).map { (parts: [text("a", ["color": colors[$0]])], cell: cell($0)) }
    var merge = PartMerge(reason: "differs")
    let merged = merge.lists(parts)
    #expect(
      merge.conflicts == 1 && merged[0].unknown == ["color": "differs"] && merged[0]["color"] == nil
    )
  }

  @Test func aNumberThatIsPartOfAnotherIsNoPosition() {
    let texts = [("Step 1 of 12", cell(0)), ("Step 2 of 12", cell(1))].map {
      (text: $0.0, cell: $0.1)
    }
    #expect(Generalisation.template(texts) == "Step {position} of 12")
  }

  @Test func aTextThatIsTheSameEverywhereStays() {
    let texts = (0..<4).map { (text: "Phase 4", cell: cell($0)) }
    #expect(Generalisation.template(texts) == "Phase 4")
  }

  @Test func colorsOfAppearancesBecomeAPaletteEntry() {
    var merge = AppearanceMerge(Palette())
    let merged = merge.lists([
      .light: [text("a", ["color": "#000000", "opacity": "0.5"])],
      .dark: [text("a", ["color": "#FFFFFF", "opacity": "0.5"])],
    ])
    #expect(merged[0]["color"] == "adaptive-1" && merged[0]["opacity"] == "0.5")
    #expect(merge.palette.entries.map(\.attributes) == [["light": "#000000", "dark": "#FFFFFF"]])
  }
}
