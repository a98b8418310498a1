internal import SwiftSource

/// How a view, a modifier or a value of a framework is written, as one line of a catalogue says it:
/// `name(label:Type=,_:Type)`, in which `=` is what may be left out.
///
/// `@View` is a closure that makes views, `@Item` one that makes them of a value, `@Action` one that runs later.
/// `Label` is a text that is localised where it is a literal, a `String`, or a `Text`.
struct Signature: Hashable, Sendable {
  var name: String
  var function: Function

  // All lines of a catalogue are read at once, and bytes are much sooner compared than characters.
  init(_ line: Substring.UTF8View) {
    let open = line.firstIndex(of: UInt8(ascii: "(")) ?? line.endIndex
    name = String(Substring(line[..<open]))
    var parameters: [Parameter] = []
    for part in line[open...].dropFirst().dropLast().split(separator: UInt8(ascii: ",")) {
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = String(Substring(part[..<colon]))
      let hasDefault = part.last == UInt8(ascii: "=")
      let written = String(Substring(part[colon...].dropFirst().dropLast(hasDefault ? 1 : 0)))
      parameters.append(
        Parameter(
          label: name == "_" ? nil : name,
          name: name,
          type: Self.type(written),
          initial: hasDefault ? Expression(.null, at: Place(line: 0, column: 0)) : nil,
          attributes: [written]
        )
      )
    }
    function = Function(
      kind: .function,
      name: name,
      parameters: parameters
    )
  }

  private static func type(_ written: String) -> WrittenType {
    if written.hasSuffix("?") { return .optional(type(String(written.dropLast()))) }
    if written.hasPrefix("["), written.hasSuffix("]") {
      return .array(type(String(written.dropFirst().dropLast())))
    }
    switch written {
    case "@View", "@Item", "@Action": return .function(parameters: [], result: .tuple([]))
    default:
      guard written.utf8.contains(UInt8(ascii: ".")) else {
        return .named(written, arguments: [], parent: nil)
      }
      let parts = written.split(separator: ".").map(String.init)
      var type = WrittenType.named(parts[0], arguments: [], parent: nil)
      for part in parts.dropFirst() { type = .named(part, arguments: [], parent: type) }
      return type
    }
  }

  /// The signatures of a catalogue by their names.
  static func table(_ text: String) -> [String: [Signature]] {
    let lines = text[...].utf8.split(separator: UInt8(ascii: "\n"))
    return Dictionary(grouping: lines.map(Signature.init), by: \.name)
  }
}

extension Evaluator {
  /// The arguments of a call as a signature says; nil where none fits the labels.
  mutating func arguments(
    _ signatures: [Signature],
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> [Value.Labelled]? {
    var last: [Value.Labelled]?
    for signature in signatures {
      guard let bound = signature.function.match(arguments) else { continue }
      var values: [Value.Labelled] = []
      for (parameter, arguments) in zip(signature.function.parameters, bound) {
        guard let argument = arguments.first else { continue }
        let value = self.value(argument, parameter, at: place, in: scope)
        values.append(Value.Labelled(parameter.name, value))
      }
      if values.allSatisfy({ $0.value.unknown == nil }) { return values }
      if last == nil { last = values }
    }
    return last
  }

  /// A shape, also as a member of `Shape`: `.capsule`, `.rect(cornerRadius: 4)`.
  private mutating func shape(_ expression: Expression, in scope: Scope) -> Value {
    let place = expression.place
    let member: String
    var arguments: [Argument] = []
    switch expression.form {
    case .member(nil, let name, _): member = name
    case .call(let callee, let given):
      guard case .member(nil, let name, _) = callee.form else { fallthrough }
      member = name
      arguments = given
    default: return view(of: evaluate(expression, in: scope), at: place)
    }
    let names = ["circle": "Circle", "capsule": "Capsule", "ellipse": "Ellipse"]
    let name = names[member] ?? (arguments.isEmpty ? "Rectangle" : "RoundedRectangle")
    guard names[member] != nil || member == "rect", let signatures = ViewCatalogue.views[name]
    else {
      return .unknown(Unknown("the shape .\(member) is not modelled", at: place))
    }
    return view(name, signatures, arguments, at: place, in: scope)
  }

  /// A closure that calls what an expression names.
  private mutating func calling(_ expression: Expression, in scope: Scope) -> Value {
    let place = expression.place
    let call = Expression(.call(expression, []), at: place)
    let closure = Closure(body: [Statement(.expression(call), at: place)])
    return evaluate(Expression(.closure(closure), at: place), in: scope)
  }

  /// What an argument comes to that makes no views.
  private mutating func apart(
    _ expression: Expression,
    expecting type: SwiftType? = nil,
    in scope: Scope
  ) -> Value {
    let value = share(for: .argument, at: expression.place) {
      $0.evaluate(expression, expecting: type, in: scope)
    }
    if let unknown = value.unknown { taint(expression, unknown, in: scope) }
    return value
  }

  private mutating func value(
    _ argument: Argument,
    _ parameter: Parameter,
    at place: Place,
    in scope: Scope
  ) -> Value {
    let word = parameter.attributes.first ?? ""
    switch word {
    case "@View":
      if case .closure(let closure) = argument.value.form, closure.parameters.isEmpty {
        return .view(views(closure.body, at: argument.value.place, in: scope))
      }
      let value = evaluate(argument.value, in: scope)
      switch value {
      case .closure(let closure): return run(closure, with: [], isBuilder: true, at: place)
      case .function: return view(of: invoke(value, [], at: place), at: place)
      default: return view(of: value, at: place)
      }
    case "@Item", "@Action", "Any":
      let value = settled(apart(argument.value, in: scope), at: argument.value.place)
      if word == "@Action", case .function = value { return calling(argument.value, in: scope) }
      return value
    case "Content":
      return view(of: evaluate(argument.value, in: scope), at: argument.value.place)
    case "Shape":
      return shape(argument.value, in: scope)
    case "Label":
      if argument.value.isTextLiteral {
        return apart(argument.value, expecting: .framework("LocalizedStringKey"), in: scope)
      }
      return apart(argument.value, in: scope)
    default:
      let type = type(parameter.type, in: Scope())
      let value = apart(argument.value, expecting: type, in: scope)
      if word.hasSuffix("Style"), case .structure(let style) = value,
        module.nominals[style.type]?.says(word) == true
      {
        return value
      }
      return converted(value, to: type, at: argument.value.place)
    }
  }
}

extension Expression {
  /// Whether it is a text literal, or each way of a condition is: a key, where keys and strings are taken.
  fileprivate var isTextLiteral: Bool {
    switch form {
    case .string: true
    case .ternary(_, let one, let other): one.isTextLiteral && other.isTextLiteral
    case .tuple(let elements): elements.count == 1 && elements[0].value.isTextLiteral
    default: false
    }
  }
}
