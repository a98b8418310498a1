extension GeneratedProgram {
  /// The types and functions in which the program asks whose member is meant, what a generic parameter stands for, and how
  /// values compare.
  mutating func types() -> String {
    let mark = pick(["#", "–", "n°"])
    let (one, two) = (number(1...9), number(2...5))
    return """
      protocol Named\(group) {
        var name: String { get }
        func spoken(_ count: Int) -> String
        static var kind: String { get }
      }
      extension Named\(group) {
        var name: String { "default" }
        var mark: String { "\(mark)\\(name)" }
        func spoken(_ count: Int) -> String { "\\(mark)\\(count)" }
        func twice() -> String { spoken(1) + spoken(\(two)) }
        static var kind: String { "plain" }
        var full: String { Self.kind + name }
      }
      struct First\(group): Named\(group) {
        var name: String
        var mark: String { "own" }
        static var kind: String { "first" }
        var inside: String { mark + name }
      }
      struct Second\(group): Named\(group) {
        func spoken(_ count: Int) -> String { "second \\(count)" }
      }
      enum Third\(group): String, Named\(group), CaseIterable {
        case one, two
        var name: String { rawValue }
        func twice() -> String { "third" }
      }
      func heard\(group)(_ item: any Named\(group)) -> String { item.full + item.spoken(\(one)) }
      func told\(group)<Item: Named\(group)>(_ item: Item) -> String { Item.kind + item.name }
      struct Pair\(group)<Value> {
        var one: Value
        var other: Value
        func swapped() -> Pair\(group)<Value> { Pair\(group)(one: other, other: one) }
      }
      func both\(group)<Value>(_ one: Value, _ other: Value) -> [Value] { [one, other] }
      func same\(group)<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
      func choice\(group)(_ value: Int?) -> String { "Int?" }
      func choice\(group)(_ value: Double) -> String { "Double" }
      func choice\(group)<Value>(_ value: [Value]) -> String { "several" }
      struct Tag\(group): Hashable {
        var id: Int
        var note: String
        static func == (one: Tag\(group), other: Tag\(group)) -> Bool { one.id == other.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
      }
      struct Box\(group): Equatable { var tag: Tag\(group); var count: Int }
      struct Rank\(group): Comparable {
        var value: Int
        var note: String
        static func < (one: Rank\(group), other: Rank\(group)) -> Bool { one.value < other.value }
      }
      struct Meter\(group) {
        var width = \(one).5
        var area: Double { get { width * width } set { width = newValue / \(two) } }
        var twice: Double { width * 2 }
        subscript(index: Int, by step: Int = \(two)) -> Int { index * step }
        mutating func grow(_ more: Double = \(one)) -> Double {
          width += more
          return width
        }
      }

      """
  }

  /// Statements about one of these.
  mutating func use() {
    switch number(0...13) {
    case 0: members()
    case 1: generics()
    case 2: comparisons()
    case 3: ranks()
    case 4: meter()
    case 5: labels()
    case 6: deferred()
    case 7: captures()
    case 8: tuples()
    case 9: parts()
    case 10: shadows()
    case 11, 12: widths()
    default: cases()
    }
  }

  var value: String { mutating get { expression(.integer, 1) } }

  private mutating func members() {
    let first = "First\(group)(name: \(expression(.string, 0)))"
    line(
      "print(\(pick(["\(first).twice()", "\(first).inside", "\(first).full", "heard\(group)(\(first))", "told\(group)(\(first))"])))"
    )
    line(
      "print(\(pick(["Second\(group)().twice()", "Second\(group)().mark", "heard\(group)(Second\(group)())"])))"
    )
    let third = "Third\(group).\(pick(["one", "two"]))"
    line("print(\(pick(["told\(group)(\(third))", "heard\(group)(\(third))", "\(third).full"])))")
  }

  private mutating func generics() {
    let whole = "\(number(0...9))"
    let real = "\(number(0...9)).5"
    line(
      "print(\"\\(Pair\(group)(one: \(whole), other: \(pick([whole, real]))).swapped().other)\")"
    )
    line("print(\"\\(both\(group)(\(pick([whole, value])), \(pick([whole, "7"]))))\")")
    line("print(\"\\(both\(group)(\(whole), \(real)))\")")
    line("print(\"\\(same\(group)(\(value), \(whole)))\")")
    line("print(choice\(group)(\(pick([whole, real, "[1]", "nil as Int?"]))))")
  }

  private mutating func comparisons() {
    let (list, tag) = (name(), name())
    let type = "Tag\(group)"
    line("let \(list) = [\(type)(id: 1, note: \"a\"), \(type)(id: \(number(2...4)), note: \"b\")]")
    line("let \(tag) = \(type)(id: \(number(1...4)), note: \"c\")")
    line("print(\"\\(\(list).contains(\(tag))) \\(\(list).firstIndex(of: \(tag)) ?? -1)\")")
    line(
      "print(\"\\(\(list) == [\(list)[0], \(tag)]) \\(\(list).first == \(tag)) \\(\(list)[1] != \(tag))\")"
    )
    line(
      "print(\"\\(Box\(group)(tag: \(list)[0], count: 1) == Box\(group)(tag: \(tag), count: \(number(1...2))))\")"
    )
    line("switch \(tag) {")
    line("case \(type)(id: 2, note: \"\"): print(\"two\")")
    line("default: print(\"other\")")
    line("}")
  }

  private mutating func ranks() {
    let list = name()
    let type = "Rank\(group)"
    let ranks = ["a", "b", "c"].map { "\(type)(value: \(number(1...3)), note: \"\($0)\")" }
    line("let \(list) = [\(ranks.joined(separator: ", "))]")
    line("print(\(list).sorted().map(\\.note).joined() + \(list).sorted(by: >)[0].note)")
    line("print((\(list).max()?.note ?? \"\") + (\(list).min()?.note ?? \"\"))")
    line("print(max(\(list)[0], \(list)[1]).note + min(\(list)[1], \(list)[2]).note)")
    line("print(\"\\(\(list)[0] < \(list)[1]) \\(\(list)[1] >= \(list)[2])\")")
  }

  private mutating func meter() {
    let meter = name()
    line("var \(meter) = Meter\(group)()")
    line(pick(["\(meter).area = \(number(1...9))", "\(meter).area += 2", "\(meter).width *= 3"]))
    line("print(\"\\(\(meter).grow()) \\(\(meter).twice) \\(\(meter).area)\")")
    line("print(\"\\(\(meter)[\(number(0...9))]) \\(\(meter)[2, by: \(number(1...5))])\")")
  }

  private mutating func labels() {
    let (label, outer, inner) = (name(), name(), name())
    line("\(label): for \(outer) in 0..<\(number(2...4)) {")
    line("  for \(inner) in 0..<3 {")
    line("    if \(inner) == \(number(0...2)) { continue \(label) }")
    line("    if \(outer) == \(number(1...3)) { break \(label) }")
    line("    print(\"\\(\(outer))\\(\(inner))\")")
    line("  }")
    line("}")
  }

  private mutating func deferred() {
    let (function, text) = (name(), name())
    line("func \(function)(_ number: Int) -> String {")
    line("  var \(text) = \"<\"")
    line("  do {")
    line("    defer { \(text) += \"2\" }")
    line("    defer { \(text) += \"1\" }")
    line("    if number > 3 { \(text) += \"many\" }")
    line("  }")
    line("  defer { \(text) += \"never\" }")
    line("  return \(text) + \"\\(number)\"")
    line("}")
    line("print(\(function)(\(value)))")
  }

  private mutating func captures() {
    let (count, seen, kept, twice) = (name(), name(), name(), name())
    line("var \(count) = \(number(0...9))")
    line("var \(twice): Int { \(count) * 2 }")
    line("let \(seen) = { \(count) + 1 }")
    line("let \(kept) = { [\(count)] in \(count) + 1 }")
    line("func add\(count)(_ more: Int) { \(count) += more }")
    line("add\(count)(\(value))")
    line("print(\"\\(\(seen)()) \\(\(kept)()) \\(\(twice))\")")
  }

  private mutating func tuples() {
    let (number, flag) = (name(), name())
    line("switch (\(value), \(expression(.boolean, 1))) {")
    line("case (0, _): print(\"zero\")")
    line(
      "case (let \(number), true) where \(number) > \(self.number(1...9)): print(\"far \\(\(number))\")"
    )
    line("case (1...3, true), (\(self.number(4...9)), false): print(\"middle\")")
    line("case let (\(number), \(flag)): print(\"\\(\(number)) \\(\(flag))\")")
    line("}")
  }

  private mutating func parts() {
    let text = name()
    line("let \(text) = \(expression(.string, 1))")
    line(
      "print(\"\\(\(text).prefix(\(number(0...3)))) \\(\(text).suffix(2)) \\(\(text).dropFirst())\")"
    )
    line(
      "print(\"\\(\(text).first == \"S\") \\(\(text).uppercased()) \\(\(text).hasPrefix(\"a\"))\")"
    )
  }

  private mutating func shadows() {
    let name = name()
    line("let \(name) = \(value)")
    line("if \(name) > \(number(0...9)) {")
    line("  let \(name) = \(name) * 2")
    line("  print(\"\\(\(name))\")")
    line("}")
    line(
      "if let \(name) = [\(name), 4].first(where: { $0 > \(number(0...9)) }) { print(\"\\(\(name))\") }"
    )
    line("print(\"\\(\(name))\")")
  }

  private mutating func cases() {
    let (list, total) = (name(), name())
    let token = "Token\(group)"
    line(
      "let \(list): [\(token)] = [.count(\(number(0...9))), .none, .word(\"w\"), .count(\(number(0...9)))]"
    )
    line("var \(total) = 0")
    line(
      "for case .count(let number) in \(list) where number < \(number(3...9)) { \(total) += number }"
    )
    line("if case .word(let text, times: let times) = \(list)[2] { print(text + \"\\(times)\") }")
    line("print(\"\\(\(total)) \\(\(list).contains(.none)) \\(\(list)[0] == \(list)[3])\")")
  }
}
