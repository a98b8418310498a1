internal import A11yModel

extension Check {
  /// Steps and marks that are met one by one lie in a container that says what they belong to.
  static let marksGrouped = Check("marks-grouped", restingOn: [.marks]) { context, verdicts in
    var worst = WorstVerdicts<Target>()
    for tree in context.facts.trees {
      let items = MetItems(tree)
      guard items.all.count > 1 else { continue }
      worst.add(verdict(on: items, tree, context), of: context.facts.root)
    }
    worst.append(to: &verdicts)
  }

  private static func verdict(
    on items: MetItems,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict {
    let noun = "\(items.all.count) \(context.component.kind.itemNoun)s"
    let whole = context.component.kind.noun
    var verdict = Verdict(.failed, context.facts.root)
    verdict.evidence = [Evidence("items", .number(Double(items.all.count)))]
    switch tree.container(of: items, in: context.component) {
    case .named(let container):
      verdict.result = .passed
      verdict.evidence.append(Evidence("container", .text(tree.name(of: container).value ?? "")))
      return verdict
    case .unknown(let fact):
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether people who use a screen reader are told what the \(noun) they meet belong to "
        + "depends on \(fact)"
      return verdict
    case .unnamed(let container):
      verdict.message =
        "people who use a screen reader are not told what the \(noun) they meet belong to: what "
        + "holds them has no name"
      verdict.target.place = tree.elements[container].source
      if container == 0 { verdict.matter = .nameOfWhole }
      verdict.remedy = "name"
    case .stop(let stop):
      verdict.message =
        "people who use a screen reader meet \(noun) beside ‘\(tree.announcement(of: stop).text)’ "
        + "and are not told that they lie in it: it is a stop and no container"
    case .none:
      verdict.matter = .nameOfWhole
      verdict.message =
        "people who use a screen reader meet \(noun) one by one and are not told that they are one "
        + "\(whole): no container holds them"
    }
    verdict.result = .failed(unless: missing(tree, context))
    return verdict
  }

  /// The fact without which something not described may hold them.
  private static func missing(_ tree: AccessibilityTree, _ context: CheckContext) -> String? {
    let noun = context.component.kind.itemNoun
    let fact = "what the \(noun)s lie in"
    if let fact = context.facts.doubt(fact, ofHost: "what its host puts the \(noun)s in") {
      return fact
    }
    // Who takes all meaning from an image may give it to what the page puts around it.
    let isBare = context.component.isPicture && tree.elements.first?.role?.isNone ?? false
    return isBare ? FileFact.surroundings.rawValue : nil
  }
}
