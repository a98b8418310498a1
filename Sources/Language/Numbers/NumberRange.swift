internal import Support

/// The numbers from the least to the greatest that a text tells: “a scale with values from 0 to 22”
/// stands for all labels on that scale, and “1, 2, 3, ending with 12” for those that are left out.
package struct NumberRange: Sendable {
  private let range: ClosedRange<Double>

  /// Nil where the text does not tell of a range.
  package init?(saidIn text: String) {
    let words = text.split { $0.isWhitespace || $0 == "," || $0 == ";" }
    guard let ends = Self.ends(in: words) else { return nil }
    range = min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  private static func ends(in words: [Substring]) -> (Double, Double)? {
    if let from = words.firstIndex(of: "from"), from + 3 < words.count, words[from + 2] == "to",
      let first = number(words[from + 1]), let last = number(words[from + 3])
    {
      return (first, last)
    }
    guard let ending = words.lastIndex(of: "ending"), ending + 2 < words.count,
      words[ending + 1] == "with", let last = number(words[ending + 2]),
      let before = words[..<ending].lastIndex(where: { number($0) == nil }), before + 1 < ending,
      let first = number(words[before + 1])
    else { return nil }
    return (first, last)
  }

  /// Whether a text is but a number in the range.
  package func holds(_ text: String) -> Bool { Self.number(text[...]).map(range.contains) ?? false }

  private static func number(_ text: Substring) -> Double? {
    let plain = text.filter { $0 != "," && $0 != "%" }.map { $0 == "\u{2212}" ? "-" : $0 }
    return NumberSyntax.value(String(plain))
  }
}
