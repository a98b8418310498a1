package import A11yModel

// What is said of elements.
extension AccessibilityTree {
  /// The accessible name: the label its author gave, else its visible text, else what it holds
  /// where it presents that.
  package func name(of index: Int) -> Fact<String> {
    let element = elements[index]
    switch element.label {
    case .known(let label): return .known(label)
    case .unknown(let fact):
      // A text is spoken as it stands unless a label replaces it.
      return element.text.map { .known($0) } ?? .unknown(fact)
    case .absent: break
    }
    if let text = element.text { return .known(text) }
    guard Self.presentsChildren(element), element.grouping != .ignore else { return .absent }
    let parts = merged(into: index).map { announcement(of: $0, isMerged: true) }
    let missing = parts.flatMap(\.missing)
    let text = parts.flatMap(\.pieces).joined(separator: ", ")
    if let first = missing.first, text.isEmpty { return .unknown(first) }
    return text.isEmpty ? .absent : .known(text)
  }

  /// Whether the name has no letter, digit or sign in it.
  func isNameEmpty(_ index: Int) -> Bool {
    switch name(of: index) {
    case .known(let name): name.allSatisfy(\.isWhitespace)
    case .absent: true
    case .unknown: false
    }
  }

  /// What a screen reader says of an element.
  package func announcement(of index: Int) -> Announcement {
    announcement(of: index, isMerged: false)
  }

  /// Where another element says it, traits and place are that one's.
  private func announcement(of index: Int, isMerged: Bool) -> Announcement {
    let element = elements[index]
    var said = Announcement.silent
    if !isMerged, element.traits.contains(.selected) { said.pieces.append("selected") }
    if element.label == .absent, element.text == nil, Self.presentsChildren(element) {
      let parts = merged(into: index).map { announcement(of: $0, isMerged: true) }
      said = .joined([said] + parts)
    } else {
      switch name(of: index) {
      case .known(let name) where !name.isEmpty: said.pieces.append(name)
      case .unknown(let fact): said.missing.append(fact)
      case .known, .absent: break
      }
    }
    switch element.value {
    case .known(let value) where !value.isEmpty: said.pieces.append(value)
    case .unknown(let fact): said.missing.append(fact)
    case .known, .absent: break
    }
    guard !isMerged else { return said }
    said.pieces += element.traits.spokenWords
    if let place = listPosition(of: index) {
      said.pieces.append("\(place.position) of \(place.count)")
    }
    for content in element.customContent where content.isImportant {
      said.pieces.append(contentsOf: [content.label, content.value].filter { !$0.isEmpty })
    }
    return said
  }

  /// The hint, which is spoken after a pause.
  package func hint(of index: Int) -> String? { elements[index].hint.value }

  /// What merges into a stop that says what it holds.
  private func merged(into index: Int) -> [Int] {
    descendants(of: index).filter { exposures[$0] == .merged(into: index) && speaks($0) }
  }

  /// Whether a merged element has anything of its own to say.
  private func speaks(_ index: Int) -> Bool {
    let element = elements[index]
    return element.text != nil || element.label != .absent || element.value != .absent
  }

  /// The place in a list of the element itself, or of the item whose first stop it is.
  private func listPosition(of index: Int) -> Element.ListPosition? {
    if let place = elements[index].listPosition { return place }
    for ancestor in ancestors(of: index) {
      guard exposures[ancestor] == .none else { return nil }
      guard let place = elements[ancestor].listPosition else { continue }
      return exposed(in: ancestor).first == index ? place : nil
    }
    return nil
  }

  /// What is heard of all stops within an element, itself included.
  func announcement(ofAllIn index: Int) -> Announcement {
    .joined(exposed(in: index).map { announcement(of: $0) })
  }

  /// What is said elsewhere of an element: its custom content and custom actions.
  func onRequest(_ index: Int) -> Words {
    let element = elements[index]
    let content = element.customContent.flatMap { [$0.label, $0.value] }
    return Words((content + element.customActions).joined(separator: ", "))
  }

  /// The stops in the order in which a screen reader reaches them.
  ///
  /// Document order, unless siblings have sort priorities: higher ones come first.
  package var readingOrder: [Int] {
    guard elements.contains(where: { $0.sortPriority != 0 }) else {
      return elements.indices.filter(isExposed)
    }
    var order: [Int] = []
    var open = elements.isEmpty ? [] : [0]
    while let index = open.popLast() {
      if isExposed(index) { order.append(index) }
      var children: [Int] = []
      var child = index + 1
      while child < elements[index].end {
        children.append(child)
        child = elements[child].end
      }
      // Sorting is stable only by hand: equal priorities keep document order.
      let sorted = children.sorted {
        (-elements[$0].sortPriority, $0) < (-elements[$1].sortPriority, $1)
      }
      open += sorted.reversed()
    }
    return order
  }
}
