internal import A11yModel

/// How assistive technology meets the steps of an indicator or tracker.
enum Presentation: Hashable, Sendable {
  /// Each step, or some of them, is met by itself, or in a stop around it alone.
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
    let holders = steps.map { index in
      tree.exposed(in: index).isEmpty ? tree.ancestors(of: index).first(where: tree.isExposed) : nil
    }
    var held: [Int: Int] = [:]
    for holder in holders.compactMap(\.self) { held[holder, default: 0] += 1 }
    let items = zip(steps, holders).compactMap { index, holder -> Presentation.Item? in
      guard case .step(let step) = tree.elements[index].subject else { return nil }
      // A stop around one step alone is that step's; the component's own stands for all it has.
      let own = holder.map { $0 > 0 && held[$0] == 1 ? [$0] : [] } ?? tree.exposed(in: index)
      return Presentation.Item(step: step, element: index, stops: own)
    }
    if items.contains(where: { !$0.stops.isEmpty }) {
      // What is hidden as a whole is for the rule on hidden content.
      return .perItem(
        items.filter { item in
          guard case .hidden = tree.exposures[item.element] else { return true }
          return false
        }
      )
    }
    let stops = held.keys.sorted()
    if !stops.isEmpty { return .collapsed(stops) }
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

  /// What is heard of an item, with the names of what holds it.
  func announcement(of item: Presentation.Item, in snapshot: Int) -> Announcement {
    .joined(item.stops.map { trees[snapshot].announcement(of: $0) })
  }
}
