package import A11yModel

/// One snapshot of a component as assistive technology meets it: what is a stop, what is not and
/// why, and what is said at each.
package final class AccessibilityTree: Sendable {
  package let elements: [Element]

  /// How assistive technology meets each element.
  package let exposures: [Exposure]

  /// Whether a user can do something with each element.
  let operable: [Bool]

  /// What is said of each element that is met, but for what takes no time to put together.
  private let announcements: [Announcement?]

  /// Whether any element has a language of its own.
  package let givesLanguages: Bool

  /// Whether any element has a place in a list.
  let givesListPositions: Bool

  /// Who hides or swallows an element that is met nowhere.
  package enum Exposure: Hashable, Sendable {
    /// A stop.
    case exposed
    /// No stop, but named when what it holds is entered.
    case container
    /// It or something it lies in is hidden; the index says which.
    case hidden(by: Int)
    /// It carries no information and is hidden for that.
    case decorative(by: Int)
    /// Something it lies in presents itself as one stop and says nothing of it.
    case swallowed(by: Int)
    /// Something it lies in is one stop that says it all.
    case merged(into: Int)
    /// Nothing makes it an element.
    case none
  }

  package convenience init(_ snapshot: Snapshot) {
    let elements = snapshot.elements
    let operable = elements.map(\.isOperable)
    var exposures: [Exposure] = []
    exposures.reserveCapacity(elements.count)
    for index in elements.indices {
      exposures.append(Self.exposure(of: index, elements, exposures))
    }
    // What is said depends on how all of it is met.
    let silent = AccessibilityTree(elements, exposures, operable, [])
    self.init(
      elements,
      exposures,
      operable,
      elements.indices.map { index in
        guard silent.isMet(index), silent.plainlySaid(of: index) == nil else { return nil }
        return silent.said(of: index)
      }
    )
  }

  private init(
    _ elements: [Element],
    _ exposures: [Exposure],
    _ operable: [Bool],
    _ announcements: [Announcement?]
  ) {
    self.elements = elements
    self.exposures = exposures
    self.operable = operable
    self.announcements = announcements
    givesLanguages = elements.indices.contains { elements[$0].language != nil }
    givesListPositions = elements.indices.contains { elements[$0].listPosition != nil }
  }

  /// What a screen reader says of an element: whether it is selected, its name and value, its
  /// other traits, its place in a list, and custom content that is spoken unasked.
  package func announcement(of index: Int) -> Announcement {
    announcements[index] ?? said(of: index)
  }

  /// The pieces of what a screen reader says of an element.
  package func pieces(of index: Int) -> [String] {
    announcements[index]?.pieces ?? said(of: index).pieces
  }

  private static func exposure(
    of index: Int,
    _ elements: [Element],
    _ before: [Exposure]
  ) -> Exposure {
    let parent = elements[index].parent
    let outer = parent.map { before[$0] }
    switch outer {
    case .hidden(let index): return .hidden(by: index)
    case .decorative(let index): return .decorative(by: index)
    default: break
    }
    if elements[index].isHidden { return .hidden(by: index) }
    if elements[index].isDecorative { return .decorative(by: index) }
    guard let parent, let outer else { return ownExposure(of: elements[index]) }
    if elements[index].grouping == nil, isGesture(index, elements) { return .none }
    switch outer {
    case .swallowed: return outer
    case .merged where presentsChildren(elements[parent]) && !saysChildren(elements[parent]),
      .exposed where presentsChildren(elements[parent]) && !saysChildren(elements[parent]):
      return .swallowed(by: parent)
    case .merged: return outer
    case .exposed where presentsChildren(elements[parent]): return .merged(into: parent)
    default: return ownExposure(of: elements[index])
    }
  }

  private static func ownExposure(of element: Element) -> Exposure {
    if element.grouping == .contain { return .container }
    return isElement(element) ? .exposed : .none
  }

  /// Whether an element is one stop for all it holds.
  package static func presentsChildren(_ element: Element) -> Bool {
    switch element.grouping {
    case .combine, .ignore: true
    case .contain: false
    case nil: element.kind == .control
    }
  }

  /// Whether such a stop says what its children say: an own label replaces theirs.
  private static func saysChildren(_ element: Element) -> Bool {
    guard element.grouping != .ignore else { return false }
    return element.label == .absent
  }

  /// Texts, glyphs and controls are elements by nature; anything else once something is said of it
  /// or done with it.
  private static func isElement(_ element: Element) -> Bool {
    let isMore =
      element.isDescribed || !element.traits.isEmpty || element.action != nil
      || element.grouping != nil
    return switch element.kind {
    case .glyph, .control: true
    // A text that its data leave empty is not there.
    case .text, .title, .tick:
      isMore || element.text?.contains(where: { !$0.isWhitespace }) ?? true
    default: isMore
    }
  }
}

extension AccessibilityTree {
  /// What stands in for the data here; nil where the data are there.
  ///
  /// It is all that the component holds then.
  package var standIn: Element.Kind? {
    guard elements.count > 1, elements[1].kind.standsInForData else { return nil }
    return elements[1].kind
  }

  package func isExposed(_ index: Int) -> Bool { exposures[index] == .exposed }

  /// Whether an element is heard, as a stop or on entering it.
  package func isMet(_ index: Int) -> Bool {
    exposures[index] == .exposed || exposures[index] == .container
  }

  /// The first of the element and all within that is a stop.
  package func firstStop(in index: Int) -> Int? {
    (index..<max(elements[index].end, index)).first(where: isExposed)
  }

  /// The elements within one, without itself.
  package func descendants(of index: Int) -> Range<Int> {
    (index + 1)..<max(elements[index].end, index + 1)
  }

  /// The element and all within that are stops.
  package func exposed(in index: Int) -> [Int] {
    (index..<elements[index].end).filter(isExposed)
  }

  /// The stops that say what an element holds; of a step, one that it merges into.
  package func stops(of index: Int) -> [Int] {
    if elements[index].kind == .step, case .merged(let stop) = exposures[index] { return [stop] }
    return exposed(in: index)
  }

  /// The elements that an element lies in, nearest first.
  package func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { [elements] in elements[$0].parent }.dropFirst()
  }

  /// The nearest container or stop that holds an element; nil where none does.
  package func container(of index: Int) -> Int? {
    var next = elements[index].parent
    while let ancestor = next, !isMet(ancestor) { next = elements[ancestor].parent }
    return next
  }
}
