/// A program in the subset of Swift that is evaluated, which prints what it comes to.
///
/// It never stops by itself: what is divided by is not zero, indices are in bounds, numbers stay small.
struct GeneratedProgram {
  /// The kinds of values that expressions are made of.
  enum Kind: CaseIterable {
    case integer, double, boolean, string, integers, doubles, strings, optional, mood, token, point
  }

  struct Variable {
    var name: String
    var kind: Kind
    var isMutable: Bool
  }

  /// How many programs have their types and functions together.
  private static let shared = 100

  let number: Int
  /// The programs with which it has its types and functions together.
  let group: Int
  var random: SeededRandom
  var variables: [Variable] = []
  private var names = 0
  private(set) var text = ""
  private var indentation = 1

  init(number: Int) {
    self.number = number
    group = number / Self.shared
    random = SeededRandom(seed: UInt64(number))
    line("func run\(number)() {", at: 0)
    declare(.integer)
    declare(pick([.double, .string, .integers, .point, .optional, .mood]))
    statement(2)
    use()
    for variable in variables { line("show\(group)(\(shown(variable)))") }
    line("}", at: 0)
  }

  /// The call that runs it.
  var call: String { "run\(number)()" }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func name() -> String {
    names += 1
    return "v\(names)"
  }

  mutating func line(_ words: String, at depth: Int? = nil) {
    text += String(repeating: "  ", count: depth ?? indentation) + words + "\n"
  }

  mutating func nested(_ body: (inout GeneratedProgram) -> Void) {
    let count = variables.count
    indentation += 1
    body(&self)
    indentation -= 1
    variables.removeLast(variables.count - count)
  }

  /// What is printed of a variable: an enum among others would be said with the module's name.
  private func shown(_ variable: Variable) -> String {
    switch variable.kind {
    case .point: "\(variable.name).total"
    case .token: "describe\(group)(\(variable.name))"
    default: variable.name
    }
  }

  /// The type of a kind as it is written.
  func type(_ kind: Kind) -> String {
    switch kind {
    case .integer: "Int"
    case .double: "Double"
    case .boolean: "Bool"
    case .string: "String"
    case .integers: "[Int]"
    case .doubles: "[Double]"
    case .strings: "[String]"
    case .optional: "Int?"
    case .mood: "Mood\(group)"
    case .token: "Token\(group)"
    case .point: "Point\(group)"
    }
  }

  /// How many levels an expression has: the compiler takes long for what has more than two.
  var depth: Int { mutating get { chance(10) ? 3 : 2 } }

  mutating func declare(_ kind: Kind) {
    let isMutable = chance(60)
    let value = expression(kind, depth)
    let name = name()
    // Without a type, literals and nil say by themselves what they are.
    let isWritten = kind == .optional || chance(50)
    line("\(isMutable ? "var" : "let") \(name)\(isWritten ? ": \(type(kind))" : "") = \(value)")
    variables.append(Variable(name: name, kind: kind, isMutable: isMutable))
    if isMutable {
      // A variable that is never changed would be warned of.
      line("_ = \(name)")
    }
  }

  func existing(_ kind: Kind, isMutable: Bool = false) -> [String] {
    variables.filter { $0.kind == kind && (!isMutable || $0.isMutable) }.map(\.name)
  }
}
