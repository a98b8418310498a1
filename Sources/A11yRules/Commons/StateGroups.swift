internal import A11yModel

/// The containers that hold steps of one state only: what is heard of such a one besides its steps
/// is heard of each of them.
struct StateGroups {
  private let facts: ComponentFacts

  /// What a container says for all its steps; nil where their states differ.
  private var speech: [Place: Announcement?] = [:]

  private struct Place: Hashable {
    var snapshot: Int
    var container: Int
  }

  /// By snapshot and step, the step's element.
  private let steps: [[Int: Int]]

  init(_ facts: ComponentFacts) {
    self.facts = facts
    steps = facts.trees.map { tree in
      var steps: [Int: Int] = [:]
      for (index, element) in tree.elements.enumerated() where element.kind == .step {
        if case .step(let step) = element.subject { steps[step] = index }
      }
      return steps
    }
  }

  /// The element of a step.
  func element(of step: Int, in snapshot: Int) -> Int? { steps[snapshot][step] }

  /// What is heard of a step's containers, the step itself included where it is one.
  mutating func announcements(around element: Int, in snapshot: Int) -> [Announcement] {
    let tree = facts.trees[snapshot]
    return ([element] + tree.ancestors(of: element)).compactMap { container -> Announcement? in
      guard container != 0, tree.exposures[container] == .container else { return nil }
      let place = Place(snapshot: snapshot, container: container)
      if let known = speech[place] { return known }
      let found = announcement(of: container, tree, facts.component.snapshots[snapshot])
      speech[place] = .some(found)
      return found
    }
  }

  private func announcement(
    of container: Int,
    _ tree: AccessibilityTree,
    _ snapshot: Snapshot
  ) -> Announcement? {
    var states: Set<Int?> = []
    var texts = [tree.announcement(of: container)]
    var index = container
    while index < tree.elements[container].end {
      let element = tree.elements[index]
      if element.kind == .step, case .step(let step) = element.subject {
        states.insert(snapshot.stepStates[step])
        if index != container {
          index = max(element.end, index + 1)
          continue
        }
      }
      if tree.isExposed(index), !element.isOperable { texts.append(tree.announcement(of: index)) }
      index += 1
    }
    return states.count == 1 ? .joined(texts) : nil
  }
}
