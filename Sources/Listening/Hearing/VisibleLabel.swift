internal import A11yModel
package import Language

extension AccessibilityTree {
  /// The visible texts of an operable element that are words: its own, and not those of what it
  /// holds besides, as a button in a row or the steps in an indicator.
  package func visibleLabels(of index: Int) -> [String] {
    let subject = elements[index].subject
    var labels: [String] = []
    var next = index
    while next < max(elements[index].end, index + 1) {
      if next != index,
        isOperable(next) || elements[next].subject != subject
      {
        next = max(elements[next].end, next + 1)
        continue
      }
      let isDecorative = if case .decorative = exposures[next] { true } else { false }
      if !isDecorative, let text = elements[next].text, text.isWordedLabel { labels.append(text) }
      next += 1
    }
    return labels
  }
}

extension String {
  /// Whether text is more than a symbol: “×”, “→”, or a single letter as in “X” for close.
  fileprivate var isWordedLabel: Bool {
    let words = comparableWords.list
    guard words.count == 1, let word = words.first else { return !words.isEmpty }
    return word.count > 1 || word.begins(with: .number) || !word.isASCII
  }

  /// The words that count: letters and digits, without what stands in parentheses (ACT 2ee8b8).
  package var comparableWords: Words {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case 0x80..., UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: "$"):
        false
      default: true
      }
    }
    if isPlain { return Words(self) }
    var depth = 0
    var result = ""
    for character in self {
      switch character {
      case "(": depth += 1
      case ")": depth = max(0, depth - 1)
      case _ where depth > 0: continue
      case "%", "$", "€", "£", "¥", "°": result.append(" ")
      default: result.append(character)
      }
    }
    return Words(result)
  }
}
