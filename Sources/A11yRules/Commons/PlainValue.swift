/// A value said as most are: in figures, between words that make no other number of it.
///
/// What is not found so may be said all the same; ``SpokenNumber`` reads every way of saying it.
struct PlainValue {
  let value: Double
  let style: NumberStyle

  /// Whether percentages may be values.
  let mayBePercentage: Bool

  /// Whether it stands among words, and not in the name of a category.
  func isSaid(in words: Words, besides category: SpokenCategory?) -> Bool {
    guard words.isASCII, !style.groupsWithSpaces else { return false }
    guard let category, category.holdsNumber else { return isSaid(in: words, besides: 0..<0) }
    guard category.words.isASCII else { return false }
    let name = words.withBytes { said in
      category.words.withBytes { Words.range(of: $0, in: said) }
    }
    return name.map { isSaid(in: words, besides: $0) } ?? false
  }

  /// - Parameters:
  ///   - words: what is heard.
  ///   - name: the bytes of a name in it, from the space before it to behind the one that follows.
  /// - Returns: whether it is said outside of the name.
  private func isSaid(in words: Words, besides name: Range<Int>) -> Bool {
    words.withBytes { bytes in
      var start = 1
      var index = 1
      while index < bytes.count {
        guard bytes[index] == 0x20 else {
          index += 1
          continue
        }
        let isFigure = (0x30...0x39).contains(bytes[start])
        if isFigure, !name.contains(start),
          isValue(UnsafeBufferPointer(rebasing: bytes[start..<index])),
          !isOther(start..<index, name, bytes, words)
        {
          return true
        }
        index += 1
        start = index
      }
      return false
    }
  }

  private func isValue(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    for decimal in style.decimals {
      guard let figures = NumberFigures(word, style, decimal: decimal) else { continue }
      let number = SpokenNumber(
        value: figures.value,
        tolerance: figures.tolerance,
        isPercentage: false
      )
      if number.matches(value) { return true }
    }
    return false
  }

  /// Whether the words beside a number may make another number of it, when the name is taken out.
  private func isOther(
    _ number: Range<Int>,
    _ name: Range<Int>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ words: Words
  ) -> Bool {
    let behind =
      number.upperBound == name.lowerBound ? name.upperBound : number.upperBound + 1
    if behind < bytes.count, !mayBePercentage {
      // “%”, “percent”, “procent”.
      if bytes[behind] == UInt8(ascii: "%") || bytes[behind] == UInt8(ascii: "p") { return true }
    }
    let end = number.lowerBound == name.upperBound ? name.lowerBound : number.lowerBound - 1
    guard end > 0 else { return false }
    var start = end
    while bytes[start - 1] != 0x20 { start -= 1 }
    let word = words.word(at: start..<end)
    return word == "minus" || UnitVocabulary.isCurrency(word)
  }
}
