internal import A11yModel
internal import Listening
internal import Looking

/// A judgement on contrast as a verdict, with its numbers and the nearest passing colours.
extension ContrastReport {
  /// What is reported of a contrast, and of that of a text.
  static let evidence = [
    "foreground", "background", "ratio", "threshold", "colors", "defined", "nearestForeground",
    "nearestBackground", "passingToken", "ratioOnWhite", "ratioOnBlack", "against",
  ]
  static let textEvidence = evidence + ["size", "weight"]

  /// What messages name besides, and the cases of doubts.
  static let terms = [
    "behind", "deed", "least", "most", "onBlack", "onWhite", "page", "ratios", "what",
  ]
  static let cases = ["platform-default", "unknown", "varies"]

  /// Adds what was decided.
  ///
  /// - Parameters:
  ///   - verdicts: get it.
  ///   - facts: the component.
  ///   - note: what the evidence of a pass says besides.
  func judge(_ verdicts: inout Verdicts, _ facts: ComponentFacts, note: Evidence? = nil) {
    if !verdicts.describesPasses, result(facts) == .passed {
      verdicts.pass(part, coat, in: variant, facts, basis: note == nil ? basis : ~basis)
      return
    }
    var verdict = verdict(facts, &verdicts)
    if verdict.result == .passed, let note { verdict.evidence.append(note) }
    verdicts.append(verdict)
  }

  /// - Parameters:
  ///   - facts: the component.
  ///   - verdicts: what is known of nearest colours.
  ///   - isDescribed: whether a pass says why it is one, whatever is listed.
  /// - Returns: what was decided.
  func verdict(
    _ facts: ComponentFacts,
    _ verdicts: inout Verdicts,
    isDescribed: Bool = false
  ) -> Verdict {
    let result = result(facts)
    guard result != .passed || isDescribed || verdicts.describesPasses else {
      var verdict = Verdict(.passed, part, coat, in: variant, facts)
      if hasEquivalent { verdict.impact = .moderate }
      if verdicts.comparesPasses { verdict.basis = basis }
      return verdict
    }
    var verdict = Verdict(result, part, coat, in: variant, facts)
    verdict.evidence = evidence(facts, &verdicts)
    if result == .failed, let nearest = nearest(facts, &verdicts), nearest.fitsPalette {
      verdict.paints = facts.colors(of: coat, part, in: variant)
    }
    if saysAgainst { verdict.evidence.append(Evidence("against", .text(against))) }
    if hasEquivalent { verdict.impact = .moderate }
    verdict.evidence += named(facts).all
    verdict.saying = saying
    if result != .passed {
      verdict.matter =
        .contrast(of: verdict.target.source, variant, colors: coat.origin.cause)
    }
    if isLine { verdict.remedy = "line" }
    if wantsWords {
      let state = facts.component.parts[part].state.map { facts.component.states[$0] }
      verdict.askForWords(of: state?.meaning)
    }
    if verdict.isPlatformDefault, judgement.answer == .falls { verdict.remedy = "platform-default" }
    return verdict
  }

  private var basis: Int { Self.basis(coat, most, against: against) }
  /// What the evidence of a pass tells.
  static func basis(_ coat: Coat, _ most: Double, against: String = ground) -> Int {
    var hasher = Hasher()
    hasher.combine(coat.worst)
    hasher.combine(coat.origin.foreground)
    hasher.combine(coat.origin.background)
    hasher.combine(most)
    hasher.combine(against)
    return hasher.finalize()
  }

  private func result(_ facts: ComponentFacts) -> Verdict.Result {
    switch judgement.answer {
    case .reaches: return .passed
    case .falls where doubt != nil:
      return .cantTell([doubt].compactMap(\.self), likely: .none)
    case .falls where facts.component.parts[part].isPlatformDefault:
      return .cantTell(["which colours the platform draws"], likely: .fail)
    case .falls: return .failed
    case .unknown(let fact): return .cantTell([fact], likely: likelihood)
    case .varies:
      guard let best = judgement.best, best.ratio == judgement.worst?.ratio else {
        return .cantTell([straddle], likely: .none)
      }
      return .cantTell([missing ?? "which threshold holds"], likely: .fail)
    }
  }

