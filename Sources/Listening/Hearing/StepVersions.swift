internal import A11yModel
internal import Language

/// The steps of a component in its snapshots: most are the same in many, and judged once for all.
package struct StepVersions: Sendable {
  /// A step in a snapshot.
  package struct Place: Sendable {
    package var step: Int

    /// The step's element, and the end of what it holds.
    package var element: Int
    var end: Int

    /// The same number wherever the step is in the same state and holds the same, met in the same
    /// way.
    package var version: Int
  }

  /// By snapshot, the steps in the order of their elements.
  package private(set) var places: [[Place]] = []

  /// Where the step is so for the first time, by version.
  package private(set) var first: [Origin] = []

  package struct Origin: Sendable {
    package var snapshot: Int
    package var element: Int

    /// Whether a user meets anything in it.
    package var hasStops: Bool
  }

  init(_ component: Component, _ trees: [AccessibilityTree]) {
    var known = Array(repeating: [Int](), count: component.steps.count)
    places.reserveCapacity(trees.count)
    for (snapshot, tree) in trees.enumerated() {
      let states = component.snapshots[snapshot].stepStates
      var places: [Place] = []
      places.reserveCapacity(component.steps.count)
      var index = 0
      while index < tree.elements.count {
        let element = index
        index += 1
        guard tree.elements[element].kind == .step,
          case .step(let step) = tree.elements[element].subject
        else { continue }
        let same = known[step].last { version in
          let origin = first[version]
          return component.snapshots[origin.snapshot].stepStates[step] == states[step]
            && tree.isSame(element, as: origin.element, in: trees[origin.snapshot])
        }
        let end = max(tree.elements[element].end, index)
        if same == nil {
          known[step].append(first.count)
          let hasStops = (element..<end).contains(where: tree.isExposed)
          first.append(Origin(snapshot: snapshot, element: element, hasStops: hasStops))
        }
        let version = same ?? first.count - 1
        places.append(Place(step: step, element: element, end: end, version: version))
        index = end
      }
      self.places.append(places)
    }
  }

  /// What a snapshot has besides steps, and those steps that are not the same in an earlier one.
  package func news(in snapshot: Int, _ tree: AccessibilityTree) -> [Range<Int>] {
    guard snapshot > 0 else { return [tree.elements.indices] }
    var news: [Range<Int>] = []
    var start = 0
    for place in places[snapshot] where first[place.version].snapshot != snapshot {
      if start < place.element { news.append(start..<place.element) }
      start = place.end
    }
    if start < tree.elements.count { news.append(start..<tree.elements.count) }
    return news
  }
}

extension AccessibilityTree {
  /// Whether an element and all it holds are the same as one in another tree, and met and spoken of
  /// in the same way.
  fileprivate func isSame(_ index: Int, as other: Int, in tree: AccessibilityTree) -> Bool {
    let end = elements[index].end
    guard end - index == tree.elements[other].end - other,
      !isPlacedFromOutside(index), !tree.isPlacedFromOutside(other)
    else { return false }
    let areSame = elements.withUnsafeBufferPointer { mine in
      tree.elements.withUnsafeBufferPointer { theirs in
        (index..<max(end, index + 1)).allSatisfy { place in
          let twin = place - index + other
          return
            (place == index
            || (mine[place].parent.map { $0 - index } == theirs[twin].parent.map { $0 - other }))
            && mine[place].end - index == theirs[twin].end - other
            && exposures[place].shifted(from: index) == tree.exposures[twin].shifted(from: other)
            && mine[place].isLike(theirs[twin])
        }
      }
    }
    guard areSame else { return false }
    let languages = (elements[index].parent, tree.elements[other].parent)
    return languages.0.flatMap(language) == languages.1.flatMap(tree.language)
  }

  /// Whether a list may say the place of something in an element that is around the element itself.
  private func isPlacedFromOutside(_ index: Int) -> Bool {
    var next = elements[index].parent
    while let ancestor = next, exposures[ancestor] == .none {
      if elements[ancestor].listPosition != nil { return true }
      next = elements[ancestor].parent
    }
    return false
  }
}

extension AccessibilityTree.Exposure {
  /// The same counted from some element on, where it is due to an element from there on.
  fileprivate func shifted(from start: Int) -> Self {
    func shifted(_ index: Int) -> Int { index < start ? index : index - start - (1 << 32) }
    return switch self {
    case .exposed, .container, .none: self
    case .hidden(let index): .hidden(by: shifted(index))
    case .decorative(let index): .decorative(by: shifted(index))
    case .swallowed(let index): .swallowed(by: shifted(index))
    case .merged(let index): .merged(into: shifted(index))
    }
  }
}

extension StepVersions: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> StepVersions {
    StepVersions(facts.component, facts.trees)
  }
}

extension ComponentFacts {
  /// The elements of all snapshots, of each step those alone in which something is new.
  package var newElements: [Occurrence] {
    let versions = self[StepVersions.self]
    return trees.enumerated().flatMap { snapshot, tree in
      versions.news(in: snapshot, tree).joined().map {
        Occurrence(snapshot: snapshot, element: $0)
      }
    }
  }
}
