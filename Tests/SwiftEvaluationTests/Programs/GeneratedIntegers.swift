extension GeneratedProgram {
  /// Functions that are told apart by the width of what they take.
  mutating func widthFunctions() -> String {
    let unsigned = pick(["UInt", "UInt64"])
    return """
      func width\(group)(_ value: Int) -> String { "Int \\(value)" }
      func width\(group)(_ value: UInt8) -> String { "UInt8 \\(value)" }
      func width\(group)(_ value: UInt64) -> String { "UInt64 \\(value)" }
      extension Int {
        init(hex\(group) text: String) {
          var value: \(unsigned) = 0
          for character in text { value = value << 4 | \(unsigned)(character.hexDigitValue ?? 0) }
          self.init(value)
        }
        init?(below\(group) bound: Int, _ value: Int) {
          guard value < bound else { return nil }
          self.init(value)
        }
        init?(twice\(group) value: Int) { self.init(below\(group): \(number(5...20)), value * 2) }
      }

      """
  }

  /// Two variables of a width.
  private struct Pair {
    let type: String
    let first: String
    let second: String

    /// Whether it has numbers that `Int` does not have.
    var isWide: Bool { type == "UInt64" || type == "UInt" }
  }

  /// Statements about integers of other widths than `Int`.
  mutating func widths() {
    let types = [
      "UInt64", "UInt8", "UInt", "UInt32", "Int8", "Int16", "UInt16", "Int64", "Int32",
    ]
    let pair = Pair(type: pick(types), first: name(), second: name())
    line("var \(pair.first): \(pair.type) = \(number(0...100))")
    line("let \(pair.second) = \(pair.type)(\(number(0...100)))")
    change(pair)
    line(
      "print(\"\\(\(word(pair, 2))) \\(Int(\(pair.first))) \\(Double(\(pair.second)) / 255)\")"
    )
    line(
      "print(String(\(pair.first), radix: \(pick(["2", "16", "36"]))) + \(pair.second).description)"
    )
    line(
      "print(\"\\(\(pair.first) < \(word(pair, 1))) \\(\(pair.second) == \(number(0...100)))\")"
    )
    parts(pair)
    let digits = pick(["ff", "7", "-2", "", "zz", "+1F"])
    line("print(\"\\(\(pair.type)(\"\(digits)\", radix: 16) ?? \(number(0...9)))\")")
    line(
      "print(width\(group)(\(pick(["7", "\(number(0...9)) + 1", "UInt8(3)", "UInt64(4) << 2"]))))"
    )
    line("print(\"\\(Int(hex\(group): \"\(pick(["f", "1c", "0a7"]))\"))\")")
    line("print(\"\\(Int(twice\(group): \(number(0...9))) ?? -1)\")")
  }

  /// An expression of a width, in so many levels.
  private mutating func word(_ pair: Pair, _ depth: Int) -> String {
    let operand = pick([pair.first, pair.second])
    guard depth > 0 else { return operand }
    let inner = word(pair, depth - 1)
    let literal = "\(number(0...100))"
    let either = pick([literal, operand])
    switch number(0...13) {
    case 0: return "(\(inner) & \(pick(["0xF", "0x3C", literal])))"
    case 1: return "(\(inner) | \(either))"
    case 2: return "(\(inner) ^ \(either))"
    case 3: return "(\(inner) >> \(number(0...9)))"
    case 4: return "(\(inner) << \(number(0...3)))"
    case 5: return "(\(inner) &+ \(either))"
    case 6: return "(\(inner) \(pair.isWide ? "|" : "&-") \(literal))"
    case 7: return "(\(inner) / \(number(1...9)))"
    case 8: return "(\(number(1...99)) % (\(inner) | 1))"
    case 9: return "\(pick(["min", "max"]))(\(inner), \(either))"
    case 10: return "(\(inner) ^ ((1 << \(number(0...9))) >> \(number(0...9))))"
    case 11: return pair.isWide ? "(\(inner) >> \(pick(["Int", "UInt8"]))(2))" : "~\(inner)"
    case 12: return "\(pair.type)(\(pair.isWide ? "clamping" : "truncatingIfNeeded"): \(value))"
    default: return "(\(expression(.boolean, 0)) ? \(inner) : \(literal))"
    }
  }

  /// Changes a variable in place.
  private mutating func change(_ pair: Pair) {
    line(
      "\(pair.first) "
        + pick([
          "|= \(number(0...100))", ">>= \(number(0...3))", "&= \(word(pair, 1))",
          "&+= \(word(pair, 1))", "^= \(number(0...100))", "= \(word(pair, 2))",
          "\(pair.isWide ? "|=" : "<<=") 2",
        ])
    )
  }

  /// Variables that get their values later, together.
  private mutating func parts(_ pair: Pair) {
    let (one, other) = (name(), name())
    line("let \(one), \(other): \(pair.type)")
    line("switch \(pair.second) {")
    line("case 0...\(number(9...40)): (\(one), \(other)) = (\(word(pair, 1)), \(number(0...100)))")
    line("case \(number(41...99)): (\(one), \(other)) = (1, 2)")
    line("default: (\(other), \(one)) = (\(word(pair, 1)), \(pair.second))")
    line("}")
    line("print(\"\\(\(one)) \\(\(other))\")")
    let (left, right) = (name(), name())
    line("var (\(left), \(right)) = (\(number(0...9)), \(number(0...9)))")
    line("(\(left), \(right)) = (\(right) + 1, \(left))")
    line("print(\"\\(\(left)) \\(\(right))\")")
  }
}
