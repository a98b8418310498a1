internal import A11yModel

/// How assistive technology meets the steps of an indicator or tracker.
enum Presentation: Hashable, Sendable {
  /// Each step, or some of them, is met by itself.
  case perItem([Item])

  /// These stops stand for all steps together.
  case collapsed([Int])

  /// Nothing of the component is met.
  case silent

  /// One step, its element, and the stops in it.
  struct Item: Hashable, Sendable {
    var step: Int
    var element: Int
    var stops: [Int]
  }
}

extension ComponentFacts {
  func presentation(in snapshot: Int) -> Presentation {
    let tree = trees[snapshot]
    let steps = tree.elements.indices.filter { tree.elements[$0].kind == .step }
    let items = steps.compactMap { index -> Presentation.Item? in
      guard case .step(let step) = tree.elements[index].subject else { return nil }
      return Presentation.Item(step: step, element: index, stops: tree.exposed(in: index))
    }
    if items.contains(where: { !$0.stops.isEmpty }) { return .perItem(items) }
    if let first = steps.first, let stop = tree.ancestors(of: first).first(where: tree.isExposed) {
      return .collapsed([stop])
    }
    // Where the steps are hidden, other texts may tell where the user is; buttons do not.
    let others = tree.elements.indices.filter { index in
      tree.isExposed(index) && tree.elements[index].action == nil
        && tree.elements[index].kind != .control
    }
    return others.isEmpty ? .silent : .collapsed(others)
  }

  /// The names of the containers around an element, innermost first.
  func containerNames(of index: Int, in snapshot: Int) -> [String] {
    let tree = trees[snapshot]
    return tree.ancestors(of: index).compactMap { ancestor in
      guard tree.exposures[ancestor] == .container else { return nil }
      return tree.name(of: ancestor).value
    }
  }

  /// The names of the containers around an element, and what the stops around it say that leave it
  /// a stop of its own.
  func surroundings(of index: Int, in snapshot: Int) -> [String] {
    let tree = trees[snapshot]
    let stops = tree.ancestors(of: index).filter(tree.isExposed)
    return containerNames(of: index, in: snapshot) + stops.map { tree.announcement(of: $0).text }
  }

  /// Whether what is around the steps says which of them is current, in every snapshot.
  var isCurrentPlacedByWhole: Bool {
    let placed = trees.indices.filter { component.snapshots[$0].current != nil }
    return !placed.isEmpty
      && placed.allSatisfy { snapshot in
        guard case .perItem(let items) = presentation(in: snapshot), let item = items.first,
          let current = component.snapshots[snapshot].current
        else { return false }
        return surroundings(of: item.element, in: snapshot).contains { text in
          var said = numbers(in: Words(text), besidesNameOf: current)
          // “4 steps” does not say that the fourth is current.
          if let total = said.firstIndex(of: component.steps.count) { said.remove(at: total) }
          return said.contains(current + 1)
        }
      }
  }

  /// What is heard of an item, with the names of what holds it.
  func announcement(of item: Presentation.Item, in snapshot: Int) -> Announcement {
    .joined(item.stops.map { trees[snapshot].announcement(of: $0) })
  }
}
