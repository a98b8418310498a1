/// A class of a value, as the key of a map has it: `10–20`, `< 10` or `20 and over`.
package struct ValueClass: Hashable {
  /// From where to where it reaches; the same where one end is open.
  var low: Double
  var high: Double

  /// Whether a sign says on which side it is open.
  var isOpen: Bool

  /// Nil of a text that holds no number, or more than two.
  init?(_ text: String) {
    let numbers = Self.numbers(in: text)
    guard let first = numbers.first, let last = numbers.last, numbers.count <= 2 else {
      return nil
    }
    (low, high) = (min(first, last), max(first, last))
    isOpen = numbers.count == 1 && text.contains { "<>≤≥+".contains($0) }
  }

  var isSpan: Bool { low < high }

  /// The shares of a class by which the next begins behind its end, as whole numbers do.
  private static let mostGap = 0.2

  /// Whether texts are the classes of one value, in their order or against it.
  ///
  /// - Parameter texts: those of a legend.
  /// - Returns: false of numbers alone, which may be the names of series, as years.
  package static func are(_ texts: [String]) -> Bool {
    let classes = texts.compactMap(ValueClass.init)
    guard classes.count == texts.count, classes.count > 1,
      classes.contains(where: { $0.isSpan || $0.isOpen })
    else { return false }
    return follow(classes) || follow(classes.reversed())
  }

  private static func follow(_ classes: [ValueClass]) -> Bool {
    // Only the first and the last may be open.
    guard classes.dropFirst().dropLast().allSatisfy(\.isSpan),
      classes.count > 2 || classes.contains(where: \.isSpan) || classes.allSatisfy(\.isOpen)
    else { return false }
    let width = classes.map { $0.high - $0.low }.max() ?? 0
    return zip(classes, classes.dropFirst()).allSatisfy { one, next in
      let gap = next.low - one.high
      return gap >= 0 && gap <= max(width * mostGap, 1)
    }
  }

  // MARK: numbers

  /// The numbers that a text holds; a sign between two of them parts these.
  private static func numbers(in text: String) -> [Double] {
    var tokens: [String] = []
    var token = ""
    var isSigned = false
    let letters = Array(text)
    func endToken() {
      while let last = token.last, !last.isNumber, !scales.contains(last) { token.removeLast() }
      if !token.isEmpty { tokens.append(token) }
      token = ""
    }
    for (place, letter) in letters.enumerated() {
      let isBefore = place + 1 < letters.count && letters[place + 1].isNumber
      if letter.isNumber {
        if token.isEmpty, isSigned { token = "-" }
        token.append(letter)
      } else if !token.isEmpty, ".,'".contains(letter), isBefore {
        token.append(letter)
      } else {
        if !token.isEmpty, scales.contains(letter) { token.append(letter) }
        endToken()
      }
      // Behind a number, a dash leads to the next.
      isSigned = "-−".contains(letter) && !letters[..<place].contains(where: \.isNumber)
    }
    endToken()
    return tokens.compactMap(PlainNumber.read)
  }

  private static let scales = "kKMB"
}
