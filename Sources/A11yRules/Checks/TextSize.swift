internal import A11yModel

extension Check {
  /// Visible text is as large by default as it must be.
  static let textSize = Check(
    "text-size",
    parameters: ["ios-minimum", "macos-minimum", "chart-minimum"]
  ) { context, verdicts in
    let minimum = minimum(context)
    for index in context.facts[WrittenTexts.self] {
      let part = context.component.parts[index]
      guard let style = part.textStyle else { continue }
      let size = style.size.value ?? -1
      // Most are large enough, and where nobody reads it that need not be told.
      if !verdicts.describesPasses, isEnough(size, minimum), part.room?.overflow != .shrink {
        verdicts.pass(Target(part.source), basis: basis(minimum))
      } else {
        verdicts.append(verdict(on: part, style, minimum, context))
      }
    }
  }

  private static func minimum(_ context: CheckContext) -> Double {
    switch (context.profile.textMinimum, context.document.platform) {
    case (.chart, _): context.number("chart-minimum")
    case (.platform, .ios): context.number("ios-minimum")
    case (.platform, .macos): context.number("macos-minimum")
    }
  }

  private static func basis(_ minimum: Double) -> Int { Int(minimum * 100) }

  /// Sizes that went through transformations differ in their last digits.
  private static func isEnough(_ size: Double, _ minimum: Double) -> Bool { size + 1e-6 >= minimum }

  private static func verdict(
    on part: Part,
    _ style: TextStyle,
    _ minimum: Double,
    _ context: CheckContext
  ) -> Verdict {
    var verdict = Verdict(.passed, Target(part.source))
    verdict.basis = basis(minimum)
    verdict.evidence = [Evidence("text", .text(part.sample))]
    guard let size = style.size.value else {
      let fact = style.size.missing ?? "the size of the text"
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message = "whether \(part.quotedText) is large enough to be read depends on \(fact)"
      // Nobody asks for the size of an image text by text.
      if style.unit == .pixel { verdict.cause = fact }
      return verdict
    }
    verdict.evidence += [
      Evidence("size", .number(size)), Evidence("minimum", .number(minimum)),
    ]
    if !isEnough(size, minimum) {
      let size =
        style.unit == .pixel
        ? "shown at \(size.sizeText) pixels" : "set at \(size.sizeText) points"
      verdict.result = .failed
      // A text style has a size of its own.
      if style.name != nil { verdict.sites = [] }
      verdict.message =
        "people with low vision may not be able to read the \(part.textName): it is \(size), "
        + "below the minimum of \(minimum.sizeText)"
      // One rule of a style sheet sets many.
      verdict.cause =
        style.unit == .pixel ? size : context.facts.cause(ofItemText: part, set: size)
      return verdict
    }
    if part.room?.overflow == .shrink {
      let fact = "how small it is set to fit"
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message = "whether \(part.quotedText) is large enough to be read depends on \(fact)"
    }
    return verdict
  }
}
