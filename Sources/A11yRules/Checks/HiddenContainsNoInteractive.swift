internal import A11yModel
internal import Language
internal import RuleCatalogue

extension Check {
  /// What is hidden holds nothing that can be operated there alone.
  static let hiddenContainsNoInteractive = CheckSignature(
    "hidden-contains-no-interactive",
    formerly: "hidden-operable",
    when: ["keyboard"],
    cases: ["keyboard"],
    evidence: ["hidden"]
  ).deciding { context, verdicts in
    var meaning = HeardWords(context.facts)
    var worst = WorstVerdicts<Target>()
    let isAlone = context.facts.trees.count == 1
    for tree in context.facts.trees {
      var offered: OfferedActions?
      for index in tree.elements.indices where tree.isHidingOthers(index) {
        let target = context.facts.target(of: index, in: tree)
        let found = operable(in: index, tree).compactMap { one -> Found? in
          if one.operation == .keyboard { return one }
          let known = offered ?? OfferedActions(tree, context.component, &meaning)
          offered = known
          if known.cover(one.element, tree, &meaning) { return nil }
          // A picture beside a text often leads to the same place.
          let isLink = tree.elements[one.element].role == .link
          guard isLink, known.offersLinks else { return one }
          return Found(
            element: one.element,
            operation: .stated,
            missing: "whether another link leads to the same place"
          )
        }
        if found.isEmpty, let foreign = foreignPart(in: index, tree) {
          worst.add(foreignVerdict(on: foreign, target))
        } else if found.isEmpty, isAlone {
          verdicts.pass(target)
        } else {
          worst.add(verdict(on: found, target, tree, context))
        }
      }
    }
    worst.append(to: &verdicts)
  }

  /// Something hidden that a user can do something with.
  private struct Found {
    var element: Int
    var operation: Operation

    /// The fact without which nobody can tell whether the same is offered elsewhere.
    var missing: String?
  }

  /// The name of something in another language that an element hides; nil where it hides none.
  private static func foreignPart(in root: Int, _ tree: AccessibilityTree) -> String? {
    (root..<max(tree.elements[root].end, root + 1)).lazy
      .compactMap { tree.elements[$0].foreignParts.first }.first
  }

  private static func foreignVerdict(on name: String, _ target: Target) -> Verdict {
    let fact = "whether the <\(name)> in it can be operated"
    return Verdict(
      .cantTell([fact], likely: .none),
      target,
      "whether people come to something that is hidden from screen readers depends on \(fact)"
    )
  }

  /// What can be operated of all that an element hides, the outermost of each.
  private static func operable(in root: Int, _ tree: AccessibilityTree) -> [Found] {
    var found: [Found] = []
    var index = root
    while index < max(tree.elements[root].end, root + 1) {
      let operation = tree.operation(of: index)
      let isDisabled = tree.elements[index].traits.contains(.notEnabled)
      // What cannot be used now may still have the focus.
      guard let operation, !isDisabled || operation == .keyboard else {
        index += 1
        continue
      }
      // A script often listens around what it is for.
      let isAround = tree.elements[index].isClickable && operation == .pointer
      found.append(Found(element: index, operation: operation))
      index = isAround ? index + 1 : max(tree.elements[index].end, index + 1)
    }
    return found
  }

  private static func verdict(
    on found: [Found],
    _ target: Target,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict {
    var verdict = Verdict(.passed, target)
    for operation in [Operation.keyboard, .pointer, .stated] {
      let own = found.filter { $0.operation == operation }.map { tree.caption(of: $0.element) }
      guard !own.isEmpty else { continue }
      let names = own.filter { !$0.isEmpty }
      verdict.evidence = [Evidence("hidden", .list(Array(names.prefix(10))))]
      verdict.message = message(operation, names, own.count)
      let known = found.first { $0.operation == operation }?.missing
      let missing = known.map { [$0] } ?? missing(operation, names, context)
      verdict.result =
        missing.isEmpty
        ? .failed : .cantTell(missing, likely: operation == .stated ? .none : .fail)
      if operation == .keyboard {
        verdict.remedy = "keyboard"
        verdict.conditions = ["keyboard"]
      }
      return verdict
    }
    return verdict
  }

  private static func message(_ operation: Operation, _ names: [String], _ count: Int) -> String {
    let all =
      names.count == count ? NameList.text(names) : "\(count == 1 ? "something" : "\(count) parts")"
    let hidden = count == 1 ? "which is hidden" : "which are hidden"
    return switch operation {
    case .keyboard: "people who use a keyboard come to \(all), \(hidden) from screen readers"
    case .pointer: "people who use a screen reader cannot operate \(all), \(hidden) from them"
    case .stated:
      "people who use a screen reader may not be able to operate \(all), \(hidden) from them"
    }
  }

  /// The facts without which it may not be so.
  private static func missing(
    _ operation: Operation,
    _ names: [String],
    _ context: CheckContext
  ) -> [String] {
    switch operation {
    case .keyboard: return []
    case .stated:
      let name = names.first.map { "‘\($0)’" } ?? "it"
      return ["whether a script acts on \(name), and nothing else does the same"]
    case .pointer:
      let fact = context.facts.doubt(
        "the custom actions of what is reached",
        ofHost: "what the host of the fragment offers in its place"
      )
      return [fact].compactMap(\.self)
    }
  }
}

extension AccessibilityTree {
  /// Whether an element is hidden, or decoration, by itself and lies in nothing that is.
  fileprivate func isHidingOthers(_ index: Int) -> Bool {
    exposures[index] == .hidden(by: index) || exposures[index] == .decorative(by: index)
  }
}
