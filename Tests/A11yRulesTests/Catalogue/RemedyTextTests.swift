import Testing

@testable import RuleCatalogue

private let foreground = ["nearestForeground": "#111111"]
private let background = ["nearestBackground": "#EEEEEE"]
private let both = foreground.merging(background) { $1 }

/// Whichever colours can be offered, the sentence about them is one.
@Suite struct RemedyTextTests {
  @Test(arguments: [
    (
      both,
      ": let the text appear as #111111, the nearest colour that reaches the ratio, or what is "
        + "behind it as #EEEEEE"
    ),
    (foreground, ": let the text appear as #111111, the nearest colour that reaches the ratio"),
    (
      background,
      ": let what is behind it appear as #EEEEEE, the nearest colour that reaches the ratio"
    ),
    ([:], ""),
  ])
  func textIsSetApart(_ values: [String: String], _ end: String) throws {
    for id in ["text-contrast-minimum", "text-contrast-enhanced"] {
      let rule = try #require(Catalogue.builtIn.rules.first { $0.id == id })
      let remedy = try #require(rule.remedies.first { $0.condition == nil })
      let text = RemedyText.filled(remedy: remedy.text, values)
      #expect(text == "set the text and what is behind it further apart" + end)
    }
  }

  /// In every rule that offers colours: each that there is, once, in a clause with a verb.
  @Test(arguments: Catalogue.builtIn.rules.flatMap(\.remedies).map(\.text))
  func eachColorIsOfferedOnce(_ remedy: String) {
    guard remedy.contains("{nearest") else { return }
    for values in [both, foreground, background, [:]] {
      let text = RemedyText.filled(remedy: remedy, values)
      #expect(!text.contains("{nearest") && !text.contains("[") && !text.contains("|"))
      let colors = text.split(separator: "#").count - 1
      let names = ["{nearestForeground}", "{nearestBackground}"].filter(remedy.contains)
      #expect(colors == names.filter { values[String($0.dropFirst().dropLast())] != nil }.count)
      // A second clause may leave out its verb, the first may not.
      if colors > 0 { #expect(text.split(separator: "#")[0].contains(/let .+ appear as $/)) }
      #expect(!text.contains(": ,") && !text.contains(" ,") && text.first != ",")
    }
  }

  @Test func firstOfSeveralStandsForAll() {
    let text = "paint it[ {a} or {b}| {a}| {b}], or not[ {c}]"
    let remedy = Rule.Remedy(dialect: .spec, condition: nil, text: text)
    #expect(remedy.completeText == "paint it … or …, or not …")
    let sample = Rule.Remedy(dialect: .spec, condition: nil, text: "say [{a}|no more][ of {b}]")
    #expect(sample.completeText == "say no more of …")
  }

  @Test func namesOfADialectStay() {
    #expect(RemedyText.filled(remedy: "say {name}[, as in {sample}]", [:]) == "say {name}")
    #expect(
      RemedyText.filled(remedy: "as in {name}[ or {b}| or {a}].", ["a": "1"])
        == "as in {name} or 1."
    )
  }
}
