/// What each whole number among some words counts.
struct StepNumberReading {
  private let text: StepText
  private let range: Range<Int>
  private var found: [StepNumber]

  /// - Parameters:
  ///   - text: the text.
  ///   - range: the words of it that are read, as if nothing else were said.
  init(_ text: StepText, _ range: Range<Int>) {
    (self.text, self.range) = (text, range)
    found = Array(text.found(in: range))
  }

  /// What they count; of a word that is none, as in “this one”, nothing.
  var numbers: [StepNumber] {
    var reading = self
    let roles = found.indices.map { index in
      index > 0 && reading.found[index - 1].isBeforeOne ? .position : reading.role(of: index)
    }
    let found = reading.found
    return found.indices.compactMap { index in
      guard let role = roles[index] else { return nil }
      var number = found[index]
      number.role = role
      if index > 0, found[index - 1].isBeforeOne { number.total = found[index - 1].number }
      guard role != .measure, index + 1 < found.count, found[index + 1].isBehindOf,
        found[index + 1].range.lowerBound - number.range.upperBound <= 3
      else { return number }
      number.total = found[index + 1].number
      // “One step of four” is the first.
      if role == .total, !number.isBehindOf { number.role = .open }
      return number
    }
  }

  private func kinds(_ index: Int) -> StepKinds { range.contains(index) ? text.kinds[index] : [] }

  private func holds(_ index: Int, _ kind: StepKinds) -> Bool {
    !kinds(index).isDisjoint(with: kind)
  }

  private mutating func role(of index: Int) -> StepNumber.Role? {
    let number = found[index]
    if number.isBehindOf { return .total }
    if let role = joinedRole(of: index) { return role }
    let (first, end) = (number.range.lowerBound, number.range.upperBound)
    let (before, behind) = (kinds(first - 1), kinds(end))
    // “2 of the 4”.
    if before.contains(.of) || before.contains(.filler) && holds(first - 2, .of) {
      found[index].isBehindOf = true
      return .total
    }
    // Behind “step 2” stands its name, as “Hours”.
    let isNumbered = before.contains(.place)
    // “4, D” is no four days.
    if !isNumbered, behind.contains(.unit), isOneClause(first...end) { return .measure }
    if before.contains(.currency) { return .measure }
    if number.isOne, before.contains(.pointer) { return nil }
    if !isNumbered, before.contains(.month) || behind.contains(.month) { return .measure }
    if number.isOrdinal { return behind.contains(.one) ? .position : .open }
    return before.contains(.one) ? .position : counted(index)
  }

  /// What it counts by the letters that scripts join to it; nil where these do not tell.
  private mutating func joinedRole(of index: Int) -> StepNumber.Role? {
    let number = found[index]
    // Letters of scripts that set spaces tell nothing.
    guard !(number.lead + number.tail).utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let end = number.range.upperBound
    let place = JoinedCounters.place(
      number.lead,
      number.tail,
      before: range.contains(number.range.lowerBound - 1)
        ? text.words[number.range.lowerBound - 1] : nil,
      behind: text.words[end..<min(end + 2, max(end, range.upperBound))]
    )
    switch place {
    case nil: return nil
    case .position: return .position
    case .totalOfNext: found[index].isBeforeOne = true
    case .total: found[index].isBehindOf = true
    }
    return .total
  }

  // MARK: how many steps

  /// What a number counts that is no step’s: all of them, those that are done or left, or nobody knows.
  private func counted(_ index: Int) -> StepNumber.Role {
    let (first, end) = (found[index].range.lowerBound, found[index].range.upperBound)
    let before = (range.lowerBound..<first).last { !holds($0, .filler) } ?? -1
    let noun = noun(behind: end)
    if holds(before, .all), noun != nil { return .total }
    if isOfSome(index) || isHeadedByRest(first) { return .measure }
    guard let noun else { return .open }
    // “2 remaining steps” has it between.
    if noun > end || holds(before, .still) { return .measure }
    let rest = holds(noun + 1, .aside) ? noun + 1 : rest(behind: noun)
    return rest.map { isOneClause(first...$0) } ?? false ? .measure : .total
  }

  /// Where steps are called so behind a number, or behind what says of some that they are done or
  /// left.
  private func noun(behind end: Int) -> Int? {
    if holds(end, .several) { return end }
    return holds(end, .rest) && holds(end + 1, .several) ? end + 1 : nil
  }

  /// Where what says that some steps are done or left stands behind what they are called; nil where
  /// nothing does.
  private func rest(behind noun: Int) -> Int? {
    (noun + 1..<max(noun + 1, range.upperBound)).first { !holds($0, .filler) }
      .flatMap { holds($0, .rest) ? $0 : nil }
  }

  /// Whether a number is how many of all steps are done or left: “2 of 4 steps completed”.
  private func isOfSome(_ index: Int) -> Bool {
    guard index + 1 < found.count else { return false }
    let (number, next) = (found[index].range, found[index + 1])
    let between = number.upperBound..<max(number.upperBound, next.range.lowerBound)
    let isBehindOf =
      between.count <= 3 && (between.last.map { holds($0, [.of, .filler]) } ?? false)
    guard next.isBehindOf || isBehindOf, holds(next.range.upperBound, .several) else {
      return false
    }
    let noun = next.range.upperBound
    if holds(number.lowerBound - 1, [.done, .still]), isOneClause((number.lowerBound - 1)...noun) {
      return true
    }
    return rest(behind: noun).map { isOneClause(number.lowerBound...$0) } ?? false
  }

  /// Whether what stands before it says that it is how many are done or left: “steps remaining: 2”.
  private func isHeadedByRest(_ first: Int) -> Bool {
    holds(first - 2, .several) && holds(first - 1, .rest)
      || holds(first - 2, .rest) && holds(first - 1, .several)
  }

  /// Whether words stand in one clause: “3 steps, completed” says how many there are, and a state.
  private func isOneClause(_ range: ClosedRange<Int>) -> Bool {
    text.places[range.lowerBound] == text.places[range.upperBound]
  }
}
