package import A11yModel

/// One snapshot of a component as assistive technology meets it: what is a stop, what is not and
/// why, and what is said at each.
package struct AccessibilityTree: Sendable {
  package let elements: [Element]

  /// How assistive technology meets each element.
  package let exposures: [Exposure]

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

  package init(_ snapshot: Snapshot) {
    elements = snapshot.elements
    var exposures: [Exposure] = []
    exposures.reserveCapacity(elements.count)
    for element in elements {
      exposures.append(Self.exposure(of: element, elements, exposures))
    }
    self.exposures = exposures
  }

  private static func exposure(
    of element: Element,
    _ elements: [Element],
    _ before: [Exposure]
  ) -> Exposure {
    let index = before.count
    let parent = element.parent.map { (element: elements[$0], exposure: before[$0], index: $0) }
    switch parent?.exposure {
    case .hidden, .decorative: return before[element.parent ?? 0]
    default: break
    }
    if element.isHidden { return .hidden(by: index) }
    if element.isDecorative { return .decorative(by: index) }
    guard let parent else { return ownExposure(of: element) }
    switch parent.exposure {
    case .swallowed: return parent.exposure
    case .merged where presentsChildren(parent.element) && !saysChildren(parent.element),
      .exposed where presentsChildren(parent.element) && !saysChildren(parent.element):
      return .swallowed(by: parent.index)
    case .merged: return parent.exposure
    case .exposed where presentsChildren(parent.element): return .merged(into: parent.index)
    default: return ownExposure(of: element)
    }
  }

  private static func ownExposure(of element: Element) -> Exposure {
    if element.grouping == .contain { return .container }
    return isElement(element) ? .exposed : .none
  }

  /// Whether an element is one stop for all it holds.
  static func presentsChildren(_ element: Element) -> Bool {
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
  package func isExposed(_ index: Int) -> Bool { exposures[index] == .exposed }

  /// The elements within one, without itself.
  func descendants(of index: Int) -> Range<Int> {
    (index + 1)..<max(elements[index].end, index + 1)
  }

  /// The element and all within that are stops.
  func exposed(in index: Int) -> [Int] {
    (index..<elements[index].end).filter(isExposed)
  }

  /// The stops that say what an element holds; of a step, one that it merges into.
  func stops(of index: Int) -> [Int] {
    if elements[index].kind == .step, case .merged(let stop) = exposures[index] { return [stop] }
    return exposed(in: index)
  }

  /// The elements that an element lies in, nearest first.
  func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(first: index) { elements[$0].parent }.dropFirst()
  }

  /// The nearest container or stop that holds an element; nil where none does.
  func container(of index: Int) -> Int? {
    ancestors(of: index).first { exposures[$0] == .container || exposures[$0] == .exposed }
  }
}
