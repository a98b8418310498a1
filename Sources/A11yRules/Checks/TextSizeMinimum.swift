internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Visible text is as large by default as it must be.
  static let textSizeMinimum = CheckSignature(
    "text-size-minimum",
    formerly: "text-size",
    parameters: ["ios-minimum", "macos-minimum", "chart-minimum"],
    evidence: ["minimum", "size", "text"],
    terms: ["name", "pixels", "points", "quoted", "shownMinimum"]
  ).each(of: \.textParts) { part, ask in
    guard let style = part.textStyle else { return .outOfScope }
    let minimum = minimum(ask)
    func particulars() -> Particulars {
      [
        "text": part.sample, "size": style.size.value,
        "minimum": style.size.value.map { _ in minimum }, "shownMinimum": minimum.sizeText,
      ]
    }
    guard let size = style.size.value else {
      let fact = style.size.missing ?? "the size of the text"
      // Nobody asks for the size of an image text by text.
      return ask.unknown(fact, particulars() + ["quoted": part.quotedText]) {
        if style.unit == .pixel { $0.cause = fact }
      }
    }
    // Sizes that went through transformations differ in their last digits.
    if size + 1e-6 >= minimum {
      return part.room?.overflow == .shrink
        ? ask.unknown("how small it is set to fit", particulars() + ["quoted": part.quotedText])
        : ask.holds(particulars())
    }
    let isPixel = style.unit == .pixel
    return ask.fails(
      particulars() + [
        "name": part.textName, isPixel ? "pixels" : "points": size.sizeText,
      ]
    ) {
      // A text style has a size of its own.
      if style.name != nil { $0.sites = [] }
      // One rule of a style sheet sets many.
      let set = isPixel ? "shown at \(size.sizeText) pixels" : "set at \(size.sizeText) points"
      $0.cause = isPixel ? set : ask.facts.cause(ofItemText: part, set: set)
    }
  }

  private static func minimum(_ ask: Ask) -> Double {
    switch (ask.profile.textMinimum, ask.document.platform) {
    case (.chart, _): ask.number("chart-minimum")
    case (.platform, .ios): ask.number("ios-minimum")
    case (.platform, .macos): ask.number("macos-minimum")
    }
  }
}

extension ComponentFacts {
  /// The texts that somebody wrote and that are seen.
  fileprivate var textParts: [Part] { self[WrittenTexts.self].map { component.parts[$0] } }
}
