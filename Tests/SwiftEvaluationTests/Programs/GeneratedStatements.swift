extension GeneratedProgram {
  /// A statement, in so many levels at most.
  mutating func statement(_ levels: Int) {
    guard levels > 0 else {
      line("show\(group)(\(expression(pick([.integer, .double, .string, .boolean]), 1)))")
      return
    }
    switch number(0...15) {
    case 0...2: declare(pick(Kind.allCases.filter { $0 != .boolean }))
    case 3: line("print(\(expression(.string, depth)))")
    case 4:
      line(
        "show\(group)(\(expression(pick([.integer, .double, .boolean, .integers, .doubles, .strings, .mood]), depth)))"
      )
    case 5:
      line("if (\(expression(.boolean, 2))) {")
      nested { $0.statement(levels - 1) }
      if chance(60) {
        line("} else if (\(expression(.boolean, 1))) {")
        nested { $0.statement(levels - 1) }
        line("} else {")
        nested { $0.statement(levels - 1) }
      }
      line("}")
    case 6:
      let bound = name()
      line("if let \(bound) = (\(expression(.optional, 2))), \(bound) < \(number(0...40)) {")
      nested {
        $0.variables.append(Variable(name: bound, kind: .integer, isMutable: false))
        $0.line("print(\"some \\(\(bound))\")")
        $0.statement(levels - 1)
      }
      line("} else {")
      nested { $0.line("print(\"none\")") }
      line("}")
    case 7: loop(levels)
    case 8:
      if let name = existing(.integer, isMutable: true).randomElement(using: &random) {
        line(
          pick([
            "\(name) += \(expression(.integer, 1))", "\(name) = \(other(.integer, than: name))",
            "bump\(group)(&\(name))", "\(name) -= 3", "\(name) *= 2; \(name) %= 500",
          ])
        )
      }
    case 9:
      if let name = existing(.double, isMutable: true).randomElement(using: &random) {
        line(
          pick([
            "\(name) += 1 / 4", "\(name) = \(number(1...9)) / \(number(2...9))", "\(name) *= 2",
          ])
        )
      }
    case 10:
      if let name = existing(.integers, isMutable: true).randomElement(using: &random) {
        line(
          pick([
            "\(name).append(\(expression(.integer, 1)))", "\(name) += [1, 2]",
            "\(name).insert(7, at: 0)", "if !\(name).isEmpty { \(name)[0] += 5 }", "\(name).sort()",
          ])
        )
      }
    case 11:
      if let name = existing(.point, isMutable: true).randomElement(using: &random) {
        line(
          pick([
            "\(name).x = \(expression(.integer, 0)) + 1", "\(name).shift(\(number(1...5)))",
            "\(name).y += 1", "\(name) = \(name).moved(by: 2)", "\(name).shift(1, times: 3)",
          ])
        )
      }
    case 12: selection()
    case 13:
      if let name = existing(.optional, isMutable: true).randomElement(using: &random) {
        line("\(name) = \(other(.optional, than: name))")
      }
    case 14: closure()
    default:
      line("print(describe\(group)(\(expression(.token, 2))))")
    }
  }

  /// A new value for a variable, which is not itself.
  private mutating func other(_ kind: Kind, than name: String) -> String {
    let value = expression(kind, 2)
    return value == name ? "7" : value
  }

  private mutating func loop(_ levels: Int) {
    let bound = name()
    switch number(0...3) {
    case 0:
      line("for \(bound) in 0..<\(number(1...4)) {")
      nested {
        $0.variables.append(Variable(name: bound, kind: .integer, isMutable: false))
        $0.statement(levels - 1)
      }
    case 1:
      line("for \(bound) in (\(expression(.integers, 1))) where \(bound) > \(number(0...5)) {")
      nested {
        $0.variables.append(Variable(name: bound, kind: .integer, isMutable: false))
        if $0.chance(40) { $0.line("if \(bound) > 9 { break }") }
        $0.statement(levels - 1)
      }
    case 2:
      line("for (i\(bound), \(bound)) in (\(expression(.strings, 1)).enumerated()) {")
      nested {
        $0.variables.append(Variable(name: bound, kind: .string, isMutable: false))
        $0.line("print(\"\\(i\(bound)): \\(\(bound))\")")
        if $0.chance(30) { $0.line("if i\(bound) == 1 { continue }") }
        $0.statement(levels - 1)
      }
    default:
      line("var \(bound) = \(number(0...3))")
      line("while \(bound) < \(number(3...6)) {")
      nested {
        $0.line("\(bound) += 1")
        $0.statement(levels - 1)
      }
    }
    line("}")
  }

  private mutating func selection() {
    let bound = name()
    line("let \(bound): String = switch (\(expression(.token, 2))) {")
    line("case .none: \(expression(.string, 0))")
    line("case .count(let n) where n > \(number(0...9)): \"more \\(n)\"")
    line("case .count: \"count\"")
    line("case .size(let w, height: let h): \"\\(w + h)\"")
    line("case .word(_, times: \(number(0...3))): \"times\"")
    line("case .word(let text, _): text")
    line("}")
    variables.append(Variable(name: bound, kind: .string, isMutable: false))
  }

  private mutating func closure() {
    let (total, apply) = (name(), name())
    line("var \(total) = \(number(0...9))")
    line("let \(apply) = { (value: Int) -> Int in")
    nested {
      $0.line("\(total) += value")
      $0.line("return \(total) * 2")
    }
    line("}")
    line("print(\"\\(\(apply)(\(number(1...9)))) \\(\(apply)(2)) \\(\(total))\")")
  }
}
