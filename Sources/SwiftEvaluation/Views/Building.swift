internal import SwiftSource

extension Evaluator {
  static let maximumNodes = 20_000

  /// The views that a builder makes of statements.
  mutating func views(_ body: [Statement], at place: Place, in scope: Scope) -> ViewNode {
    var scope = scope
    scope.result = nil
    var node = ViewNode(.sequence, at: place)
    for statement in body {
      guard step() else {
        node.children.append(ViewNode(.unknown(.tooMuch(at: statement.place)), at: statement.place))
        break
      }
      switch statement.form {
      case .declaration(let declaration):
        if case .conditional(let clauses) = declaration.form {
          node.children.append(conditional(clauses, at: statement.place, in: scope))
        } else if case .stop(let unknown) = declare(declaration, in: &scope) {
          node.children.append(ViewNode(.unknown(unknown), at: statement.place))
        }
      case .expression(let expression): node.children.append(built(expression, in: scope))
      case .result(let value?): node.children.append(built(value, in: scope))
      default:
        let unknown = Unknown("a statement that no builder takes", at: statement.place)
        node.children.append(ViewNode(.unknown(unknown), at: statement.place))
      }
    }
    return node.children.count == 1 ? node.children[0] : node.counted()
  }

  mutating func conditional(
    _ clauses: [Declaration.ConditionalClause],
    at place: Place,
    in scope: Scope
  ) -> ViewNode {
    switch Conditions.active(clauses) {
    case .clause(let statements): views(statements, at: place, in: scope)
    case .nothing: ViewNode(.sequence, at: place)
    case .unknown: ViewNode(.unknown(Unknown("#if depends on the build", at: place)), at: place)
    }
  }

  mutating func built(_ expression: Expression, in scope: Scope) -> ViewNode {
    let place = expression.place
    switch expression.form {
    case .choice(let choice):
      var inner = scope
      switch hold(choice.conditions, in: &inner) {
      case .holds: return views(choice.then, at: place, in: inner)
      case .fails: return views(choice.otherwise ?? [], at: place, in: scope)
      case .unknown(let unknown):
        inner = scope
        suppose(choice.conditions, unknown, in: &inner)
        let words = choice.conditions.map(\.words).joined(separator: ", ")
        var node = ViewNode(.choice(conditions: [words, "!(\(words))"]), at: place)
        node.children = [
          views(choice.then, at: place, in: inner),
          views(choice.otherwise ?? [], at: place, in: scope),
        ]
        return node
      }
    case .selection(let selection):
      let subject = settled(evaluate(selection.subject, in: scope), at: place)
      if let unknown = subject.unknown {
        return self.choice(selection, unknown, at: place, in: scope)
      }
      for branch in selection.cases {
        var inner = scope
        switch selects(branch, subject, in: &inner) {
        case .fails: continue
        case .holds: return views(branch.body, at: place, in: inner)
        case .unknown(let unknown): return ViewNode(.unknown(unknown), at: place)
        }
      }
      return ViewNode(.unknown(Unknown("no case matches", at: place)), at: place)
    default:
      let value = evaluate(expression, in: scope)
      switch view(of: value, at: place) {
      case .view(let node): return node
      case .unknown(let unknown): return ViewNode(.unknown(unknown), at: place)
      default: return ViewNode(.unknown(Unknown("what is no view", at: place)), at: place)
      }
    }
  }

  /// The views of each case of a `switch` over what is not known.
  private mutating func choice(
    _ selection: Expression.Switch,
    _ unknown: Unknown,
    at place: Place,
    in scope: Scope
  ) -> ViewNode {
    var node = ViewNode(
      .choice(conditions: selection.cases.map { $0.words(selection.subject) }),
      at: place
    )
    for branch in selection.cases {
      var inner = scope
      for item in branch.items { suppose(item.pattern, unknown, in: &inner) }
      node.children.append(views(branch.body, at: place, in: inner))
    }
    return node
  }

  /// A value as a view.
  mutating func view(of value: Value, at place: Place) -> Value {
    switch value {
    case .view, .unknown: return value
    case .structure(let structure) where shows(structure.type):
      return .view(ViewNode(.custom(structure), at: place).counted())
    case .term(let term) where isView(value):
      return .view(ViewNode(.framework(term.type), at: term.place, [.init("_", value)]))
    case .optional(nil): return .view(ViewNode(.sequence, at: place))
    case .optional(let wrapped?): return view(of: wrapped, at: place)
    case .alternatives(let all):
      var node = ViewNode(.choice(conditions: all.map(\.condition)), at: place)
      for alternative in all {
        guard case .view(let child) = view(of: alternative.value, at: place) else {
          return .unknown(Unknown("one of several is no view", at: place))
        }
        node.children.append(child)
      }
      return .view(node)
    case .closure(let closure): return run(closure, with: [], isBuilder: true, at: place)
    default: return .unknown(Unknown("what is no view that is modelled", at: place))
    }
  }

  /// A view of SwiftUI.
  mutating func view(
    _ name: String,
    _ signatures: [Signature],
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    guard let values = self.arguments(signatures, arguments, at: place, in: scope) else {
      return .unknown(
        Unknown(
          "\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined())) is not modelled",
          at: place
        )
      )
    }
    var node = ViewNode(.framework(name), at: place)
    var content: Value?
    for value in values {
      if case .view(let child) = value.value, value.label == "content" || value.label == "root" {
        node.children.append(child)
      } else if value.label == "content" {
        content = value.value
      } else {
        node.arguments.append(value)
      }
    }
    switch (name, content) {
    case ("Canvas", _):
      node.children = [drawing("what \(name) draws is not evaluated", at: place)]
    case ("ForEach", let content?): return each(node, content, at: place)
    case ("GeometryReader", let content?):
      let proxy = Value.term(Term("GeometryProxy", "proxy", at: place))
      if case .view(let child) = built(content, [proxy], at: place) { node.children = [child] }
    case (_, let content?):
      let made = built(content, [], at: place)
      guard case .view(let child) = made else { return made }
      node.children = [child]
    default: break
    }
    return .view(node.counted())
  }

  /// What shows something of which only is known that it is drawn.
  func drawing(_ reason: String, at place: Place) -> ViewNode {
    ViewNode(.unknown(Unknown(reason, at: place)), at: place)
  }

  mutating func built(_ content: Value, _ arguments: [Value], at place: Place) -> Value {
    let value: Value
    if case .closure(let closure) = content {
      value = run(closure, with: arguments, isBuilder: true, at: place)
    } else {
      value = invoke(content, arguments, at: place)
    }
    switch view(of: value, at: place) {
    case .unknown(let unknown): return .view(ViewNode(.unknown(unknown), at: place))
    case let view: return view
    }
  }
}
