internal import A11yModel
internal import Listening
internal import RuleCatalogue
internal import Support

extension Check {
  /// What can be operated has a name, and is announced as something that can be, and as one thing.
  static let interactiveHasRole = CheckSignature(
    "interactive-has-role",
    formerly: "operable-role",
    words: ["conflicts"],
    cases: [
      "combined", "conflict", "container", "focus", "link", "name", "name-of-container", "nameless",
      "tap",
    ],
    evidence: ["announcement"],
    terms: ["part", "thing", "word"]
  ).deciding { context, verdicts in
    let conflicts = context.parameters.memo.value {
      context.list("conflicts").map(Traits.init(joined:))
    }
    var worst = WorstVerdicts<Target>()
    var meaning = HeardWords(context.facts)
    let versions = context.facts[StepVersions.self]
    let isAlone = context.facts.trees.count == 1
    for (snapshot, tree) in context.facts.trees.enumerated() {
      let holders = tree.holdersOfOperable
      var offered: OfferedActions?
      for index in versions.news(in: snapshot, tree).joined() {
        let found = OperableRole(of: index, in: tree, holders, conflicts: conflicts, context.facts)
        guard let found else { continue }
        if case .tap = found {
          let known = offered ?? OfferedActions(tree, context.component, &meaning)
          offered = known
          if known.cover(index, tree, &meaning) { continue }
        }
        let target = context.facts.target(of: index, in: tree)
        if found == .role, isAlone, !verdicts.describesPasses {
          verdicts.pass(target)
          continue
        }
        let ask = Ask(context, describing: true, of: target)
        if var verdict = answer(on: index, found, tree, ask).verdict(on: ask) {
          if verdict.result != .passed {
            let step = context.component.state(of: tree.elements[index].subject, in: snapshot)
            verdict.depicted = [step].compactMap(\.self)
          }
          worst.add(verdict)
        }
      }
    }
    worst.append(to: &verdicts)
  }

  private static func answer(
    on index: Int,
    _ found: OperableRole,
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> CheckAnswer {
    let element = tree.elements[index]
    let isMet = tree.exposures[index] == .exposed || tree.exposures[index] == .container
    let heard = isMet ? tree.text(of: index) : ""
    let caption = tree.caption(of: index)
    let part: Particulars = [
      "part": caption.isEmpty ? "the \(element.kind.rawValue) here" : "‘\(caption)’"
    ]
    let particulars = ["announcement": heard] + part
    switch found {
    case .role: return ask.holds(["announcement": heard])
    case .nameless:
      return ask.fails(
        as: tree.holdsStops(index) ? "name-of-container" : "name",
        particulars + ["thing": element.traits.withoutName]
      )
    case .unknownName(let fact):
      let kind = element.kind.rawValue
      return ask.unknown(fact, as: "nameless", ["announcement": heard, "part": kind])
    case .conflict(let traits):
      let things = traits.things.joined(separator: " or ")
      return ask.fails(as: "conflict", particulars + ["thing": things])
    case .none:
      let isLink = element.isRoleStated && element.action != nil && !element.isClickable
      let isContainer =
        element.role == nil && !AccessibilityTree.presentsChildren(element)
        && tree.holdsStops(index)
      return ask.fails(
        as: isContainer ? "container" : isLink ? "link" : nil,
        particulars + ["word": element.roleDescription]
      ) {
        // What is a button needs a name besides.
        if isMet, tree.isNameEmpty(index) { $0.sites = [] }
      }
    case .ofContainer:
      let fact = "whether the traits of a container are announced"
      return ask.unknown(fact, as: "container", particulars, likely: .fail)
    case .unknown(let fact): return ask.unknown(fact, particulars, likely: .fail)
    case .namedByWhole(let stop):
      let whole = tree.text(of: stop)
      let fact = "whether ‘\(whole)’ says what the control in it is for"
      return ask.unknown(fact, as: "combined", ["announcement": whole])
    case .tap(let stop):
      return ask.fails(as: "tap", ["announcement": tree.text(of: stop)] + part) {
        $0.isAssumed = true
        // Of taps that one stop combines, one edit mends all.
        $0.cause = "taps that are combined"
      }
    case .focusAlone:
      return ask.unknown("whether anything happens when it is activated", as: "focus", particulars)
      {
        // What draws a picture gives all its parts the focus for one reason.
        $0.cause = "focus without a role"
      }
    }
  }
}

extension AccessibilityTree {
  /// What is heard at a stop.
  fileprivate func text(of index: Int) -> String { announcement(of: index).text }
}

extension Component {
  /// A step with the state that it has in a snapshot; nil of what is no step or has none.
  fileprivate func state(of subject: Element.Subject, in snapshot: Int) -> Depicted? {
    guard case .step(let step) = subject, snapshots.indices.contains(snapshot),
      snapshots[snapshot].stepStates.indices.contains(step),
      let state = snapshots[snapshot].stepStates[step]
    else { return nil }
    return .step(step, state: state)
  }
}
