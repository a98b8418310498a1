package import SwiftSource

/// What the files of a module declare, by names.
package struct Module: Sendable {
  package private(set) var nominals: [String: NominalInfo] = [:]
  private(set) var functions: [String: [Callable]] = [:]
  private(set) var variables: [String: [StoredDeclaration]] = [:]
  private(set) var aliases: [String: WrittenType] = [:]
  /// Whether a function of it is an operator.
  private(set) var declaresOperators = false
  package private(set) var previews: [Preview] = []
  /// Statements of the files in their order, which a script runs.
  package private(set) var statements: [Statement] = []
  /// Names whose declarations stand behind a condition that nobody knows.
  private(set) var conditional: Set<String> = []
  /// Names whose declarations the parser does not understand.
  private(set) var broken: Set<String> = []
  /// Finds files that may declare a name; asked once for each.
  private let find: @Sendable (String) -> [SourceFile]
  /// Whether asset catalogues have a colour, by its name or by the symbol that Xcode makes of that.
  let hasColor: @Sendable (_ name: String, _ isSymbol: Bool) -> Bool
  private var asked: Set<String> = []
  /// The files whose declarations are here, by the numbers in their places.
  package private(set) var files: Set<Int32> = []
  private var completed: Set<String> = []

  /// The top-level values of samples.
  package private(set) var samples: [Sample] = []

  /// `#Preview { … }`, or what a `PreviewProvider` shows.
  package struct Preview: Hashable, Sendable {
    package var name: String?
    package var closure: Expression
    package var place: Place
    /// The path of the provider.
    package var owner: String?
  }

  /// A top-level value of a sample by its name.
  package struct Sample: Hashable, Sendable {
    package var name: String
    package var place: Place
  }

  /// Takes what files declare.
  ///
  /// - Parameters:
  ///   - files: the files that are read.
  ///   - samples: files that give data: their previews are roots, and so are their top-level values that are views; others
  ///     are what an input of their name and type is where a view's inputs are assumed.
  ///   - find: finds files that may declare a name, or that hold `extension NAME`; asked once for each. A file is taken
  ///     once, by the number that its places have.
  ///   - hasColor: says whether asset catalogues have a colour, by its name or by the symbol that Xcode makes of that.
  package init(
    _ files: [SourceFile],
    samples: [SourceFile] = [],
    find: @escaping @Sendable (String) -> [SourceFile] = { _ in [] },
    hasColor: @escaping @Sendable (_ name: String, _ isSymbol: Bool) -> Bool = { _, _ in false }
  ) {
    self.find = find
    self.hasColor = hasColor
    for file in files { add(file) }
    for file in samples {
      add(file)
      for case .declaration(let declaration) in file.statements.map(\.form) {
        guard case .variable(let variable) = declaration.form else { continue }
        self.samples += variable.pattern.names.map { Sample(name: $0, place: declaration.place) }
      }
    }
  }

  package mutating func add(_ file: SourceFile) { add(file, isFound: false) }

  private mutating func add(_ file: SourceFile, isFound: Bool) {
    if let number = file.number { files.insert(number) }
    let hidden = isFound ? FileScope(file) : nil
    if let hidden, nominals[hidden.path] == nil {
      nominals[hidden.path] = NominalInfo(path: hidden.path)
    }
    for statement in file.statements {
      if file.holdsError(statement) {
        if case .declaration(let declaration) = statement.form { addBroken(declaration) }
        continue
      }
      switch statement.form {
      case .declaration(let declaration):
        if let hidden, hidden.holds(declaration) {
          add(hidden.held(declaration), in: hidden.path)
        } else {
          add(declaration, in: nil)
        }
      case .expression(let expression):
        if case .macro(let name, let arguments) = expression.form {
          add(Declaration(.macro(name, arguments), at: expression.place), in: nil)
        }
      default: break
      }
    }
    statements += file.statements
  }

  private mutating func addBroken(_ declaration: Declaration) {
    switch declaration.form {
    case .type: add(declaration, in: nil)
    default: if let name = declaration.name { broken.insert(name) }
    }
  }

  /// Whether nothing that a type inherits has members here.
  func isAlone(_ path: String) -> Bool {
    nominals[path]?.inheritedNames.allSatisfy { nominals[$0] == nil } ?? true
  }

  /// Where names are looked up that a type does not have itself: in the type around it, then in what its file hides.
  func outer(of path: String) -> String? {
    if let dot = path.lastIndex(of: ".") { return String(path[..<dot]) }
    return nominals[path]?.place.flatMap { scope(of: $0.file) }
  }

  /// What a file hides from others; nil where that is nothing, or where it is the file that is read.
  func scope(of file: Int32) -> String? {
    let path = FileScope.path(file)
    return nominals[path] == nil ? nil : path
  }

  /// Looks for a name in the module's other files, and says whether there is more now.
  mutating func look(for name: String) -> Bool {
    guard asked.insert(name).inserted else { return false }
    let more = find(name).filter { $0.number.map { !files.contains($0) } ?? false }
    for file in more { add(file, isFound: true) }
    return !more.isEmpty
  }

  /// Looks in the module's other files for what they add to a type: its extensions, and the protocols that it says.
  mutating func complete(_ path: String) {
    guard nominals[path]?.kind != nil else { return }
    completeAdditions(to: path)
  }

  /// The same for a type of a framework, which the module does not declare itself.
  mutating func completeAdditions(to path: String) {
    guard completed.insert(path).inserted else { return }
    _ = look(for: "extension \(path)")
    for name in nominals[path]?.inheritedNames ?? [] where !completed.contains(name) {
      if nominals[name]?.kind == nil { _ = look(for: name) }
      complete(name)
    }
  }

  /// The functions of a name that no type holds, in whatever file; nil where there are none.
  mutating func functions(named name: String) -> [Callable]? {
    _ = look(for: name)
    return functions[name]
  }

  /// The cases of an enum that hold nothing, in the order of its declaration.
  package func cases(of type: String) -> [Value.Enumeration] {
    (nominals[type]?.cases ?? []).filter(\.parameters.isEmpty).map {
      Value.Enumeration(type: type, name: $0.name, payload: [])
    }
  }

  mutating func add(_ declaration: Declaration, in parent: String?) {
    if case .function(let function) = declaration.form, function.isOperator {
      declaresOperators = true
    }
    switch declaration.form {
    case .type(let nominal): add(nominal, declaration, in: parent)
    case .conditional(let clauses):
      switch Conditions.active(clauses) {
      case .clause(let statements):
        for case .declaration(let inner) in statements.map(\.form) { add(inner, in: parent) }
      case .nothing: break
      case .unknown:
        if let parent { nominals[parent]?.addConditional(at: declaration.place) }
        for case .declaration(let inner) in clauses.flatMap(\.statements).map(\.form) {
          if let name = inner.name { conditional.insert(name) }
        }
      }
    case .macro("Preview", let arguments):
      guard let closure = arguments.last(where: \.isTrailing)?.value else { return }
      var name: String?
      if case .string(let segments) = arguments.first?.value.form,
        case .text(let text) = segments.first
      {
        name = text
      }
      previews.append(Preview(name: name, closure: closure, place: declaration.place))
    default:
      if let parent { nominals[parent]?.add(declaration) } else { addGlobal(declaration) }
    }
  }

  private mutating func addGlobal(_ declaration: Declaration) {
    switch declaration.form {
    case .function(let function):
      functions[function.name, default: []].append(
        Callable(function: function, declaration: declaration, owner: nil)
      )
    case .variable(let variable):
      for name in variable.pattern.names {
        variables[name, default: []].append(
          StoredDeclaration(variable: variable, declaration: declaration, owner: nil)
        )
      }
    case .alias(let name, let type): aliases[name] = type
    default: break
    }
  }

  private mutating func add(_ nominal: Nominal, _ declaration: Declaration, in parent: String?) {
    let path: String
    if nominal.kind == .addition, parent == nil {
      path = resolvePath(nominal.name)
    } else {
      path = parent.map { "\($0).\(nominal.name)" } ?? nominal.name
    }
    if nominals[path] == nil { nominals[path] = NominalInfo(path: path) }
    nominals[path]?.add(nominal, declaration)
    addPreview(nominal, path)
    for member in nominal.members {
      var member = member
      if nominal.kind == .addition {
        member.modifiers.append(nominal.isConstrained ? "constrained" : "added")
        if declaration.isMarked("private") { member.modifiers.append("private") }
      }
      switch member.form {
      case .type, .conditional, .function: add(member, in: path)
      default: nominals[path]?.add(member)
      }
    }
  }

  /// What a `PreviewProvider` shows.
  private mutating func addPreview(_ nominal: Nominal, _ path: String) {
    let isProvider = nominal.inherited.contains {
      if case .named("PreviewProvider", _, _) = $0 { true } else { false }
    }
    guard isProvider, !nominal.isBroken else { return }
    for member in nominal.members {
      guard case .variable(let variable) = member.form, variable.pattern.names == ["previews"],
        let body = variable.getter
      else { continue }
      let expression = Expression(.closure(Closure(body: body)), at: member.place)
      previews.append(
        Preview(name: nil, closure: expression, place: member.place, owner: path)
      )
    }
  }

  /// The path of a type that is extended, whose alias may stand for another.
  private func resolvePath(_ name: String) -> String {
    let plain = name.filter { $0 != " " }
    if case .named(let other, _, nil) = aliases[plain] { return other }
    if plain.hasPrefix("["), plain.hasSuffix("]") { return "Array" }
    return plain.prefix { $0 != "<" }.description
  }
}

extension Declaration {
  /// The name that it declares.
  var name: String? {
    switch form {
    case .type(let nominal): nominal.name
    case .variable(let variable): variable.pattern.names.first
    case .function(let function): function.name
    case .enumCase(let enumCase): enumCase.name
    case .alias(let name, _): name
    default: nil
    }
  }
}

extension Function {
  /// Whether it is called by a sign between or before values.
  fileprivate var isOperator: Bool { name.first.map { !$0.isLetter && $0 != "_" } ?? false }
}

extension Pattern {
  /// The names that it binds.
  var names: [String] {
    switch form {
    case .binding(let name, _): [name]
    case .tuple(let elements): elements.flatMap { $0.pattern.names }
    case .enumCase(_, _, let elements): elements?.flatMap { $0.pattern.names } ?? []
    case .some(let pattern), .cast(let pattern, _): pattern.names
    default: []
    }
  }
}
