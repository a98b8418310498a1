internal import A11yModel

/// The stops that stand side by side in one container: steps, marks and entries as wholes, and
/// everything else by itself.
package struct Siblings {
  /// What stands beside others.
  package struct Sibling {
    // What is large stands first, for components may have millions.
    package var likeness: Likeness

    /// Its first stop.
    @FourBytes package var stop: Int

    /// Whether any of it is heard: “image” alone, of a symbol that nobody named, says nothing that
    /// could be compared.
    var isHeard: Bool

    init(stop: Int, likeness: Likeness, isHeard: Bool) {
      (self.likeness, self.isHeard) = (likeness, isHeard)
      self.stop = stop
    }

    /// What those have in common that are to be told apart and are heard alike.
    package struct Likeness: Hashable {
      /// What holds it; nil where nothing does.
      var container: Int?

      /// Labels on an axis, and texts, are told apart among themselves: each bears the name of its
      /// mark, or heads what is about the current step.
      var kind: Kind

      /// What is heard, by its number; where of two the same is missing, as of two ticks, it is the
      /// same.
      @FourBytes package private(set) var speech: Int

      init(container: Int?, kind: Kind, speech: Int) {
        (self.container, self.kind) = (container, kind)
        self.speech = speech
      }

      enum Kind {
        case tick
        case text
        case other

        init(_ element: Element) {
          self = element.kind == .tick ? .tick : element.isPlainText ? .text : .other
        }
      }
    }
  }

  private let facts: ComponentFacts

  /// What is heard, each once.
  package private(set) var speeches: DistinctSpeeches

  /// By version of a step, what stands in it, counted from the step's element.
  private var versions: [[Sibling]?]

  /// Stands for a container around the step.
  private static let around = -1

  package init(_ facts: ComponentFacts) {
    self.facts = facts
    speeches = DistinctSpeeches(expecting: facts.occurrences.count) { place in
      facts.trees[place.snapshot].announcement(ofWhole: place.element)
    }
    versions = Array(repeating: nil, count: facts[StepVersions.self].first.count)
  }

  /// Those of several in a container of which anything is heard, in a snapshot.
  package mutating func siblings(in snapshot: Int) -> [Sibling] {
    let tree = facts.trees[snapshot]
    var all: [Sibling] = []
    all.reserveCapacity(facts.occurrences.count)
    var start = 0
    for place in facts[StepVersions.self].places[snapshot] {
      add(in: start..<place.element, snapshot, to: &all)
      start = place.end
      let container = tree.container(of: place.element)
      for part in parts(of: place, snapshot) {
        var sibling = part
        sibling.stop += place.element
        sibling.likeness.container =
          part.likeness.container == Self.around
          ? container : part.likeness.container.map { $0 + place.element }
        all.append(sibling)
      }
    }
    add(in: start..<tree.elements.count, snapshot, to: &all)
    let alone = Self.alone(all)
    all.removeAll { sibling in
      !sibling.isHeard || !alone.isEmpty && alone.contains(sibling.likeness.container)
    }
    return all
  }

  /// The containers that hold no more than one.
  private static func alone(_ siblings: [Sibling]) -> Set<Int?> {
    var alone: Set<Int?> = []
    var others: Set<Int?> = []
    for (index, sibling) in siblings.enumerated() {
      let container = sibling.likeness.container
      // Most stand behind two others of their container.
      if index > 1, siblings[index - 1].likeness.container == container,
        siblings[index - 2].likeness.container == container
      {
        continue
      }
      if alone.remove(container) != nil {
        others.insert(container)
      } else if !others.contains(container) {
        alone.insert(container)
      }
    }
    return alone
  }

  private mutating func parts(
    of place: StepVersions.Place,
    _ snapshot: Int
  ) -> [Sibling] {
    if let known = versions[place.version] { return known }
    var parts: [Sibling] = []
    add(in: place.element..<place.end, snapshot, to: &parts)
    for index in parts.indices {
      parts[index].stop -= place.element
      let container = parts[index].likeness.container ?? -1
      parts[index].likeness.container =
        container < place.element ? Self.around : container - place.element
    }
    versions[place.version] = parts
    return parts
  }

  private mutating func add(
    in range: Range<Int>,
    _ snapshot: Int,
    to siblings: inout [Sibling]
  ) {
    let tree = facts.trees[snapshot]
    for index in range where tree.isExposed(index) {
      // Of a picture nobody says which texts belong together: those of two axes may be the same.
      if facts.isShownAsHeard(tree.elements[index]) { continue }
      let whole = tree.whole(of: index)
      guard whole == index || tree.isFirst(index, of: whole) else { continue }
      siblings.append(
        Sibling(
          stop: index,
          likeness: Sibling.Likeness(
            container: tree.container(of: whole),
            kind: Sibling.Likeness.Kind(tree.elements[whole]),
            speech: speeches.number(at: DistinctSpeeches.Place(whole, in: snapshot))
          ),
          isHeard: tree.isHeard(whole)
        )
      )
    }
  }
}

extension AccessibilityTree {
  /// The step, mark or entry that a stop belongs to; a button in it stands by itself.
  fileprivate func whole(of index: Int) -> Int {
    guard !isItem(index), !isOperable(index) else { return index }
    var next = elements[index].parent
    while let ancestor = next, !isItem(ancestor) { next = elements[ancestor].parent }
    return next ?? index
  }

  /// Whether its name or its value is heard.
  private func isNamedOrValued(_ index: Int) -> Bool {
    if case .known(let label) = elements[index].label, !label.isEmpty { return true }
    return name(of: index).told?.isEmpty == false || value(of: index).told?.isEmpty == false
  }

  private func isItem(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .step, .mark, .entry: true
    default: false
    }
  }

  /// Whether a stop is the first of the item it belongs to.
  fileprivate func isFirst(_ index: Int, of whole: Int) -> Bool {
    guard !isOperable(whole) else { return false }
    return (whole..<elements[whole].end).first { isExposed($0) && !isOperable($0) }
      == index
  }

  /// What is heard of a stop, or of all that belongs to an item, one after another, with the names
  /// of containers that are entered with it.
  fileprivate func announcement(ofWhole whole: Int) -> Announcement {
    if elements[whole].end <= whole + 1 { return announcement(of: whole) }
    let parts = parts(of: whole)
    guard isItem(whole) else { return .joined(parts.map { announcement(of: $0) }) }
    let entered = (whole..<elements[whole].end).filter { exposures[$0] == .container }
    let all = (parts + entered).sorted()
    return .joined(
      all.map { index in
        guard exposures[index] == .container else { return announcement(of: index) }
        return Announcement(authored: [name(of: index).told].compactMap(\.self))
      }
    )
  }

  /// Whether the name or the value of any of it is heard.
  fileprivate func isHeard(_ whole: Int) -> Bool {
    if elements[whole].end <= whole + 1 { return isNamedOrValued(whole) }
    return parts(of: whole).contains(where: isNamedOrValued)
  }

  /// The stops that a whole is made of.
  private func parts(of whole: Int) -> [Int] {
    guard isItem(whole), !isOperable(whole) else { return [whole] }
    return (whole..<elements[whole].end).filter { isExposed($0) && !isOperable($0) }
  }
}
