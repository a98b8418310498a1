internal import SwiftSource

extension Evaluator {
  /// What a call may have changed that was not understood: what it is called on, what it is handed to change, and the
  /// variables that closures speak of which it is handed.
  mutating func taint(_ expression: Expression, _ unknown: Unknown, in scope: Scope) {
    switch expression.form {
    case .attempt(_, let inner): taint(inner, unknown, in: scope)
    case .call(let callee, let arguments):
      guard !isHarmless(expression, in: scope) else { return }
      if case .member(let base?, _, _) = callee.form { taint(variable: base, unknown, in: scope) }
      for argument in arguments {
        switch argument.value.form {
        case .reference(let shared): taint(variable: shared, unknown, in: scope)
        case .closure(let closure):
          let open = scope.variables.filter { !cells[$0.cell].isConstant }
          let words = open.isEmpty ? "" : "\(closure.body)"
          for (name, cell) in open where words.contains("\"\(name)\"") {
            cells[cell].value = .unknown(unknown)
          }
        default: break
        }
      }
    default: break
    }
  }

  private mutating func taint(variable expression: Expression, _ unknown: Unknown, in scope: Scope)
  {
    guard let name = expression.root else { return }
    if let cell = scope[name] ?? (name == "self" ? scope.receiver : nil) {
      if !cells[cell].isConstant { cells[cell].value = .unknown(unknown) }
    } else if let receiver = scope.receiver, !cells[receiver].isConstant,
      case .structure(let structure) = cells[receiver].value, structure.fields[name] != nil,
      !constructing.contains(receiver)
    {
      cells[receiver].value = .unknown(unknown)
    }
  }
}

extension Expression {
  /// The name that a chain of members and calls begins with.
  var root: String? {
    switch form {
    case .name(let name, _): name
    case .member(let base?, _, _), .chain(let base), .force(let base), .element(let base, _):
      base.root
    case .call(let callee, _): callee.root
    default: nil
    }
  }

  /// Whether it is an integer literal.
  var isWhole: Bool {
    switch form {
    case .integer: true
    case .prefix("-", let operand): operand.isWhole
    default: false
    }
  }
}
