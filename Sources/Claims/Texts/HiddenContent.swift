internal import A11yModel
package import ChartSpeech
internal import Language
package import Listening

/// What one hidden part of the tree would say or show, were it not hidden.
package struct HiddenContent: Sendable {
  /// The outermost hidden element.
  package let root: Int

  /// Its texts, labels and values, with the words of each that carry meaning.
  package private(set) var texts: [(text: String, words: [String])] = []

  /// - Parameters:
  ///   - root: the element.
  ///   - tree: what it is in.
  ///   - meaning: what counts as a word.
  ///   - axes: which labels of axes show what marks or a summary say.
  package init(
    of root: Int,
    in tree: AccessibilityTree,
    _ meaning: inout HeardWords,
    _ axes: CarriedAxes
  ) {
    self.root = root
    var index = root
    while index < max(tree.elements[root].end, root + 1) {
      if Self.isLeftOut(tree.elements[index], index == 0)
        || axes.holds(index, in: tree)
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
    default: return element.isDecorative || element.isUnpainted || element.action != nil
    }
  }

  private static func texts(of element: Element) -> [String] {
    let content = element.customContent.flatMap { [$0.label, $0.value] }
    let label = element.hasStockLabel ? nil : element.label.told
    return [label ?? element.text, element.value.told].compactMap(\.self) + content
  }
}
