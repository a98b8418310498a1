internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// A chart has a title that people see and hear, and that says what the chart shows.
  static let chartHasTitle = CheckSignature(
    "chart-has-title",
    formerly: "chart-title",
    words: GenericTitle.lists,
    restingOn: [.title],
    cases: ["generic", "unheard", "which"],
    evidence: ["name", "text", "title"]
  ).deciding { context, verdicts in
    guard context.component.chart != nil, context.facts.trees.first?.elements.first != nil,
      !context.facts.isDecorative
    else { return }
    let generic = GenericTitle(context.set)
    switch SeenTitle(context.facts) {
    case .title(let title):
      if let verdict = verdict(on: title, generic, context) { verdicts.append(verdict) }
    case .perhaps(let text, let source):
      var verdict = Verdict(
        .cantTell(["whether ‘\(text)’ is the title"], likely: generic.isOne(text) ? .fail : .pass),
        Target(context.component.source, at: source),
        "whether people are told what the chart shows depends on whether ‘\(text)’ is its title"
      )
      verdict.evidence = [Evidence("text", .text(text))]
      verdict.remedy = "which"
      verdicts.append(verdict)
    case .unwritten(let fact, let source):
      let title = Chart.Title(text: .unknown(fact), source: source)
      if let verdict = verdict(on: title, generic, context) { verdicts.append(verdict) }
    case .none: verdicts.append(verdictOnNone(generic, context))
    }
  }

  /// - Returns: nil where all that is wrong is that nothing of the chart is heard.
  private static func verdict(
    on title: Chart.Title,
    _ generic: GenericTitle,
    _ context: CheckContext
  ) -> Verdict? {
    var verdict = Verdict(.passed, Target(context.component.source, at: title.source))
    guard let text = title.text.value else {
      let fact = title.text.missing ?? "what the title says"
      verdict.result = .cantTell([fact], likely: .pass)
      verdict.message = "whether people are told what the chart shows depends on \(fact)"
      return verdict
    }
    verdict.evidence = [Evidence("title", .text(text))]
    if generic.isOne(text) {
      verdict.result = .failed
      verdict.message = "the title ‘\(text)’ does not tell people what the chart shows"
      verdict.remedy = "generic"
      return verdict
    }
    if context.facts.isHiddenAsWhole { return nil }
    guard !isHeard(text, generic, context) else { return verdict }
    verdict.message = "people who use a screen reader are not told the title, ‘\(text)’"
    verdict.remedy = "unheard"
    let missing = doubtsOfName(context)
    verdict.result = missing.isEmpty ? .failed : .cantTell(missing, likely: .fail)
    return verdict
  }

  /// A chart without a visible title; whoever hears its name is better off.
  private static func verdictOnNone(
    _ generic: GenericTitle,
    _ context: CheckContext
  ) -> Verdict {
    var verdict = Verdict(
      .failed,
      context.facts.root,
      "nobody who looks at the chart is told what it shows: it has no title"
    )
    if let name = heardName(generic, context) { verdict.evidence = [Evidence("name", .text(name))] }
    if context.component.isPicture, let name = context.facts.trees.first?.elements[0].label.value,
      generic.isOne(name)
    {
      verdict.message = "the title ‘\(name)’ does not tell people what the chart shows"
      verdict.evidence = [Evidence("title", .text(name))]
      verdict.remedy = "generic"
      return verdict
    }
    let missing =
      context.component.isPicture
      ? FileFact.title.rawValue
      : context.facts.doubt(
        "the title of the chart",
        ofHost: "the title that its host gives the chart"
      )
    if let missing {
      verdict.result = .cantTell([missing], likely: .fail)
      verdict.message =
        "whether people who look at the chart are told what it shows depends on \(missing)"
    }
    return verdict
  }

  // MARK: what is heard

  /// Whether the title is heard, or a name in its place.
  private static func isHeard(
    _ title: String,
    _ generic: GenericTitle,
    _ context: CheckContext
  ) -> Bool {
    guard heardName(generic, context) == nil, let tree = context.facts.trees.first else {
      return true
    }
    let words = Words(title)
    return tree.elements.indices.contains { index in
      tree.isMet(index) && tree.elements[index].subject == .component
        && tree.announcement(of: index).words.contains(words)
    }
  }

  /// What the chart as a whole is called to assistive technology, where that says what it shows.
  private static func heardName(_ generic: GenericTitle, _ context: CheckContext) -> String? {
    let tree = context.facts.trees.first
    let isMet = tree?.isMet(0) ?? false
    let graph = context.facts.isHiddenAsWhole ? nil : context.component.chart?.descriptor
    let names = [isMet ? tree?.elements[0].label.value : nil, graph?.title.value]
    return names.compactMap(\.self).first { !generic.isOne($0) }
  }

  /// What is not known of what the chart is called.
  private static func doubtsOfName(_ context: CheckContext) -> [String] {
    let root = context.facts.trees.first?.elements.first
    if let fact = context.facts.doubtOfWhole { return [fact] }
    if context.component.isPicture, root?.isHidden ?? false {
      return [FileFact.substitute.rawValue]
    }
    let graph = context.component.chart?.descriptor
    return [root?.label.missing, graph?.title.missing].compactMap(\.self)
  }
}

extension ComponentFacts {
  /// Whether the author says that all of it is decoration.
  var isDecorative: Bool { trees.first?.elements.first?.isDecorative ?? false }

  /// Whether all of it is hidden, which hidden-without-alternative finds.
  ///
  /// No summary or audio graph of it is reached then, either. What a picture hides its page may say.
  var isHiddenAsWhole: Bool {
    !component.isPicture && trees.first?.elements.first?.isHidden ?? false
  }
}
