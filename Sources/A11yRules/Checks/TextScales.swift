internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Visible text grows with the text size that people choose.
  static let textScales = CheckSignature(
    "text-scales",
    formerly: "text-scaling",
    words: ["small-limits"],
    when: ["text"],
    cases: ["image", "limit", "macos", "symbol"],
    evidence: ["limit", "size", "text", "texts"],
    terms: ["limitSize", "more", "name", "points"]
  ).each(among: \.growingTexts) { text, ask in
    switch text {
    case .ofImage(let texts): answer(on: texts, ask)
    case .written(let part, let style): answer(on: part, style, ask)
    }
  }

  /// An image of a fixed size grows when its page is enlarged; one that takes the room there is may
  /// not.
  private static func answer(on texts: GrowingText.OfImage, _ ask: Ask) -> CheckAnswer {
    guard let first = texts.first, let missing = texts.missing else { return .outOfScope }
    return ask.unknown(
      missing,
      as: "image",
      [
        "text": first, "texts": texts.count, "more": texts.count > 1 ? texts.count - 1 : nil,
      ],
      likely: texts.isSizeKnown ? .pass : .none
    ) { $0.conditions = ["text"] }
  }

  private static func answer(on part: Part, _ style: TextStyle, _ ask: Ask) -> CheckAnswer {
    let isText = part.isText
    let isMac = ask.document.platform == .macos
    func particulars(_ limit: DynamicTypeSize? = nil) -> Particulars {
      [
        "text": part.shown, "size": style.size.value, "limit": limit?.rawValue,
        "limitSize": limit.flatMap { style.size(at: $0)?.sizeText },
        "name": isText ? part.textName : "symbol ‘\(part.shown)’",
        "points": style.size.value?.sizeText,
      ]
    }
    func describe(_ verdict: inout Verdict) {
      if isText { verdict.conditions = ["text"] } else { verdict.impact = .minor }
      guard verdict.result != .passed else { return }
      verdict.cause = ask.facts.cause(
        ofItemText: part,
        set: "\(style.size.value ?? 0) \(style.limit?.rawValue ?? "")"
      )
    }
    switch style.scales {
    case .known(true):
      guard let limit = style.limit, ask.list("small-limits").contains(limit.rawValue) else {
        return ask.holds(particulars(), describe)
      }
      return ask.fails(as: "limit", particulars(limit), describe)
    case .known(false), .absent:
      return ask.fails(as: isMac ? "macos" : isText ? nil : "symbol", particulars(), describe)
    case .unknown(let fact), .partial(_, let fact):
      // Many a symbol is set as the text beside it is, and nobody says so.
      guard isText else { return .outOfScope }
      return ask.unknown(fact, as: isMac ? "macos" : nil, particulars(), describe)
    }
  }
}

extension Ask {
  fileprivate var growingTexts: [GrowingText] {
    facts.growingTexts(withSymbols: profile.doIconsGrow)
  }
}
