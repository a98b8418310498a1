package import A11yModel

extension ComponentFacts {
  /// An element that is met in some snapshot.
  package struct Occurrence: Hashable, Sendable {
    /// The first snapshot in which it is met so.
    @FourBytes package private(set) var snapshot: Int
    @FourBytes package private(set) var element: Int

    /// What the component or the step is in, where the element differs for it.
    package var state: String?

    package init(snapshot: Int, element: Int) {
      self.snapshot = snapshot
      self.element = element
    }
  }

  /// An occurrence, and the next one that says or is something else and has the same number.
  private struct Found {
    @FourBytes private(set) var snapshot: Int
    @FourBytes private(set) var element: Int

    /// Negative for none.
    var next: Int32 = -1

    /// Whether nothing else is said of the same.
    var isAlone = true

    init(_ snapshot: Int, _ element: Int) {
      self.snapshot = snapshot
      self.element = element
    }

    private func element(_ trees: [AccessibilityTree]) -> (source: Int, subject: Element.Subject) {
      let elements = trees[snapshot].elements
      return (elements[element].source, elements[element].subject)
    }

    /// A number that few elements share.
    func number(_ trees: [AccessibilityTree]) -> UInt64 {
      let (source, subject) = element(trees)
      return UInt64(truncatingIfNeeded: source &* 0x9E37_79B1 &+ (subject.index ?? -1))
    }

    func isOf(_ other: Found, _ trees: [AccessibilityTree]) -> Bool {
      element(trees) == other.element(trees)
    }
  }

  /// The elements of which something holds, each once for all snapshots in which it says the same.
  static func occurrences(
    _ component: Component,
    _ trees: [AccessibilityTree],
    where isMet: (AccessibilityTree, Int) -> Bool
  ) -> [Occurrence] {
    guard let first = trees.first else { return [] }
    guard trees.count > 1 else {
      return first.elements.indices.filter { isMet(first, $0) }.map {
        Occurrence(snapshot: 0, element: $0)
      }
    }
    var firsts = NumberTable(expecting: first.elements.count)
    var found: [Found] = []
    found.reserveCapacity(first.elements.count)
    for (snapshot, tree) in trees.enumerated() {
      for index in tree.elements.indices where isMet(tree, index) {
        let new = Found(snapshot, index)
        let number = new.number(trees)
        guard let first = firsts[number] else {
          firsts.add(found.count, number)
          found.append(new)
          continue
        }
        add(new, behind: first, to: &found, trees)
      }
    }
    return found.map { found in
      var occurrence = Occurrence(snapshot: found.snapshot, element: found.element)
      if !found.isAlone { occurrence.state = stateName(of: occurrence, component, trees) }
      return occurrence
    }
  }

  /// Adds an occurrence to those of its number, unless the same is said of the same before.
  private static func add(
    _ new: Found,
    behind first: Int,
    to found: inout [Found],
    _ trees: [AccessibilityTree]
  ) {
    var new = new
    var last = first
    var other: Int?
    var next = first
    while next >= 0 {
      if found[next].isOf(new, trees) {
        if saysSame(new, found[next], trees) { return }
        other = other ?? next
      }
      last = next
      next = Int(found[next].next)
    }
    if let other {
      found[other].isAlone = false
      new.isAlone = false
    }
    found[last].next = Int32(found.count)
    found.append(new)
  }

  private static func saysSame(
    _ one: Found,
    _ other: Found,
    _ trees: [AccessibilityTree]
  ) -> Bool {
    let (tree, earlier) = (trees[one.snapshot], trees[other.snapshot])
    return tree.announcement(of: one.element) == earlier.announcement(of: other.element)
      && tree.elements[one.element].hint.value == earlier.elements[other.element].hint.value
  }

  /// The state of the step an element is about, else the name of the snapshot.
  private static func stateName(
    of occurrence: Occurrence,
    _ component: Component,
    _ trees: [AccessibilityTree]
  ) -> String {
    let snapshot = component.snapshots[occurrence.snapshot]
    if case .step(let step) = trees[occurrence.snapshot].elements[occurrence.element].subject,
      let state = snapshot.stepStates[step]
    {
      return component.states[state].id
    }
    return snapshot.name
  }
}

extension Element.Subject {
  /// The place among its like of the step, mark, series or category; nil of the component itself.
  package var index: Int? {
    switch self {
    case .component: nil
    case .step(let index), .mark(let index), .series(let index), .category(let index): index
    }
  }
}
