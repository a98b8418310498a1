package import SwiftSource

extension Evaluator {
  /// Runs a closure of a tree that this evaluator has made, in the states that its views have.
  ///
  /// Nothing of the evaluator changes. A button's closure is its argument `action`, that of `onChange`, `onTapGesture`
  /// or `task` the last of the modifier; what a state is then, and which announcements are made on the way, is in the reaction:
  ///
  ///     let tree = evaluator.tree(of: preview)
  ///     let action = tree.arguments.first { $0.label == "action" }
  ///     let announced = evaluator.reaction(to: action.value, at: tree.place).announcements
  ///
  /// - Parameters:
  ///   - action: a closure or function of the tree.
  ///   - arguments: what it is handed: the new value, or the old and the new one for `onChange`.
  ///   - place: where the view or modifier stands.
  /// - Returns: what comes of it.
  package func reaction(
    to action: Value,
    with arguments: [Value] = [],
    at place: Place
  ) -> Reaction {
    var evaluator = self
    evaluator.reaction = Reaction()
    evaluator.later = []
    let result =
      budget.share(for: .call, at: place, of: Budget.reaction) {
        evaluator.result(of: action, with: arguments, at: place)
      } ?? .unknown(.tooMuch(at: place))
    var reaction = evaluator.reaction ?? Reaction()
    reaction.states = evaluator.states
    reaction.unknown = result.unknown
    return reaction
  }

  private mutating func result(
    of action: Value,
    with arguments: [Value],
    at place: Place
  ) -> Value {
    var result = invoke(action, handed(arguments, to: action), at: place)
    while result.unknown == nil, !later.isEmpty {
      let next = later.removeFirst()
      isLater = next.isLater
      result = run(next.closure, with: [], at: place)
    }
    return result
  }

  /// The arguments that a closure takes: of an old and a new value, all, the new one, or none.
  private func handed(_ arguments: [Value], to action: Value) -> [Value] {
    guard case .closure(let value) = action, arguments.count == 2 else { return arguments }
    if value.closure.hasSignature {
      return Array(arguments.suffix(value.closure.parameters.count))
    }
    if value.closure.body.mentions("$1") { return arguments }
    return value.closure.body.mentions("$0") ? [arguments[1]] : []
  }

  /// Notes an announcement where a closure runs that may make one.
  mutating func announce(_ text: Value, at place: Place) -> Value {
    guard reaction != nil else {
      return .unknown(Unknown("an announcement while views are made", at: place))
    }
    reaction?.announcements.append(
      Reaction.Announcement(text: text, place: place, isLater: isLater)
    )
    return .void
  }

  /// `UIAccessibility.post(notification:argument:)`.
  mutating func post(_ values: [Value.Labelled], at place: Place) -> Value {
    guard case .term(let notification)? = values.first?.value, values.count == 2 else {
      return values.first?.value ?? .void
    }
    guard notification.name == "announcement" else { return .void }
    switch values[1].value {
    case .optional(nil): return .void
    case .optional(let text?): return announce(text, at: place)
    case let text: return announce(text, at: place)
    }
  }

  /// What becomes of a closure that a call is handed.
  enum Handing { case now, next, later }

  /// Runs a closure that a call is handed: `withAnimation`, `DispatchQueue.main.async`, `Task`.
  mutating func runHanded(
    _ arguments: [Argument],
    _ handing: Handing,
    at place: Place,
    in scope: Scope
  ) -> Value {
    guard reaction != nil, let argument = arguments.last,
      case .closure(let closure) = evaluate(argument.value, in: scope)
    else { return .unknown(Unknown("a closure that runs while views are made", at: place)) }
    if handing == .now { return run(closure, with: [], at: place) }
    later.append((closure, isLater || handing == .later))
    return .void
  }

  /// `try` and `await`: only what waits, or goes on where it has to, is known.
  mutating func attempt(_ word: String, _ inner: Expression, in scope: Scope) -> Value {
    let unknown = Value.unknown(Unknown(word, at: inner.place))
    guard reaction != nil else { return unknown }
    switch inner.form {
    case .attempt(let word, let inner): return attempt(word, inner, in: scope)
    case .call(let callee, let arguments):
      switch callee.words {
      case "Task.sleep":
        isLater = true
        return .void
      case "MainActor.run": return runHanded(arguments, .now, at: inner.place, in: scope)
      default: return unknown
      }
    default: return unknown
    }
  }

  /// Whether a call that is not modelled leaves all states as they are: it is one of a framework, and is handed nothing
  /// that could change them.
  func isHarmless(_ expression: Expression, in scope: Scope) -> Bool {
    guard reaction != nil, case .call(let callee, let arguments) = expression.form,
      arguments.allSatisfy({ $0.value.isInert })
    else { return false }
    switch callee.form {
    case .member(let base?, let name, _):
      guard !declares(name), base.isInert, let root = base.root,
        // What speaks is never passed over.
        !["AccessibilityNotification", "UIAccessibility"].contains(root)
      else { return false }
      return scope[root] != nil || root.first?.isUppercase == true && module.nominals[root] == nil
    case .name(let name, _):
      // `dismiss()` of the environment.
      guard let receiver = scope.receiver, case .structure(let structure) = cells[receiver].value,
        case .term(let term)? = structure.fields[name]
      else { return false }
      return term.type == "Environment"
    default: return false
    }
  }

  /// Whether the source declares a function of a name.
  private func declares(_ name: String) -> Bool {
    module.functions[name] != nil || module.nominals.values.contains { $0.functions[name] != nil }
  }
}

extension Module {
  /// Whether code names something that announces, or a function of the source that does.
  package func mayAnnounce(_ code: Value.ClosureValue) -> Bool {
    var open = ["\(code.closure.body)"]
    var rest = functions
    for nominal in nominals.values { rest.merge(nominal.functions) { $0 + $1 } }
    while let words = open.popLast() {
      if words.contains("Announcement") || words.contains("UIAccessibility") { return true }
      for name in rest.keys.filter({ words.contains("\"\($0)\"") }) {
        open += (rest.removeValue(forKey: name) ?? []).map { "\($0.function.body ?? [])" }
      }
    }
    return false
  }
}

extension Expression {
  /// Whether it is made of nothing but literals, names and calls, without a closure, a binding or a place.
  fileprivate var isInert: Bool {
    switch form {
    case .integer, .float, .boolean, .null, .string, .keyPath, .type: true
    case .name(let name, _): !name.hasPrefix("$")
    case .member(let base, _, _): base?.isInert ?? true
    case .call(let callee, let arguments):
      callee.isInert && arguments.allSatisfy { $0.value.isInert }
    case .infix(_, let left, let right): left.isInert && right.isInert
    case .prefix(_, let operand): operand.isInert
    case .array(let elements): elements.allSatisfy(\.isInert)
    default: false
    }
  }
}
