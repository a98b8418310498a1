/// Numbers parted by white space, by a comma, or by nothing where none is needed
/// (SVG 2, section 4.2: `list-of-numbers`).
package struct NumberList: Hashable, Sendable {
  /// Those up to the first error.
  package private(set) var numbers: [Double] = []

  /// Whether all of the text was numbers.
  private(set) var isWhole = true

  package init(_ text: String) {
    (numbers, isWhole) = text.scanned { scanner in
      var numbers: [Double] = []
      scanner.skipSpace()
      while let number = scanner.takeNumber() {
        numbers.append(number)
        let hasComma = scanner.skipSeparator()
        if scanner.isAtEnd { return (numbers, !hasComma) }
      }
      return (numbers, scanner.isAtEnd)
    }
  }

  /// The numbers where there are as many as wanted and nothing else.
  static func exactly(_ count: Int, _ text: String) -> [Double]? {
    let list = NumberList(text)
    return list.isWhole && list.numbers.count == count ? list.numbers : nil
  }
}
