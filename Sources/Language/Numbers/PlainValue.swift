/// A value said as most are: in figures, between words that make no other number of it.
///
/// What is not found so may be said all the same; ``SpokenNumber`` reads every way of saying it.
package struct PlainValue {
  package let value: Double
  package let style: NumberStyle

  /// Whether percentages may be values.
  package let mayBePercentage: Bool

  package init(value: Double, style: NumberStyle, mayBePercentage: Bool) {
    (self.value, self.style, self.mayBePercentage) = (value, style, mayBePercentage)
  }

  /// Whether it stands among words, and not in a name that holds a number.
  package func isSaid(in words: Words, besides name: Words?) -> Bool {
    guard words.isASCII, !style.groupsWithSpaces, !MinusWords.mayBeBelow(words) else {
      return false
    }
    guard let name else { return isSaid(in: words, besides: 0..<0) }
    guard name.isASCII else { return false }
    let range = words.withBytes { said in name.withBytes { Words.range(of: $0, in: said) } }
    return range.map { isSaid(in: words, besides: $0) } ?? false
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
      // “%”, “percent”, “procent”, “por ciento”.
      if bytes[behind] == UInt8(ascii: "%") || bytes[behind] == UInt8(ascii: "p") { return true }
    }
    // “7 1/2”.
    if behind + 1 < bytes.count, bytes[behind + 1] == UInt8(ascii: "/") { return true }
    if isOfLength(number, behind: behind, bytes, words) { return true }
    let end = number.lowerBound == name.upperBound ? name.lowerBound : number.lowerBound - 1
    guard end > 0 else { return false }
    var start = end
    while bytes[start - 1] != 0x20 { start -= 1 }
    let word = words.word(at: start..<end)
    return MinusWords.mayStand(word) || word == "%" || UnitVocabulary.isCurrency(word)
  }

  /// Whether a number may be but a part of a length of time: the 7 or the 50 of “7 hours 50 minutes”.
  private func isOfLength(
    _ number: Range<Int>,
    behind: Int,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ words: Words
  ) -> Bool {
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && (0x30...0x39).contains(bytes[index])
    }
    func isTime(_ word: Range<Int>) -> Bool { TimeUnits.seconds(words.word(at: word)) != nil }
    /// The word that begins at a place; empty where none does.
    func word(from start: Int) -> Range<Int> {
      var end = start
      while end < bytes.count, bytes[end] != 0x20 { end += 1 }
      return start..<max(end, start)
    }
    /// The word that ends at a place.
    func word(upTo end: Int) -> Range<Int> {
      var start = max(end, 0)
      while start > 0, bytes[start - 1] != 0x20 { start -= 1 }
      return start..<max(end, start)
    }
    let unit = word(from: behind)
    let next = word(from: unit.upperBound + 1)
    // “And” may stand between.
    if isDigit(next.lowerBound) || (next.count <= 3 && isDigit(next.upperBound + 1)),
      !unit.isEmpty, isTime(unit)
    {
      return true
    }
    let last = word(upTo: number.lowerBound - 1)
    let lastButOne = word(upTo: last.lowerBound - 1)
    if isDigit(lastButOne.lowerBound) { return isTime(last) }
    return last.count <= 3 && !lastButOne.isEmpty
      && isDigit(word(upTo: lastButOne.lowerBound - 1).lowerBound) && isTime(lastButOne)
  }
}
