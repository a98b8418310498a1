internal import A11yModel
package import Listening

/// How assistive technology meets the steps of an indicator or tracker.
package enum Presentation: Sendable {
  /// Each step, or some of them, is met by itself, or in a stop around it alone.
  case perItem([Item])

  /// These stops stand for all steps together.
  case collapsed([Int])

  /// Nothing of the component is met.
  case silent

  /// One step and its element.
  package struct Item: Sendable {
    package var step: Int
    var element: Int

    /// Which of its versions it is.
    var version: Int

    /// The stop around it alone that speaks for it; nil where those in it do.
    var holder: Int?
  }

  init(_ tree: AccessibilityTree, _ places: [StepVersions.Place], _ versions: StepVersions) {
    var items: [Item] = []
    items.reserveCapacity(places.count)
    var areMet = false
    var held: [Int: Int] = [:]
    for place in places {
      var item = Item(step: place.step, element: place.element, version: place.version)
      if versions.first[place.version].hasStops {
        areMet = true
      } else {
        item.holder = tree.ancestors(of: place.element).first(where: tree.isExposed)
        if let holder = item.holder { held[holder, default: 0] += 1 }
      }
      items.append(item)
    }
    // A stop around one step alone is that step's; the component's own stands for all it has.
    for index in items.indices where !held.isEmpty {
      guard let holder = items[index].holder else { continue }
      if holder > 0, held[holder] == 1 { areMet = true } else { items[index].holder = nil }
    }
    if areMet {
      // What is hidden as a whole is for the rule on hidden content.
      self = .perItem(
        items.filter { item in
          guard case .hidden = tree.exposures[item.element] else { return true }
          return false
        }
      )
      return
    }
    // Where the steps are hidden, other texts may tell where the user is; buttons do not.
    let stops =
      held.isEmpty
      ? tree.elements.indices.filter { index in
        tree.isExposed(index) && tree.elements[index].action == nil
          && tree.elements[index].kind != .control
      } : held.keys.sorted()
    self = stops.isEmpty ? .silent : .collapsed(stops)
  }
}

extension AccessibilityTree {
  /// Where a step is heard: at the stops in it, and on entering the containers that say something.
  func stops(of item: Presentation.Item) -> [Int] {
    if let holder = item.holder { return [holder] }
    return (item.element..<elements[item.element].end).filter { index in
      switch exposures[index] {
      case .exposed: true
      // An item of a list is spoken of with its place and its state.
      case .container where index == item.element && elements[index].role == .listitem: true
      case .container: !isNameEmpty(index)
      default: false
      }
    }
  }

  /// The innermost container with a name that is around the first and the last of some items; nil
  /// where either lies in one of its own.
  package func container(around items: [Presentation.Item]) -> Int? {
    func container(of item: Presentation.Item?) -> Int? {
      item.flatMap { item in
        ancestors(of: item.element).first { exposures[$0] == .container && !isNameEmpty($0) }
      }
    }
    let first = container(of: items.first)
    return first == container(of: items.last) ? first : nil
  }

  /// The names of the containers around an element, innermost first, and what the stops around it
  /// say that leave it a stop of its own.
  func surroundings(of index: Int) -> [Announcement] {
    var containers: [Announcement] = []
    var stops: [Announcement] = []
    for ancestor in ancestors(of: index) {
      if exposures[ancestor] == .container {
        var entered = Announcement.silent
        entered.add([name(of: ancestor)])
        containers.append(entered)
      } else if exposures[ancestor] == .exposed {
        stops.append(announcement(of: ancestor))
      }
    }
    return containers + stops
  }
}
