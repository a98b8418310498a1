import SwiftSource
import Testing

@testable import SwiftRecognition

/// Folds that are wrong on purpose: what they do not give back is not known.
@Suite struct FoldCheckTests {
  private let place = Place(line: 1, column: 1)

  private func text(_ words: String, _ attributes: [String: String] = [:]) -> Part {
    var part = Part("text", at: place, path: "Step/Text", attributes)
    part.text = words
    return part
  }

  private func shape(_ children: [Part], _ attributes: [String: String] = [:]) -> Part {
    var part = Part("shape", at: place, path: "Step/Circle", attributes)
    part.children = children
    return part
  }

  private func fill(_ color: String, _ opacity: String? = nil) -> Part {
    var part = Part("fill", at: place, ["color": color])
    part["opacity"] = opacity
    return part
  }

  /// Steps of four with what each shows.
  private func shown(_ parts: [Part], _ appearance: Appearance = .light) -> [FoldCheck.Evaluated] {
    parts.enumerated().map { index, part in
      let cell = Cell(
        position: index + 1,
        count: 4,
        name: ["Ulm", "Aalen", "Jagst", "Kocher"][index]
      )
      return .init(part: part, cell: cell, appearance: appearance)
    }
  }

  private func checked(_ said: Part, _ shown: [FoldCheck.Evaluated], _ palette: Palette = Palette())
    -> (part: Part, differences: Int)
  {
    var check = FoldCheck(palette)
    let part = check.checked(said, against: shown)
    return (part, check.differences)
  }

  @Test func whatIsGivenBackStays() {
    let said = text("{position}: {name}", ["color": "label"])
    let shown = shown([text("1: Ulm", ["color": "label"]), text("2: Aalen", ["color": "label"])])
    #expect(checked(said, shown) == (said, 0))
  }

  @Test func aTemplateThatSaysAnotherTextIsUnknown() {
    let (part, differences) = checked(text("{name}"), shown([text("Ulm"), text("Aalen, next")]))
    #expect(part.text == "{unknown}" && part.unknown == ["text": FoldCheck.byStep])
    #expect(differences == 1)
  }

  @Test func anAttributeOfOneStepIsNotThatOfAll() {
    let said = text("a", ["label": "Step {position}", "style": "body"])
    let shown = shown([
      text("a", ["label": "Step 1", "style": "body"]), text("a", ["label": "Step 2"]),
    ])
    let (part, _) = checked(said, shown)
    #expect(part.attributes == ["label": "Step {position}"])
    #expect(part.unknown == ["style": FoldCheck.byStep])
  }

  @Test func whatTheFoldLeavesOutIsUnknown() {
    let (part, _) = checked(text("a"), shown([text("a", ["hint": "Twice"])]))
    #expect(part["hint"] == nil && part.unknown.keys.contains("hint"))
  }

  @Test func whatIsUnknownOfOneIsUnknownOfAll() {
    var other = text("a")
    other.unknown["color"] = "a gradient"
    let (part, _) = checked(
      text("a", ["color": "label"]),
      shown([text("a", ["color": "label"]), other])
    )
    #expect(part["color"] == nil && part.unknown == ["color": "a gradient"])
  }

  @Test func colorsAreThoseOfThePaletteInEachAppearance() {
    var palette = Palette()
    let name = palette.name(of: ["light": "#00000080", "dark": "#FFFFFF"])
    let shown =
      shown([shape([fill("#000000", "0.502")])]) + shown([shape([fill("#FFFFFF")])], .dark)
    let said = shape([fill(name)])
    #expect(checked(said, shown, palette) == (said, 0))
    let (part, differences) = checked(said, self.shown([shape([fill("#FFFFFF")])], .light), palette)
    #expect(part.children[0].unknown.keys.contains("color") && differences == 2)
  }

  @Test func aPaintThatOneStepLacksMakesTheColorUnknown() {
    let said = shape([fill("systemBlue"), Part("stroke", at: place, ["color": "label"])])
    let (part, _) = checked(said, shown([said, shape([fill("systemBlue")])]))
    #expect(part.unknown.isEmpty && part.children.map(\.unknown) == [["color": FoldCheck.byStep]])
  }

  @Test func aPartThatOneStepHasMoreMakesTheChildrenUnknown() {
    let said = shape([fill("systemBlue"), text("{position}")])
    let more = shape([fill("systemBlue"), text("2"), Part("glyph", at: place, ["symbol": "star"])])
    let (part, _) = checked(said, shown([shape([fill("systemBlue"), text("1")]), more]))
    #expect(part.unknown == ["contents": FoldCheck.byStep])
  }

  @Test func conditionsSayWhichStepHasAPart() {
    var line = Part("shape", at: place, ["when": "not-last"])
    let said = shape([text("{position}"), line])
    line["when"] = nil
    let whole = (1...4).map { shape([text("\($0)")] + ($0 < 4 ? [line] : [])) }
    #expect(checked(said, shown(whole)) == (said, 0))
    let (part, _) = checked(said, shown(Array(whole.dropLast()) + [shape([text("4"), line])]))
    #expect(part.unknown == ["contents": FoldCheck.byStep])
  }

  @Test func whatDiffersBetweenAppearancesSaysSo() {
    let one = shown([text("a", ["style": "body"])])
    let other = shown([text("a", ["style": "title"])], .dark)
    let (part, _) = checked(text("a", ["style": "body"]), one + other)
    #expect(part.unknown == ["style": AppearanceMerge.reason])
  }

  @Test func whatIsUnknownAlreadyIsNoDifference() {
    var said = text("{unknown}")
    said.unknown = ["text": "a date", "style": "a font"]
    #expect(checked(said, shown([text("1"), text("2", ["style": "body"])])) == (said, 0))
  }
}
