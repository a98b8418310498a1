extension TextTokens {
  /// A quarter, half or week of a year by its number: “Q1”, “first quarter”, “Quartal 1 2025”.
  func part(at index: Int, withShortYear: Bool) -> TextDate? {
    guard let (part, range) = numberedPart(at: index) else { return nil }
    var date = TextDate(range)
    date.part = part
    if let behind = year(behind: range.upperBound, withShortYear: withShortYear) {
      (date.year, date.range) = (behind.year, range.lowerBound..<behind.end)
    } else if let before = year(before: index) {
      (date.year, date.range) = (before.year, before.start..<range.upperBound)
    }
    return date
  }

  private func numberedPart(at index: Int) -> (TextDate.Part, Range<Int>)? {
    if tokens[index].isJoined { return nil }
    if let (kind, number) = joinedPart(at: index) {
      return part(kind, number, index..<(index + 1))
    }
    if let kind = Self.kind(tokens[index].record), index == 0 || !tokens[index - 1].isFigure,
      let number = whole(at: index + 1)
    {
      return part(kind, number, index..<(index + 2))
    }
    // “1. Quartal” has no more than its point, which words do not keep.
    let first =
      ordinal(at: index) ?? (language.tag == "en" ? nil : whole(at: index).map { ($0, index + 1) })
    guard let (number, end) = first, end < count, tokens[end].length > 1,
      let kind = Self.kind(tokens[end].record)
    else { return nil }
    return part(kind, number, index..<(end + 1))
  }

  private func part(
    _ kind: TextDate.Part.Kind,
    _ number: Int,
    _ range: Range<Int>
  ) -> (TextDate.Part, Range<Int>)? {
    let most =
      switch kind {
      case .quarter: 4
      case .half: 2
      case .week: 53
      }
    return (1...most).contains(number) ? (TextDate.Part(kind: kind, number: number), range) : nil
  }

  /// “Q1”, which is one word.
  private func joinedPart(at index: Int) -> (TextDate.Part.Kind, Int)? {
    withBytes(index..<(index + 1)) { bytes in
      guard let digit = bytes.firstIndex(where: \.isDigit), digit > 0,
        let number = bytes[digit...].whole,
        let kind = Self.kind(
          language.record(of: UnsafeBufferPointer(rebasing: bytes[..<digit]))
        )
      else { return nil }
      return (kind, number)
    }
  }

  private static func kind(_ record: WordRecord?) -> TextDate.Part.Kind? {
    guard let kinds = record?.kinds else { return nil }
    if kinds.contains(.quarter) { return .quarter }
    if kinds.contains(.half) { return .half }
    return kinds.contains(.week) ? .week : nil
  }

  /// The year behind a part, and where it ends: “of 2024”, “FY24”, “of fiscal year 2024”.
  private func year(behind end: Int, withShortYear: Bool) -> (year: Int, end: Int)? {
    var index = end
    while index - end < 2, holds(index, .of) || holds(index, .which) || isThe(index) { index += 1 }
    if let fiscal = fiscalYear(at: index) { return fiscal }
    guard let year = whole(at: index), unit(at: index + 1) == nil else { return nil }
    let isYear = (1000..<3000).contains(year) || withShortYear && tokens[index].length == 2
    return isYear ? (year, index + 1) : nil
  }

  private func isThe(_ index: Int) -> Bool {
    index < count && text(index..<(index + 1)) == "the"
  }

  /// The year before a part, and where it begins: “2024 Q1”, “FY24 Q1”, “fiscal year 2024, Q1”.
  private func year(before index: Int) -> (year: Int, start: Int)? {
    for start in max(0, index - 3)..<index {
      if let fiscal = fiscalYear(at: start), fiscal.end == index { return (fiscal.year, start) }
    }
    guard index > 0, let year = whole(at: index - 1), (1900...2100).contains(year) else {
      return nil
    }
    return (year, index - 1)
  }

  /// “FY24”, “FY 2024”, “fiscal 2024”, “financial year 2024”.
  func fiscalYear(at index: Int) -> (year: Int, end: Int)? {
    guard index < count else { return nil }
    let joined = withBytes(index..<(index + 1)) { bytes -> Int? in
      guard let digit = bytes.firstIndex(where: \.isDigit), digit > 0,
        let record = language.record(of: UnsafeBufferPointer(rebasing: bytes[..<digit])),
        record.kinds.contains(.fiscal)
      else { return nil }
      return bytes[digit...].whole
    }
    if let joined { return (joined, index + 1) }
    guard let (_, length) = phrase(at: index, where: { $0.kinds.contains(.fiscal) }),
      let year = whole(at: index + length)
    else { return nil }
    return (year, index + length + 1)
  }
}