  /// What the page that is usual for the appearance would come to: a white one, in dark a black one.
  private var likelihood: Outcome.Likelihood {
    guard let supposed = judgement.supposed else { return .none }
    let ratio = variant.appearance.base == .dark ? supposed.onBlack : supposed.onWhite
    if ratio.value >= most { return .pass }
    return ratio.value < least ? .fail : .none
  }

  /// The case of what is said, where the remedy has none.
  private var saying: String? {
    let doubt =
      switch judgement.answer {
      case .unknown: "unknown"
      case .varies: "varies"
      case .reaches, .falls: nil as String?
      }
    guard isReadable else { return doubt }
    return ["readable", doubt].compactMap(\.self).joined(separator: "-")
  }

  /// What messages name besides the evidence.
  private func named(_ facts: ComponentFacts) -> Particulars {
    // A threshold that no sentence names would tell apart what is said alike.
    let hasRange = least != most && (isReadable || judgement.answer == .varies)
    let isCompared = isReadable || saying != "unknown"
    return [
      "behind": against, "deed": deed, "least": hasRange ? least : nil,
      "most": isCompared ? most : nil,
      "onBlack": judgement.supposed?.onBlack.description,
      "onWhite": judgement.supposed?.onWhite.description,
      "page": judgement.isOnAnyPage ? "any" : nil, "ratios": ratios, "what": what(facts),
    ]
  }

  private var ratios: String {
    guard let worst = judgement.worst, let best = judgement.best else { return "" }
    return worst.ratio == best.ratio ? "\(worst.ratio)" : "\(worst.ratio) to \(best.ratio)"
  }

  private func evidence(_ facts: ComponentFacts, _ verdicts: inout Verdicts) -> [Evidence] {
    guard let worst = judgement.worst else {
      guard let supposed = judgement.supposed else { return [] }
      return [
        Evidence("ratioOnWhite", .number(supposed.onWhite.value)),
        Evidence("ratioOnBlack", .number(supposed.onBlack.value)),
        Evidence("threshold", .number(most)),
      ]
    }
    var evidence = [
      Evidence("foreground", .text(worst.foreground.notation)),
      Evidence("background", .text(worst.background.notation)),
      Evidence("ratio", .number(worst.ratio.value)),
      Evidence("threshold", .number(judgement.answer == .varies ? least : most)),
    ]
    evidence += coat.names(in: facts.document)
    if let style = facts.component.parts[part].textStyle {
      if let size = style.size.value { evidence.append(Evidence("size", .number(size))) }
      if let weight = style.weight.value { evidence.append(Evidence("weight", .number(weight))) }
    }
    return judgement.answer == .falls ? evidence + remedies(facts, &verdicts) : evidence
  }
}

extension Coat {
  /// What its colours are called, and where those are defined that stand in other files.
  func names(in document: Document) -> [Evidence] {
    let names = origin.foreground + origin.background
    let places = document.foreign.filter { names.contains($0.name) }
      .map { "\($0.name) at \($0.location)" }
    let defined = places.isEmpty ? nil : Evidence("defined", .text(places.joined(separator: ", ")))
    return [Evidence("colors", .text(origin.cause)), defined].compactMap(\.self)
  }
}

extension Verdicts {
  /// Adds a pass of a part's colours in one variant that is not described.
  ///
  /// - Parameters:
  ///   - index: what is painted; an index into the component's parts.
  ///   - coat: the colours that were judged.
  ///   - variant: where they are seen.
  ///   - facts: the component.
  ///   - basis: what its evidence would tell; see ``Verdict/basis``.
  mutating func pass(
    _ index: Int,
    _ coat: Coat,
    in variant: Variant,
    _ facts: ComponentFacts,
    basis: @autoclosure () -> Int
  ) {
    if isForCustomColors, coat.origin.usesSystemColor { return }
    pass(
      facts.target(ofPart: index),
      in: variant,
      state: facts.stateName(ofPart: index),
      basis: basis()
    )
  }
}
