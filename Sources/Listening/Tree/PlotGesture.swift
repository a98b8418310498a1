package import A11yModel

// Gestures of a plot, which are no accessibility elements (chartXSelection).
extension AccessibilityTree {
  /// Whether an element only takes the taps of those who see what it holds, while each of its marks
  /// or steps is something that can be operated: a group of which nothing else is said.
  package static func isGesture(_ index: Int, _ elements: [Element]) -> Bool {
    let element = elements[index]
    guard element.kind == .group, element.action != nil, element.role == nil,
      element.traits.isEmpty, !element.isDescribed, !presentsChildren(element)
    else { return false }
    let inner = (index + 1)..<max(element.end, index + 1)
    let items = inner.filter { [.mark, .step].contains(elements[$0].kind) }
    return items.isEmpty
      ? offersControls(inner, elements)
      : items.allSatisfy { offersControls($0..<max(elements[$0].end, $0 + 1), elements) }
  }

  /// Whether any of some elements can be operated by who is told of it.
  private static func offersControls(_ range: Range<Int>, _ elements: [Element]) -> Bool {
    var next = range.lowerBound
    while next < range.upperBound {
      let element = elements[next]
      let isLost = element.isHidden || element.isDecorative
      if !isLost, !element.traits.isDisjoint(with: .operable) { return true }
      next = isLost || presentsChildren(element) ? max(element.end, next + 1) : next + 1
    }
    return false
  }
}
