internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What is hidden holds nothing that can be operated there alone.
  static let hiddenContainsNoInteractive = CheckSignature(
    "hidden-contains-no-interactive",
    formerly: "hidden-operable",
    when: ["keyboard"],
    cases: ["foreign", "keyboard", "stated"],
    evidence: ["hidden"],
    terms: ["count", "names"]
  ).deciding { context, verdicts in
    var meaning = HeardWords(context.facts)
    var worst = WorstVerdicts<Target>()
    let isAlone = context.facts.trees.count == 1
    for tree in context.facts.trees {
      var offered: OfferedActions?
      for index in tree.elements.indices where tree.isHidingOthers(index) {
        let target = context.facts.target(of: index, in: tree)
        let ask = Ask(context, describing: verdicts.comparesPasses, of: target)
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
        let foreign = found.isEmpty ? foreignPart(in: index, tree) : nil
        let answer =
          foreign.map {
            ask.unknown("whether the <\($0)> in it can be operated", as: "foreign")
          } ?? answer(on: found, tree, ask)
        if isAlone, found.isEmpty, foreign == nil {
          verdicts.add(answer, to: ask)
        } else if let verdict = answer.verdict(on: ask) {
          worst.add(verdict)
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

  private static func answer(
    on found: [Found],
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> CheckAnswer {
    for operation in [Operation.keyboard, .pointer, .stated] {
      let own = found.filter { $0.operation == operation }
      guard let first = own.first else { continue }
      let names = own.map { tree.caption(of: $0.element) }.filter { !$0.isEmpty }
      return ask.fails(
        as: operation == .keyboard ? "keyboard" : operation == .stated ? "stated" : nil,
        [
          "hidden": Array(names.prefix(10)), "count": own.count,
          "names": names.count == own.count ? NameList.text(names) : nil,
        ],
        unless: first.missing.map { [$0] } ?? missing(operation, names, ask.facts),
        likely: operation == .stated ? .none : .fail
      ) { if operation == .keyboard { $0.conditions = ["keyboard"] } }
    }
    return ask.holds()
  }

  /// The facts without which it may not be so.
  private static func missing(
    _ operation: Operation,
    _ names: [String],
    _ facts: ComponentFacts
  ) -> [String] {
    switch operation {
    case .keyboard: return []
    case .stated:
      let name = names.first.map { "‘\($0)’" } ?? "it"
      return ["whether a script acts on \(name), and nothing else does the same"]
    case .pointer:
      let fact = facts.doubt(
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
