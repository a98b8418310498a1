internal import SwiftSource

extension Expression {
  /// Whether it names a type by the looks of it.
  var isTypeName: Bool {
    switch form {
    case .name(let name, _): name.first?.isUppercase == true
    case .member(let base?, let name, _): base.isTypeName && name.first?.isUppercase == true
    default: false
    }
  }

  /// The expression in short, for a condition that people are told of.
  var words: String {
    switch form {
    case .integer(let text), .float(let text): text
    case .boolean(let value): "\(value)"
    case .null: "nil"
    case .name(let name, _): name
    case .member(let base, let name, _): (base.map(\.words) ?? "") + ".\(name)"
    case .infix(let name, let left, let right): "\(left.words) \(name) \(right.words)"
    case .prefix(let name, let operand): name + operand.words
    case .call(let callee, let arguments):
      "\(callee.words)(\(arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.words }.joined(separator: ", ")))"
    case .chain(let base): base.words + "?"
    case .force(let base): base.words + "!"
    case .string(let segments):
      "\"" + segments.map { if case .text(let text) = $0 { text } else { "…" } }.joined() + "\""
    case .element(let base, let arguments):
      "\(base.words)[\(arguments.map(\.value.words).joined(separator: ", "))]"
    default: "…"
    }
  }
}

extension Expression {
  /// Whether it is a text literal, or one of several: where a key is wanted it is one, and nothing else.
  var isText: Bool {
    switch form {
    case .string: true
    case .ternary(_, let first, let second): first.isText && second.isText
    case .choice(let choice):
      choice.then.only?.isText == true && choice.otherwise?.only?.isText == true
    case .selection(let selection): selection.cases.allSatisfy { $0.body.only?.isText == true }
    default: false
    }
  }
}

extension Expression.Switch.Case {
  /// What holds of the subject where it is taken.
  func words(_ subject: Expression) -> String {
    guard !items.isEmpty else { return "\(subject.words) is another" }
    return "\(subject.words) is \(items.map(\.pattern.words).joined(separator: " or "))"
  }
}

extension Pattern {
  var words: String {
    switch form {
    case .binding(let name, _): name
    case .enumCase(_, let name, _): ".\(name)"
    case .some(let inner): inner.words + "?"
    case .expression(let expression): expression.words
    case .tuple(let elements): "(\(elements.map(\.pattern.words).joined(separator: ", ")))"
    default: "_"
    }
  }
}

extension Condition {
  var words: String {
    switch self {
    case .expression(let expression): expression.words
    case .binding(let pattern, _, let value, _):
      "let \(pattern.names.joined(separator: ", "))" + (value.map { " = \($0.words)" } ?? "")
    case .match(_, let value): "case … = \(value.words)"
    case .availability(let text, _): text
    }
  }
}
