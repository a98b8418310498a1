internal import SwiftSource

/// Makes what a style of the source shows of a view of SwiftUI.
extension Evaluator {
  /// What styles can be given to, by the modifier that gives them.
  private static let styled = [
    "buttonStyle": ["Button", "NavigationLink"], "progressViewStyle": ["ProgressView"],
    "gaugeStyle": ["Gauge"], "labelStyle": ["Label"],
  ]

  /// Notes the style that a modifier gives to views within; one of SwiftUI takes the place of one of the source.
  mutating func giveStyle(_ modifier: ViewNode.Modifier) {
    for view in Self.styled[modifier.name] ?? [] {
      styles[view] = nil
      if case .structure(let style)? = modifier.arguments.last?.value.unwrapped,
        methods("makeBody", of: .structure(style)) != nil
      {
        styles[view] = style
      }
    }
  }

  /// A view as the style that it is given makes it; the same where that is one of SwiftUI.
  func styled(_ node: ViewNode) -> ViewNode {
    guard case .framework(let name) = node.kind, var style = styles[name] else { return node }
    var made = node
    let shown = node.parts
    switch name {
    case "Button", "NavigationLink":
      let role = node.arguments.first { $0.label == "role" }?.value ?? .optional(nil)
      let facts: [Value.Labelled] = [
        .init("label", shown.label ?? .void), .init("isPressed", .boolean(false)),
        .init("role", role),
      ]
      let body = ViewNode(
        .custom(style),
        at: node.place,
        [.init("configuration", .tuple(facts))]
      )
      made.arguments.removeAll { ["_", "systemImage", "label"].contains($0.label ?? "_") }
      made.arguments.append(.init("label", .view(body)))
      return made
    case "Label":
      made.arguments = [
        .init(
          "configuration",
          .tuple([
            .init("title", shown.label ?? .void), .init("icon", shown.icon ?? .void),
          ])
        )
      ]
    default:
      let fraction = fraction(node)
      style.fields[name == "Gauge" ? "value" : "fractionCompleted"] = fraction
      var facts = [Value.Labelled(name == "Gauge" ? "value" : "fractionCompleted", fraction)]
      for part in [
        "currentValueLabel", "minimumValueLabel", "maximumValueLabel",
      ] {
        facts.append(.init(part, .optional(node.arguments.first { $0.label == part }?.value)))
      }
      let label = shown.label
      facts.append(.init("label", name == "Gauge" ? label ?? .void : .optional(label)))
      made.arguments = [.init("configuration", .tuple(facts))]
    }
    made.kind = .custom(style)
    made.children = []
    return made
  }

  /// How much is done, from 0 to 1: a value for a gauge, and for a progress view one that may not be there.
  private func fraction(_ node: ViewNode) -> Value {
    func given(_ label: String) -> Value? { node.arguments.first { $0.label == label }?.value }
    func real(_ value: Value) -> Double? {
      switch value.unwrapped {
      case .real(let number): number
      case .integer(let number): Double(number)
      default: nil
      }
    }
    let isGauge = node.kind == .framework("Gauge")
    guard let value = given("value") else { return .optional(nil) }
    if value == .optional(nil) { return value }
    var (low, high): (Double?, Double?) = (0, 1)
    switch given("in")?.unwrapped {
    case .interval(let from, let to, _)?: (low, high) = (from, to)
    case .range(let from, let to, _)?: (low, high) = (Double(from), Double(to))
    case nil: if let total = given("total") { high = real(total) }
    default: high = nil
    }
    guard let number = real(value), let low, let high, high > low else {
      return .unknown(value.unknown ?? Unknown("how much is done is not known", at: node.place))
    }
    let fraction = Value.real(min(1, max(0, (number - low) / (high - low))))
    return isGauge ? fraction : .optional(fraction)
  }
}

extension ViewNode {
  /// The views that a title and a symbol stand for, or that are given as they are.
  fileprivate var parts: (label: Value?, icon: Value?) {
    func given(_ label: String) -> Value? {
      arguments.first { ($0.label ?? "_") == label }?.value
    }
    let title = given("_").map {
      Value.view(ViewNode(.framework("Text"), at: place, [.init("_", $0)]))
    }
    let symbol = given("systemImage").map {
      Value.view(ViewNode(.framework("Image"), at: place, [.init("systemName", $0)]))
    }
    if kind == .framework("Label") { return (given("title") ?? title, given("icon") ?? symbol) }
    if let label = given("label") { return (label, nil) }
    if symbol != nil, let title = given("_"), let name = given("systemImage") {
      let label = ViewNode(
        .framework("Label"),
        at: place,
        [.init("_", title), .init("systemImage", name)]
      )
      return (.view(label), nil)
    }
    if title == nil, !children.isEmpty {
      return (.view(ViewNode(.sequence, at: place, children: children)), nil)
    }
    return (title, nil)
  }
}
