internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue
internal import Support

extension Check {
  /// What can be operated has a name, and is announced as something that can be, and as one thing.
  static let interactiveHasRole = CheckSignature(
    "interactive-has-role",
    formerly: "operable-role",
    words: ["conflicts"],
    cases: ["combined", "conflict", "container", "link", "name", "name-of-container", "tap"],
    evidence: ["announcement"]
  ).deciding { context, verdicts in
    let conflicts = context.parameters.memo.value {
      Check.conflicts(context.list("conflicts"))
    }
    var worst = WorstVerdicts<Target>()
    var meaning = HeardWords(context.facts)
    let versions = context.facts[StepVersions.self]
    let isAlone = context.facts.trees.count == 1
    for (snapshot, tree) in context.facts.trees.enumerated() {
      let holders = tree.holdersOfOperable
      var offered: OfferedActions?
      for index in versions.news(in: snapshot, tree).joined() {
        guard let finding = finding(index, tree, holders, conflicts, context) else { continue }
        if case .tap = finding {
          let known = offered ?? OfferedActions(tree, context.component, &meaning)
          offered = known
          if known.cover(index, tree, &meaning) { continue }
        }
        let target = context.facts.target(of: index, in: tree)
        if case .role = finding, isAlone, !verdicts.describesPasses {
          verdicts.pass(target)
        } else {
          worst.add(verdict(on: index, finding, target, tree))
        }
      }
    }
    worst.append(to: &verdicts)
  }

  /// What is found of a part that can be operated.
  private enum Finding {
    /// It has a role, and one only.
    case role
    /// It has a role, and nothing says what it is for.
    case nameless
    /// It has a role, and nobody knows whether it has a name.
    case unknownName(String)
    /// It has roles that exclude each other.
    case conflict(Traits)
    /// Nothing says that it can be operated.
    case none
    /// Its traits are those of a container, which may never be announced.
    case ofContainer
    /// Nobody knows its traits.
    case unknown(String)
    /// It is combined with what says something else, and has no name of its own.
    case namedByWhole(Int)
    /// It takes taps and is combined with others, which nobody says to take these over.
    case tap(Int)
    /// It can have the focus, and nobody knows whether anything can be done with it.
    case focusAlone
  }

  /// Sets of traits that exclude each other, each written as in “button+link”.
  private static func conflicts(_ list: [String]) -> [Traits] {
    list.map { pair in
      let names = pair.split(separator: "+")
      return Traits.names.reduce(into: Traits()) { traits, known in
        if names.contains(Substring(known.name)) { traits.insert(known.trait) }
      }
    }
  }

  private static func finding(
    _ index: Int,
    _ tree: AccessibilityTree,
    _ holders: [Bool],
    _ conflicts: [Traits],
    _ context: CheckContext
  ) -> Finding? {
    guard let operation = tree.operation(of: index) else { return nil }
    let isClickable = tree.elements[index].isClickable
    var isReached = false
    switch tree.exposures[index] {
    case .hidden, .decorative: return nil
    case .merged(let stop):
      return tree.isNamelessControl(index) ? .namedByWhole(stop) : combined(index, in: stop, tree)
    case .swallowed(let stop) where tree.elements[stop].grouping == .combine:
      return tree.isNamelessControl(index) ? .namedByWhole(stop) : combined(index, in: stop, tree)
    // What a stop silences is for other rules, unless only a script knows that it is operated.
    case .swallowed, .none: guard isClickable else { return nil }
    case .exposed, .container: isReached = true
    }
    if isClickable, holders[index] || tree.isWithinControl(index) { return nil }
    if AccessibilityTree.isGesture(index, tree.elements) { return nil }
    let (role, traits) = (tree.elements[index].role, tree.elements[index].traits)
    if isReached, role.map({ $0.isOperable || $0.isComposite }) ?? false { return .role }
    if let conflict = conflicts.first(where: traits.isSuperset) { return .conflict(conflict) }
    if isReached, !traits.isDisjoint(with: .operable) {
      return tree.exposures[index] == .container ? .ofContainer : named(index, tree)
    }
    if operation == .keyboard, !isClickable, tree.elements[index].action == nil {
      return tree.elements[index].isRoleStated ? nil : .focusAlone
    }
    // A fragment’s host may give traits to the whole, and not to what is in it.
    let isOpen = index == 0 || !context.facts.isComplete.contains(.tree)
    let traitsFact = "the traits of the \(tree.elements[index].kind.rawValue)"
    if isOpen, let fact = context.facts.doubt(traitsFact) { return .unknown(fact) }
    return Finding.none
  }

  /// What is found of a part that can be operated and is combined with others.
  private static func combined(
    _ index: Int,
    in stop: Int,
    _ tree: AccessibilityTree
  ) -> Finding? {
    let isLost = tree.elements[stop].grouping == .combine && !tree.isOperable(stop)
    return isLost && tree.isTap(index) ? .tap(stop) : nil
  }

