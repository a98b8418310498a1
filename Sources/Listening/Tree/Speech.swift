package import A11yModel
package import Language

// What is said of elements.
extension AccessibilityTree {
  /// The accessible name: the label its author gave, else its visible text, else the names of what
  /// it holds where it presents that.
  package func name(of index: Int) -> Fact<String> {
    bounded(wholeName(of: index), "the name of the \(elements[index].kind.rawValue)")
  }

  private func wholeName(of index: Int) -> Fact<String> {
    let element = elements[index]
    switch element.label {
    case .known(let label): return .known(label)
    case .unknown, .partial:
      // A text is spoken as it stands unless a label replaces it.
      guard let text = element.text, !element.isDescribed else { return element.label }
      return .known(text)
    case .absent: break
    }
    if let text = element.text { return .known(text) }
    return Self.joined(merged(into: index).map(name))
  }

  /// The accessible value: the one its author gave, else the values of what it holds where it
  /// presents that.
  package func value(of index: Int) -> Fact<String> {
    bounded(wholeValue(of: index), "the value of the \(elements[index].kind.rawValue)")
  }

  private func wholeValue(of index: Int) -> Fact<String> {
    let element = elements[index]
    guard element.value == .absent, element.label == .absent else { return element.value }
    return Self.joined(merged(into: index).map(value))
  }

  /// A text, but for one that is too long to be heard.
  private func bounded(_ fact: Fact<String>, _ noun: @autoclosure () -> String) -> Fact<String> {
    guard let text = fact.told, text.utf8.count > SpeechLimit.longest else { return fact }
    return .unknown(SpeechLimit.tooLong(noun()))
  }

  /// The name that is heard on entering a container.
  ///
  /// A graphics-object without a name is called all that it holds (Graphics Module 1.0). That is no
  /// name that anybody gave it, and rules do not count it as one.
  func heardName(of index: Int) -> Fact<String> {
    guard elements[index].role == .graphicsObject, elements[index].label == .absent else {
      return name(of: index)
    }
    var names: [Fact<String>] = []
    var bytes = 0
    var next = index + 1
    while next < elements[index].end {
      let isMet = exposures[next] == .exposed || exposures[next] == .container
      let name = isMet ? name(of: next) : .absent
      guard name != .absent else {
        next += 1
        continue
      }
      bytes += name.told?.utf8.count ?? 0
      guard bytes < 1 << 16 else { return .unknown("what all that it holds is called") }
      names.append(name)
      next = max(elements[next].end, next + 1)
    }
    return Self.joined(names)
  }

  /// What several elements say together, as far as it is known.
  private static func joined(_ facts: [Fact<String>]) -> Fact<String> {
    let known = facts.compactMap(\.told).filter { !$0.isEmpty }
    let missing = facts.lazy.compactMap(\.missing).first
    guard known.isEmpty else {
      let text = known.joined(separator: ", ")
      return missing.map { .partial(text, $0) } ?? .known(text)
    }
    return missing.map { .unknown($0) } ?? .absent
  }

  /// Whether the name has no letter, digit or sign in it.
  package func isNameEmpty(_ index: Int) -> Bool {
    switch name(of: index) {
    case .known(let name): !name.beginsVisibly && name.allSatisfy(\.isWhitespace)
    case .absent: true
    case .unknown, .partial: false
    }
  }

  /// What is said of an element, put together.
  func said(of index: Int) -> Announcement {
    let said = plainlySaid(of: index) ?? variouslySaid(of: index)
    let length = said.pieces.reduce(0) { $0 + $1.utf8.count }
    guard length > SpeechLimit.longest else { return said }
    return Announcement(
      pieces: [],
      missing: [SpeechLimit.tooLong("the \(elements[index].kind.rawValue)")]
    )
  }

  private func variouslySaid(of index: Int) -> Announcement {
    let element = elements[index]
    var said = Announcement.silent
    if element.traits.contains(.selected) { said.pieces.append("selected") }
    let parts = element.label == .absent && element.text == nil ? merged(into: index) : []
    said.add(parts.isEmpty ? [name(of: index)] : parts.map(name))
    said.add(parts.isEmpty || element.value != .absent ? [element.value] : parts.map(value))
    said.symbols = (parts.isEmpty ? [index] : parts).compactMap { part in
      guard let symbol = elements[part].symbol, let fact = name(of: part).missing else {
        return nil
      }
      return Announcement.Symbol(name: symbol, fact: fact)
    }
    if let current = element.current { said.pieces.append(current.spoken) }
    said.pieces += element.spokenRole
    if let place = listPosition(of: index) {
      said.pieces.append("\(place.position) of \(place.count)")
    }
    if let fact = element.missingContent { said.missing.append(fact) }
    for content in element.customContent where content.isImportant {
      said.add([.known(content.label), .known(content.value)])
    }
    return said
  }

  /// What is said of an element that has a label, and nothing else but perhaps a value; nil of any
  /// other.
  func plainlySaid(of index: Int) -> Announcement? {
    guard case .known(let label) = elements[index].label, !label.isEmpty,
      elements[index].traits.isEmpty, elements[index].hasNothingRare,
      listPosition(of: index) == nil
    else { return nil }
    switch elements[index].value {
    case .known(let value) where !value.isEmpty: return Announcement(authored: [label, value])
    case .unknown, .partial: return nil
    case .absent, .known: return Announcement(authored: [label])
    }
  }

  /// The hint, which is spoken after a pause.
  package func hint(of index: Int) -> String? { elements[index].hint.value }

  /// What merges into a stop that says what it holds.
  private func merged(into index: Int) -> [Int] {
    guard Self.presentsChildren(elements[index]) else { return [] }
    return descendants(of: index).filter { exposures[$0] == .merged(into: index) && speaks($0) }
  }

  /// Whether a merged element has anything of its own to say.
  private func speaks(_ index: Int) -> Bool {
    let element = elements[index]
    return element.text != nil || element.label != .absent || element.value != .absent
  }

  /// The place in a list of the element itself, or of the item whose first stop it is.
  private func listPosition(of index: Int) -> Element.ListPosition? {
    guard givesListPositions else { return nil }
    if let place = elements[index].listPosition { return isEntered(index) ? nil : place }
    var next = elements[index].parent
    while let ancestor = next, exposures[ancestor] == .none || isEntered(ancestor) {
      if let place = elements[ancestor].listPosition {
        return firstStop(in: ancestor) == index ? place : nil
      }
      next = elements[ancestor].parent
    }
    return nil
  }

  /// Whether it is an item of a list whose place is said at its first stop, on entering it.
  private func isEntered(_ index: Int) -> Bool {
    exposures[index] == .container && elements[index].role == .listitem
  }

  /// What is heard of all stops within an element, itself included, and of containers on entering
  /// them.
  package func announcement(ofAllIn index: Int) -> Announcement {
    let heard = (index..<elements[index].end).filter {
      exposures[$0] == .exposed || exposures[$0] == .container
    }
    return .joined(heard.map { announcement(of: $0) })
  }

  /// What is said elsewhere of an element: its custom content and custom actions.
  package func textOnRequest(_ index: Int) -> String {
    if elements[index].hasNothingRare { return "" }
    let element = elements[index]
    let content = element.customContent.flatMap { [$0.label, $0.value] }
    return (content + element.customActions).joined(separator: ", ")
  }

  package func onRequest(_ index: Int) -> Words { Words(textOnRequest(index)) }

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

extension String {
  /// Whether its first byte is that of a visible character of ASCII.
  fileprivate var beginsVisibly: Bool { utf8.first.map { (0x21..<0x7F).contains($0) } ?? false }
}
