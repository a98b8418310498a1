internal import A11yModel

extension Check {
  /// Visible text grows with the text size that people choose.
  static let textScaling = Check("text-scaling", words: ["small-limits"]) { context, verdicts in
    let small = context.list("small-limits")
    var image = ImageTexts()
    let parts =
      context.profile.doIconsGrow
      ? context.facts.writtenParts(withSymbols: true) : context.facts[WrittenTexts.self]
    for index in parts {
      let part = context.component.parts[index]
      guard let style = part.textStyle else { continue }
      if style.unit == .pixel {
        image.add(part, style)
      } else if var verdict = verdict(
        on: part,
        style,
        on: context.document.platform,
        small,
        describesPass: verdicts.describesPasses
      ) {
        if verdict.result != .passed {
          verdict.cause = context.facts.cause(
            ofItemText: part,
            set: "\(style.size.value ?? 0) \(style.limit?.rawValue ?? "")"
          )
        }
        verdicts.append(verdict)
      }
    }
    if let verdict = image.verdict(on: context.facts.root) { verdicts.append(verdict) }
  }

  private static func verdict(
    on part: Part,
    _ style: TextStyle,
    on platform: Platform,
    _ small: [String],
    describesPass: Bool
  ) -> Verdict? {
    var verdict = Verdict(.passed, Target(part.source))
    let isSmall = style.limit.map { small.contains($0.rawValue) } ?? false
    if style.scales.value == true, !isSmall, !describesPass { return verdict }
    let isText = part.isText
    let name = "the \(isText ? part.textName : "symbol ‘\(part.shown)’")"
    verdict.evidence = [Evidence("text", .text(part.shown))]
    if let size = style.size.value { verdict.evidence.append(Evidence("size", .number(size))) }
    if isText { verdict.conditions = ["text"] } else { verdict.impact = .minor }
    switch style.scales {
    case .known(true):
      guard let limit = style.limit, small.contains(limit.rawValue) else { break }
      let size = style.size(at: limit).map { ", \($0.sizeText) points" } ?? ""
      verdict.result = .failed
      verdict.message =
        "people who choose larger text see \(name) grow no further than \(limit.rawValue)\(size)"
      verdict.evidence.append(Evidence("limit", .text(limit.rawValue)))
      verdict.remedy = "limit"
    case .known(false), .absent:
      let size = style.size.value.map { "at \($0.sizeText) points" } ?? "no larger than before"
      verdict.result = .failed
      verdict.message = "people who choose larger text still see \(name) \(size)"
      verdict.remedy = platform == .macos ? "macos" : isText ? nil : "symbol"
    case .unknown(let fact):
      // Many a symbol is set as the text beside it is, and nobody says so.
      guard isText else { return nil }
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message = "whether people who choose larger text see \(name) grow depends on \(fact)"
      if platform == .macos { verdict.remedy = "macos" }
    }
    return verdict
  }
}

/// The texts of an image, which grow together or not at all.
private struct ImageTexts {
  private var first: String?
  private var count = 0
  private var missing: String?
  private var isSizeKnown = true

  mutating func add(_ part: Part, _ style: TextStyle) {
    guard part.isText else { return }
    first = first ?? part.sample
    missing = missing ?? style.scales.missing
    count += 1
    isSizeKnown = isSizeKnown && style.size.value != nil
  }

  /// An image of a fixed size grows when its page is enlarged; one that takes the room there is may
  /// not.
  func verdict(on target: Target) -> Verdict? {
    guard let first, let missing else { return nil }
    var verdict = Verdict(
      .cantTell([missing], likely: isSizeKnown ? .pass : .none),
      target,
      "whether people who choose larger text see ‘\(first)’"
        + (count > 1 ? " and \(count - 1) more" : "") + " grow depends on \(missing)"
    )
    verdict.conditions = ["text"]
    verdict.evidence = [Evidence("text", .text(first)), Evidence("texts", .number(Double(count)))]
    return verdict
  }
}
