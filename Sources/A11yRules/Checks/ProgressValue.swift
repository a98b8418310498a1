internal import A11yModel
internal import Language
internal import Support

extension Check {
  /// How far a progress is, is the value of one stop; where nobody knows, that something goes on is
  /// heard and no number.
  static let progressValue = Check("progress-value") { context, verdicts in
    guard let progress = context.component.progress, let tree = context.facts.trees.first,
      !tree.exposures[0].isDecorative
    else { return }
    verdicts.append(
      progress.isDeterminate ? determinate(tree, context) : indeterminate(tree, context)
    )
  }

  private static func determinate(_ tree: AccessibilityTree, _ context: CheckContext) -> Verdict {
    let valued = context.facts[ValuedProgress.self]
    if valued.count == 1 { return verdict(.passed, at: valued[0].target, tree) }
    if valued.count > 1 {
      var verdict = verdict(.failed, at: valued[1].target, tree)
      verdict.message =
        "people who use a screen reader meet \(valued.count) values for one progress: "
        + valued.map { "‘\($0.text)’" }.joined(separator: ", ")
      verdict.impact = .moderate
      verdict.remedy = "several"
      return verdict
    }
    let spoken = context.facts[AnnouncedProgress.self]
    if let first = spoken.first { return verdict(.passed, at: first.target, tree) }
    return unheard("are not told how far it is", tree, context)
  }

  private static func indeterminate(_ tree: AccessibilityTree, _ context: CheckContext) -> Verdict {
    let numbered = context.facts.occurrences.first { occurrence in
      let element = context.facts.element(occurrence)
      let text = context.facts.announcement(occurrence).text
      let language = context.facts.languageTag(of: occurrence.element, in: occurrence.snapshot)
      return (element.kind == .component || !element.isOperable)
        && SpokenProgress(text, context.facts.spokenLanguage(of: language)).claimsShare
    }
    if let numbered {
      let text = context.facts.announcement(numbered).text
      var verdict = verdict(
        .failed,
        at: context.facts.target(of: context.facts.element(numbered)),
        tree
      )
      verdict.message =
        "people who use a screen reader hear ‘\(text)’ though nobody knows how far it is"
      verdict.impact = .serious
      verdict.remedy = "indeterminate"
      verdict.evidence = [Evidence("announcement", .text(text))]
      return verdict
    }
    let named = context.facts.occurrences.first { occurrence in
      !context.facts.element(occurrence).isOperable
        && !(context.facts.announcement(occurrence).words.isEmpty)
    }
    if named != nil {
      var verdict = verdict(.passed, at: context.facts.root, tree)
      guard let drawn = stillShare(context) else { return verdict }
      let fact = "whether the filled part, \(drawn) percent of the track, shows how far it is"
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether people who use a screen reader are told as much as is seen depends on \(fact)"
      return verdict
    }
    return unheard("are not told that something is going on", tree, context)
  }

  /// The share of its track that is seen to be filled in whole percent, where that is a part and
  /// nothing moves; nil otherwise.
  private static func stillShare(_ context: CheckContext) -> String? {
    guard context.component.animations.isEmpty,
      let percent = context.component.progress?.drawnPercent?.rounded(), percent > 0, percent < 100
    else { return nil }
    return DecimalText.short(percent)
  }

  private static func verdict(
    _ result: Verdict.Result,
    at target: Target,
    _ tree: AccessibilityTree
  ) -> Verdict {
    var verdict = Verdict(result, target)
    if tree.elements[0].isOperable { verdict.conditions = ["operable"] }
    return verdict
  }

  /// Words that may tell how far a measure or a task is.
  private static let levels: WordSet = [
    "complete", "completed", "done", "finished", "started", "full", "half", "quarter", "third",
    "empty", "low", "medium", "high", "weak", "strong", "poor", "fair", "good", "excellent",
  ]

  /// Nothing says it; where something is not known, it may.
  private static func unheard(
    _ what: String,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict {
    let stops = context.facts.occurrences.map { context.facts.announcement($0) }
    let heard = Announcement.joined(stops)
    var missing = heard.missing { $0.contains(where: \.isNumber) }
    if context.facts.mayValueBeInUnknownWords {
      missing.append("the words for numbers in the language")
    }
    if context.component.isAssumed, heard.words.contains(anyOf: Self.levels) {
      missing.append("how much of it ‘\(heard.text)’ means")
    }
    if let fact = context.facts.doubtOfWhole { missing.append(fact) }
    if tree.exposures[0] == .none, let fact = tree.elements[0].value.missing {
      missing.append(fact)
    }
    var verdict = verdict(
      missing.isEmpty ? .failed : .cantTell(missing, likely: .fail),
      at: context.facts.root,
      tree
    )
    verdict.message =
      "people who use a screen reader \(what): "
      + (stops.isEmpty
        ? "none of the progress indicator is reached"
        : heard.text.isEmpty ? "what they reach says nothing" : "all they hear is ‘\(heard.text)’")
    verdict.evidence = [Evidence("announcement", .text(heard.text))]
    if let role = context.component.progress?.role {
      verdict.evidence.append(Evidence("role", .text(role.rawValue)))
    }
    // A value in words tells something.
    if context.facts.occurrences.contains(where: { context.facts.element($0).value.value != nil }) {
      verdict.impact = .serious
    }
    let whole = tree.elements[0]
    if !(context.component.progress?.isDeterminate ?? true) {
      verdict.remedy = "indeterminate"
    } else if whole.grouping == .contain, whole.value != .absent {
      verdict.remedy = "container"
    } else if tree.exposures[0] == .exposed, !tree.isNameEmpty(0) {
      verdict.remedy = "value"
    }
    return verdict
  }
}

extension AccessibilityTree.Exposure {
  fileprivate var isDecorative: Bool {
    if case .decorative = self { true } else { false }
  }
}

extension ComponentFacts {
  /// Whether a value is words of a language whose numbers in words are not known here.
  fileprivate var mayValueBeInUnknownWords: Bool {
    occurrences.contains { occurrence in
      let element = element(occurrence)
      let tag = languageTag(of: occurrence.element, in: occurrence.snapshot)
      return element.value.value.map { !Words($0).isEmpty } ?? false
        && (element.kind == .component || !element.isOperable)
        && !SpokenLanguage.isEnglish(tag)
    }
  }
}
