package import A11yModel

/// What tells a listener that a part can be operated, or fails to.
package enum OperableRole: Hashable, Sendable {
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

  /// - Parameters:
  ///   - index: an element that can be operated.
  ///   - tree: what it is in.
  ///   - holders: of each element, whether anything it holds can be operated.
  ///   - conflicts: sets of traits that exclude each other.
  ///   - facts: the component.
  package init?(
    of index: Int,
    in tree: AccessibilityTree,
    _ holders: [Bool],
    conflicts: [Traits],
    _ facts: ComponentFacts
  ) {
    guard let operation = tree.operation(of: index) else { return nil }
    let isClickable = tree.elements[index].isClickable
    var isReached = false
    switch tree.exposures[index] {
    case .hidden, .decorative: return nil
    case .merged(let stop):
      self.init(combined: index, in: stop, tree)
      return
    case .swallowed(let stop) where tree.elements[stop].grouping == .combine:
      self.init(combined: index, in: stop, tree)
      return
    // What a stop silences is for other rules, unless only a script knows that it is operated.
    case .swallowed, .none: guard isClickable else { return nil }
    case .exposed, .container: isReached = true
    }
    if isClickable, holders[index] || tree.isWithinControl(index) { return nil }
    if AccessibilityTree.isGesture(index, tree.elements) { return nil }
    let (role, traits) = (tree.elements[index].role, tree.elements[index].traits)
    if isReached, role.map({ $0.isOperable || $0.isComposite }) ?? false {
      self = .role
    } else if let conflict = conflicts.first(where: traits.isSuperset) {
      self = .conflict(conflict)
    } else if isReached, !traits.isDisjoint(with: .operable) {
      self = tree.exposures[index] == .container ? .ofContainer : Self.named(index, tree)
    } else if operation == .keyboard, !isClickable, tree.elements[index].action == nil {
      if tree.elements[index].isRoleStated { return nil }
      self = .focusAlone
    } else {
      // A fragment’s host may give traits to the whole, and not to what is in it.
      let isOpen = index == 0 || !facts.isComplete.contains(.tree)
      let fact = facts.doubt("the traits of the \(tree.elements[index].kind.rawValue)")
      self = isOpen ? fact.map { .unknown($0) } ?? .none : .none
    }
  }

  /// Of a part that can be operated and is combined with others.
  private init?(combined index: Int, in stop: Int, _ tree: AccessibilityTree) {
    if tree.isNamelessControl(index) {
      self = .namedByWhole(stop)
    } else if tree.elements[stop].grouping == .combine, !tree.isOperable(stop), tree.isTap(index) {
      self = .tap(stop)
    } else {
      return nil
    }
  }

  /// Of something with a role.
  private static func named(_ index: Int, _ tree: AccessibilityTree) -> OperableRole {
    guard tree.isNameAskedHere(of: index) else { return .role }
    if tree.isNameEmpty(index) { return .nameless }
    guard let fact = tree.name(of: index).missing, !tree.holdsWhatIsSeen(index) else {
      return .role
    }
    return .unknownName(fact)
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
  /// Traits written as in “button+link”.
  package init(joined text: String) {
    let names = text.split(separator: "+")
    self = Traits.names.reduce(into: Traits()) { traits, known in
      if names.contains(Substring(known.name)) { traits.insert(known.trait) }
    }
  }

  /// What they make of an element, in a sentence.
  package var things: [String] {
    names.map { name in
      switch name {
      case "adjustable": "something to adjust"
      case "toggle": "a switch"
      default: "a \(name)"
      }
    }
  }
}
