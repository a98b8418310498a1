internal import A11yModel
package import Listening

/// The containers that hold steps of one state only: what is heard of such a one besides its steps
/// is heard of each of them.
package struct StateGroups {
  private let facts: ComponentFacts

  /// What a container says for all its steps; nil where their states differ.
  private var speech: [Place: Announcement?] = [:]

  private struct Place: Hashable {
    var snapshot: Int
    var container: Int
  }

  package init(_ facts: ComponentFacts) { self.facts = facts }

  /// What is heard of a step's containers, the step itself included where it is one.
  package mutating func announcements(around element: Int, in snapshot: Int) -> [Announcement] {
    let tree = facts.trees[snapshot]
    var announcements: [Announcement] = []
    var next: Int? = element
    while let container = next, container != 0 {
      next = tree.elements[container].parent
      guard tree.exposures[container] == .container else { continue }
      let place = Place(snapshot: snapshot, container: container)
      let known =
        speech[place]
        ?? announcement(of: container, tree, facts.component.snapshots[snapshot].stepStates)
      speech[place] = .some(known)
      if let known { announcements.append(known) }
    }
    return announcements
  }

  private func announcement(
    of container: Int,
    _ tree: AccessibilityTree,
    _ states: [Int?]
  ) -> Announcement? {
    var state: Int??
    var texts = [tree.announcement(of: container)]
    var index = container
    while index < tree.elements[container].end {
      if tree.elements[index].kind == .step, case .step(let step) = tree.elements[index].subject {
        if let state, state != states[step] { return nil }
        state = .some(states[step])
        if index != container {
          index = max(tree.elements[index].end, index + 1)
          continue
        }
      }
      if tree.isExposed(index), !tree.isOperable(index) {
        texts.append(tree.announcement(of: index))
      }
      index += 1
    }
    return state == nil ? nil : .joined(texts)
  }
}
