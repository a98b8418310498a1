internal import SwiftSource

extension Evaluator {
  /// A value of a framework that a call makes, of a type or of another such value; a view where the type is one.
  mutating func term(
    _ type: String,
    _ name: String,
    of receiver: Value?,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    if name == "init", receiver == nil, let signatures = ViewCatalogue.views[type] {
      return view(type, signatures, arguments, at: place, in: scope)
    }
    if type == "Task", name == "init" { return runHanded(arguments, .next, at: place, in: scope) }
    if type == "Color", name == "init", let resource = resource(arguments, at: place) {
      return resource
    }
    if type == "UIColor", name == "init", let dynamic = dynamic(arguments, at: place, in: scope) {
      return dynamic
    }
    guard let signatures = TermCatalogue.signatures(name, of: type, isMethod: receiver != nil),
      var values = self.arguments(signatures, arguments, at: place, in: scope)
    else {
      return .unknown(
        Unknown(
          "\(type).\(name)(\(arguments.map { ($0.label ?? "_") + ":" }.joined())) is not modelled",
          at: place
        )
      )
    }
    if type == "UIAccessibility", name == "post" { return post(values, at: place) }
    if let unknown = values.lazy.compactMap(\.value.unknown).first { return .unknown(unknown) }
    if type == "UIColor", values.first?.label == "named" { return named(values, at: place) }
    if type == "Scanner" {
      scanners += 1
      values.append(.init("identity", .integer(scanners)))
    }
    let made = type == "AnyShapeStyle" ? "ShapeStyle" : type
    return .term(Term(made, name, of: receiver, values, isCall: true, at: place))
  }

  /// `UIColor { traits in … }`: what the closure makes of a light appearance, and of a dark one.
  private mutating func dynamic(
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value? {
    guard arguments.count == 1, let only = arguments.first,
      only.isTrailing || only.label == "dynamicProvider"
    else { return nil }
    let color = SwiftType.framework("UIColor")
    let provider = evaluate(
      only.value,
      expecting: .function([.framework("UITraitCollection")], color),
      in: scope
    )
    var made: [Value.Labelled] = []
    for style in ["light", "dark"] {
      let traits = Value.term(Term("UITraitCollection", style, at: place))
      let value = invoke(provider, [traits], expecting: color, at: place)
      if value.unknown != nil { return value }
      made.append(.init(style, value))
    }
    if made[0].value == made[1].value { return made[0].value }
    return .term(Term("UIColor", "init", made, isCall: true, at: place))
  }

  /// `UIColor(named:)`, which is nil where no catalogue has the colour.
  private func named(_ values: [Value.Labelled], at place: Place) -> Value {
    guard let name = values.first?.value.string, module.hasColor(name, false) else {
      return .unknown(Unknown("no asset catalogue in reach has a colour of this name", at: place))
    }
    return .optional(.term(Term("UIColor", "init", values, isCall: true, at: place)))
  }

  /// `Color(.name)`: a colour of the system, or of a catalogue.
  private func resource(_ arguments: [Argument], at place: Place) -> Value? {
    guard arguments.count == 1, arguments[0].label == nil,
      case .member(nil, let name, _) = arguments[0].value.form
    else { return nil }
    let type = TermCatalogue.systemColors.contains(name) ? "UIColor" : "ColorResource"
    let resource = Value.term(Term(type, name, at: arguments[0].value.place))
    return .term(Term("Color", "init", [.init("_", resource)], isCall: true, at: place))
  }

  /// Whether it is, or can be shown as, a view.
  func isView(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .structure(let structure): shows(structure.type)
    case .term(let term): ["Color", "Material"].contains(term.type)
    default: false
    }
  }

  /// Whether a type that the source declares is a shape.
  func isShape(_ path: String) -> Bool {
    lookup(.nominal(path)).contains { $0.says("Shape") || $0.says("InsettableShape") }
  }

  /// Whether a type that the source declares is a view.
  func shows(_ path: String) -> Bool {
    isShape(path) || lookup(.nominal(path)).contains { $0.says("View") }
  }
}
