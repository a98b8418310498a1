internal import A11yModel

/// What one hidden part of the tree would say or show, were it not hidden.
struct HiddenContent: Sendable {
  /// The outermost hidden element.
  let root: Int

  /// Its texts, labels and values, with the words of each that carry meaning.
  private(set) var texts: [(text: String, words: [String])] = []

  /// - Parameters:
  ///   - root: the element.
  ///   - tree: what it is in.
  ///   - meaning: what counts as a word.
  ///   - areAxesCarried: whether what axes say is said by marks or a summary.
  init(
    of root: Int,
    in tree: AccessibilityTree,
    _ meaning: inout HeardWords,
    areAxesCarried: Bool
  ) {
    self.root = root
    var index = root
    while index < max(tree.elements[root].end, root + 1) {
      if Self.isLeftOut(tree.elements[index], index == 0)
        || (areAxesCarried && Self.isOfAxis(index, tree))
      {
        index = max(tree.elements[index].end, index + 1)
        continue
      }
      for text in Self.texts(of: tree.elements[index]) {
        let words = meaning.words(of: text)
        if !words.isEmpty { texts.append((text, words)) }
      }
      index += 1
    }
  }

  /// Decoration says nothing; what can be operated and what explains series have rules of their own.
  private static func isLeftOut(_ element: Element, _ isComponent: Bool) -> Bool {
    guard !isComponent else { return false }
    switch element.kind {
    case .legend, .entry, .swatch, .control, .gridline: return true
    default: return element.isDecorative || element.action != nil
    }
  }

  static func isOfAxis(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    tree.elements[index].kind == .axis
      || tree.elements[index].parent.map { tree.elements[$0].kind == .axis } ?? false
  }

  private static func texts(of element: Element) -> [String] {
    let content = element.customContent.flatMap { [$0.label, $0.value] }
    let label = element.hasStockLabel ? nil : element.label.value
    return [label ?? element.text, element.value.value].compactMap(\.self) + content
  }
}