  /// Whether something with a role has a name.
  private static func named(_ index: Int, _ tree: AccessibilityTree) -> Finding {
    guard tree.isNameAskedHere(of: index) else { return .role }
    if tree.isNameEmpty(index) { return .nameless }
    guard let fact = tree.name(of: index).missing, !tree.holdsWhatIsSeen(index) else {
      return .role
    }
    return .unknownName(fact)
  }

  private static func verdict(
    on index: Int,
    _ finding: Finding,
    _ target: Target,
    _ tree: AccessibilityTree
  ) -> Verdict {
    var verdict = Verdict(.passed, target)
    let isMet = tree.exposures[index] == .exposed || tree.exposures[index] == .container
    let heard = isMet ? tree.announcement(of: index).text : ""
    verdict.evidence = [Evidence("announcement", .text(heard))]
    let caption = tree.caption(of: index)
    let part = caption.isEmpty ? "the \(tree.elements[index].kind.rawValue) here" : "‘\(caption)’"
    let people = "people who use a screen reader"
    switch finding {
    case .role: break
    case .nameless:
      verdict.result = .failed
      let traits = tree.elements[index].traits
      verdict.message = "\(people) are told that there is \(traits.withoutName): it has no name"
      verdict.remedy = tree.holdsStops(index) ? "name-of-container" : "name"
    case .unknownName(let fact):
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether \(people) are told what the \(tree.elements[index].kind.rawValue) here is for "
        + "depends on \(fact)"
    case .conflict(let traits):
      verdict.result = .failed
      verdict.message =
        "\(people) hear ‘\(heard)’ and cannot tell whether it is "
        + traits.things.joined(separator: " or ")
      verdict.remedy = "conflict"
    case .none:
      verdict.result = .failed
      let isLink = tree.elements[index].isRoleStated && tree.elements[index].action != nil
      if isLink, !tree.elements[index].isClickable { verdict.remedy = "link" }
      if tree.elements[index].role == nil,
        !AccessibilityTree.presentsChildren(tree.elements[index]),
        tree.holdsStops(index)
      {
        verdict.remedy = "container"
      }
      // What is a button needs a name besides.
      if isMet, tree.isNameEmpty(index) { verdict.sites = [] }
      verdict.message =
        if heard.isEmpty {
          "\(people) are not told that \(part) can be operated"
        } else if let word = tree.elements[index].roleDescription {
          "\(people) hear ‘\(heard)’, where ‘\(word)’ is a word for its role and no role: their "
            + "software is not told that it can be operated"
        } else {
          "\(people) hear ‘\(heard)’ and are not told that it can be operated"
        }
    case .ofContainer:
      let fact = "whether the traits of a container are announced"
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message = "whether \(people) are told that \(part) can be operated depends on \(fact)"
      verdict.remedy = "container"
    case .unknown(let fact):
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message = "whether \(people) are told that \(part) can be operated depends on \(fact)"
    case .namedByWhole(let stop):
      let whole = "‘\(tree.announcement(of: stop).text)’"
      let fact = "whether \(whole) says what the control in it is for"
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether \(people) are told what the control without a name is for depends on whether "
        + "\(whole), with which it is combined, says so"
      verdict.evidence = [Evidence("announcement", .text(tree.announcement(of: stop).text))]
      verdict.remedy = "combined"
    case .tap(let stop):
      let whole = tree.announcement(of: stop).text
      verdict.result = .failed
      verdict.isAssumed = true
      verdict.message =
        "\(people) hear ‘\(whole)’ and are not told that \(part) in it can be operated"
      verdict.evidence = [Evidence("announcement", .text(whole))]
      verdict.remedy = "tap"
      // Of taps that one stop combines, one edit mends all.
      verdict.cause = "taps that are combined"
    case .focusAlone:
      let fact = "whether anything happens when it is activated"
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether \(people) must be told what can be done with \(part), which can have the focus, "
        + "depends on \(fact)"
      // What draws a picture gives all its parts the focus for one reason.
      verdict.cause = "focus without a role"
    }
    return verdict
  }
}

extension Element.Role {
  /// Whether what such an element holds is operated through it.
  fileprivate var isComposite: Bool {
    switch self {
    case .application, .grid, .listbox, .menu, .menubar, .radiogroup, .scrollbar, .tablist,
      .toolbar, .tree, .treegrid:
      true
    default: false
    }
  }
}

extension Traits {
  /// What they make of an element, in a sentence.
  fileprivate var things: [String] {
    names.map { name in
      switch name {
      case "adjustable": "something to adjust"
      case "toggle": "a switch"
      default: "a \(name)"
      }
    }
  }
}
