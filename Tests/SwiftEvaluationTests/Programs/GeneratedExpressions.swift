extension GeneratedProgram {
  /// An expression of a kind, in so many levels at most.
  mutating func expression(_ kind: Kind, _ depth: Int) -> String {
    let names = existing(kind)
    if !names.isEmpty, chance(depth == 0 ? 60 : 25) { return pick(names) }
    switch kind {
    case .integer: return integer(depth)
    case .double: return double(depth)
    case .boolean: return boolean(depth)
    case .string: return string(depth)
    case .integers: return integers(depth)
    case .doubles: return doubles(depth)
    case .strings: return strings(depth)
    case .optional: return optional(depth)
    case .mood: return mood(depth)
    case .token: return token(depth)
    case .point: return point(depth)
    }
  }

  private mutating func integer(_ depth: Int) -> String {
    guard depth > 0 else { return "\(number(-9...30))" }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...25) {
    case 0: return "\(number(0...99))"
    case 1: return "(\(inner(.integer)) + \(inner(.integer)))"
    case 2: return "(\(inner(.integer)) - \(inner(.integer)))"
    case 3: return "(\(inner(.integer)) % 100 * \(number(2...5)))"
    case 4: return "(\(inner(.integer)) / \(number(2...9)))"
    case 5: return "(\(inner(.integer)) % \(number(2...9)))"
    case 6: return "(\(inner(.boolean)) ? \(inner(.integer)) : \(inner(.integer)))"
    case 7: return "\(inner(.integers)).count"
    case 8: return "\(inner(.integers)).reduce(0, +) % 1000"
    case 9: return "(\(inner(.optional)) ?? \(number(0...9)))"
    case 10: return "max(\(inner(.integer)), \(number(-5...20)))"
    case 11: return "abs(\(inner(.integer)))"
    case 12: return "\(inner(.point)).x"
    case 13: return "\(inner(.point)).moved(by: \(number(1...9))).y"
    case 14: return "\(inner(.mood)).rawValue"
    case 15: return "\(inner(.string)).count"
    case 16: return "\(inner(.integers)).filter { $0 > \(number(0...9)) }.count"
    case 17: return "(\(inner(.integers)).firstIndex(of: \(number(0...9))) ?? -1)"
    case 18:
      return "sum\(group)(\(number(1...9)), \(inner(.integer)), scale: \(number(1...3)))"
    case 19: return "first\(group)(\(inner(.integers)), or: \(number(0...9)))"
    case 20: return "Int(\(number(0...99)).\(number(0...9)))"
    case 21: return "(\(number(0...9)), \(inner(.integer))).1"
    case 22: return "(\(inner(.integers)).map { $0 * 2 }.max() ?? 0)"
    case 23: return "Point\(group).count"
    case 24: return "((a: \(number(0...9)), b: \(inner(.integer))) as (b: Int, a: Int)).a"
    default: return "\(inner(.point)).inner.depth"
    }
  }

  private mutating func double(_ depth: Int) -> String {
    func literal() -> String {
      pick(["\(number(0...99)).\(number(0...9))", "\(number(1...255)) / 255.0", "2.0", "0.25"])
    }
    guard depth > 0 else { return "(\(literal()))" }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...14) {
    case 0: return "(\(literal()))"
    case 1: return "(\(inner(.double)) + \(number(1...9)))"
    case 2: return "(\(number(1...9)) / \(number(2...9)) * \(expression(.double, 0)))"
    case 3: return "(\(inner(.double)) - \(inner(.double)))"
    case 4: return "Double(\(inner(.integer)))"
    case 5: return "half\(group)(\(number(1...99)) / \(number(2...9)))"
    case 6: return "half\(group)(\(inner(.double)), of: \(number(1...9)))"
    case 7: return "\(inner(.point)).total"
    case 8: return "(\(inner(.boolean)) ? 1 : \(literal()))"
    case 9: return "(\(inner(.double)) * 0.5).rounded()"
    case 10: return "\(inner(.doubles)).reduce(0, +)"
    case 11: return "min(\(inner(.double)), \(number(1...9)))"
    case 12: return "(\(inner(.doubles)).max() ?? \(number(0...9)))"
    case 13:
      let zeros = (0..<2).map { _ in pick(["0.0", "-0.0"]) }.joined(separator: ", ")
      return "\(pick(["max", "min"]))(\(zeros))"
    default: return "-(\(inner(.double)))"
    }
  }

  private mutating func boolean(_ depth: Int) -> String {
    guard depth > 0 else { return pick(["true", "false"]) }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...14) {
    case 0: return "(\(inner(.integer)) < \(inner(.integer)))"
    case 1: return "(\(inner(.double)) >= \(number(0...50)))"
    case 2: return "(\(inner(.boolean)) && \(inner(.boolean)))"
    case 3: return "(\(inner(.boolean)) || \(inner(.boolean)))"
    case 4: return "!(\(inner(.boolean)))"
    case 5: return "\(inner(.integers)).contains(\(number(0...9)))"
    case 6: return "\(inner(.strings)).isEmpty"
    case 7: return "(\(inner(.mood)) == .\(pick(["calm", "busy", "late", "gone"])))"
    case 8: return "(\(inner(.optional)) == nil)"
    case 9: return "(\(inner(.optional)) == \(number(0...9)))"
    case 10: return "\(inner(.point)).isFar"
    case 11: return "\(inner(.integers)).allSatisfy { $0 >= \(number(-9...9)) }"
    case 12: return "(\(inner(.token)) == .count(\(number(0...3))))"
    case 13: return "(\(inner(.string)) == \(inner(.string)))"
    default: return "(\(number(0...9))...\(number(10...30))).contains(\(inner(.integer)))"
    }
  }

  private mutating func string(_ depth: Int) -> String {
    let literal = "\"\(pick(["a", "Step", "é", "", "x y", "\\\"q\\\"", "tab\\t", "👩‍🚀"]))\""
    guard depth > 0 else { return literal }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...21) {
    case 0: return literal
    case 1: return "\"Step \\(\(inner(.integer)) + 1) of \\(\(inner(.integers)).count)\""
    case 2: return "(\(inner(.string)) + \(inner(.string)))"
    case 3: return "\"\\(\(inner(.double)))\""
    case 4: return "\"\\(\(inner(.mood)))\""
    case 5: return "\"\\(\(inner(.boolean)))|\\(\(inner(.integers)))\""
    case 6: return "\(inner(.mood)).word"
    case 7: return "describe\(group)(\(inner(.token)))"
    case 8: return "grade\(group)(\(inner(.integer)))"
    case 9: return "share\(group)(\(inner(.double)))"
    case 10: return "pair\(group)(\(inner(.integer)), \(inner(.boolean)))"
    case 11: return "pick\(group)(\(number(0...99)))"
    case 12: return "pick\(group)(\(inner(pick([.double, .integer, .string]))))"
    case 13: return "\(inner(.strings)).joined(separator: \"-\")"
    case 14: return "(\(inner(.boolean)) ? \(inner(.string)) : \(literal))"
    case 15: return "\(inner(.point)).label"
    case 16: return "String(\(inner(.integer)))"
    case 17: return "\(literal).uppercased()"
    case 18:
      return
        "(Kind\(group)(rawValue: \"\(pick(["B", "plain", "none"]))\").map { $0.rawValue } ?? \"no kind\")"
    case 19: return "([1: \"b\", 2.5: \"c\"][\(pick(["1", "1.0", "2.5"]))] ?? \(literal))"
    case 20:
      return "(([1: \"b\", nil: \"c\"] as [Int?: String])[\(inner(.optional))] ?? \(literal))"
    default: return "pick\(group)(named: \(inner(.integer)))"
    }
  }

  private mutating func integers(_ depth: Int) -> String {
    let count = number(1...5)
    let plain = "[\((0..<count).map { _ in "\(number(0...20))" }.joined(separator: ", "))]"
    // With a type, what follows it is found out far sooner.
    let literal = chance(85) ? "(\(plain) as [Int])" : plain
    guard depth > 0 else { return literal }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...10) {
    case 0: return "[\(inner(.integer)), \(inner(.integer))]"
    case 1: return "\(inner(.integers)).map { $0 + \(number(1...9)) }"
    case 2: return "\(inner(.integers)).filter { $0 % 2 == 0 }"
    case 3: return "\(inner(.integers)).sorted()"
    case 4: return "(\(inner(.integers)) + \(literal))"
    case 5: return "(0..<\(number(1...6))).map { $0 * $0 }"
    case 6: return "Array(\(inner(.integers)).reversed())"
    case 7: return "\(inner(.strings)).map(\\.count)"
    case 8: return "Array(\(inner(.integers)).prefix(\(number(0...3))))"
    case 9: return "\(inner(.integers)).enumerated().map { index, value in index + value }"
    default: return literal
    }
  }

  private mutating func doubles(_ depth: Int) -> String {
    let plain = pick(["[1, 2.5]", "[0.5, 3 / 4.0]", "[Double(\(number(0...9))), 7]"])
    // Within another expression the compiler may not find out what the elements are.
    let literal = depth > 2 ? plain : "(\(plain) as [Double])"
    guard depth > 0 else { return literal }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...4) {
    case 0: return "\(inner(.integers)).map { Double($0) / 2 }"
    case 1: return "[\(inner(.double)), \(number(1...9))]"
    case 2: return "((\(inner(.doubles)) as [Double]) + [\(number(1...9))])"
    case 3: return "([\(number(1...9)), 7] + (\(inner(.doubles)) as [Double]))"
    default: return literal
    }
  }

  private mutating func strings(_ depth: Int) -> String {
    guard depth > 0 else {
      return pick(["[\"a\", \"b\"]", "[\"Account\", \"Details\", \"Review\"]"])
    }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...4) {
    case 0: return "\(inner(.integers)).map { \"n\\($0)\" }"
    case 1: return "[\(inner(.string)), \(inner(.string))]"
    case 2: return "\(inner(.strings)).filter { $0.count > 1 }"
    case 3: return "zip(\(inner(.integers)), \(inner(.strings))).map { \"\\($0.0)\\($0.1)\" }"
    default: return "Mood\(group).allCases.map { $0.word }"
    }
  }

  private mutating func optional(_ depth: Int) -> String {
    guard depth > 0 else { return pick(["(nil as Int?)", "\(number(0...9))"]) }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...6) {
    case 0: return "(nil as Int?)"
    case 1: return "\(inner(.integers)).first"
    case 2: return "\(inner(.integers)).first(where: { $0 > \(number(0...30)) })"
    case 3: return "Int(\(pick(["\"12\"", "\"x\"", "\"-3\""])))"
    case 4: return "\(inner(.integers)).min()"
    case 5: return "(\(inner(.optional)) as Int?).map { $0 + 1 }"
    default: return "(\(inner(.boolean)) ? \(inner(.integer)) : nil)"
    }
  }

  private mutating func mood(_ depth: Int) -> String {
    let name = "Mood\(group)"
    let literal = "\(name).\(pick(["calm", "busy", "late", "gone"]))"
    guard depth > 0 else { return literal }
    switch number(0...4) {
    case 0: return "\(name).first"
    case 1: return "\(expression(.mood, depth - 1)).next"
    case 2: return "\(name).allCases[\(number(0...3))]"
    case 3: return "(\(name)(rawValue: \(number(0...9))) ?? .calm)"
    default: return literal
    }
  }

  private mutating func token(_ depth: Int) -> String {
    let name = "Token\(group)"
    guard depth > 0 else { return "\(name).none" }
    switch number(0...3) {
    case 0: return "\(name).count(\(expression(.integer, depth - 1)))"
    case 1:
      return "\(name).size(width: \(number(1...50)) / 4, height: \(expression(.double, depth - 1)))"
    case 2: return "\(name).word(\(expression(.string, depth - 1)), times: \(number(0...5)))"
    default: return "\(name).word(\"w\")"
    }
  }

  private mutating func point(_ depth: Int) -> String {
    let name = "Point\(group)"
    guard depth > 0 else { return "\(name)(x: \(number(0...9)), scale: \(number(1...9)))" }
    func inner(_ kind: Kind) -> String { expression(kind, depth - 1) }
    switch number(0...6) {
    case 0: return "\(name).unit"
    case 1: return "\(name)(x: \(inner(.integer)), y: \(number(0...9)), scale: \(inner(.double)))"
    case 2: return "\(inner(.point)).moved(to: \(number(0...9)))"
    case 3: return "\(inner(.point)).moved()"
    case 4: return "\(name)(\(number(0...9)))"
    case 5: return "(\(inner(.point)) + \(inner(.point)))"
    default: return "\(name)(x: \(number(0...9)), scale: \(number(1...9)) / 4)"
    }
  }
}
