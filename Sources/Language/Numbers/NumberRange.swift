/// The numbers from the least to the greatest that a text tells: “a scale with values from 0 to 16,000”
/// stands for all labels on that scale, and “1, 2, 3, ending with 12” for those that are left out.
package struct NumberRange: Sendable {
  private let range: ClosedRange<Double>
  private let language: String?

  /// Nil where the text does not tell of a range.
  package init?(saidIn text: String, _ language: String?) {
    self.language = language
    let tokens = TextTokens(text, language)
    let values = tokens.values
    if let value = values.first(where: { $0.upTo != nil }), let end = value.upTo {
      range = min(value.number, end)...max(value.number, end)
      return
    }
    let ending = TextTokens("ending with", language)
    guard let words = tokens.ranges(of: ending).first,
      let last = values.firstIndex(where: { $0.range.lowerBound == words.upperBound }), last > 0,
      values[last - 1].range.upperBound == words.lowerBound
    else { return nil }
    var first = last - 1
    while first > 0, values[first - 1].range.upperBound == values[first].range.lowerBound {
      first -= 1
    }
    let ends = (values[first].number, values[last].number)
    range = min(ends.0, ends.1)...max(ends.0, ends.1)
  }

  /// Whether a text is but a number in the range.
  package func holds(_ text: String) -> Bool {
    TextTokens(text, language).wholeValue.map { range.contains($0.number) } ?? false
  }
}
