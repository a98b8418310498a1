package import SwiftSource

/// A closure of a tree that runs after the tree is shown, with what comes of it there.
package struct Trigger: Hashable, Sendable {
  /// `Button`, or the modifier that holds the closure, as `onChange`.
  package var name: String
  package var place: Place
  /// What `onChange` watches, as it is in the tree.
  package var watched: Value?
  package var reaction: Reaction

  /// The modifiers whose last argument is a closure that runs, and whether by itself.
  static let modifiers = [
    "onTapGesture": false, "accessibilityAction": false, "accessibilityAdjustableAction": false,
    "onAppear": true, "task": true, "onChange": true, "onReceive": true, "onGeometryChange": true,
    "onPreferenceChange": true,
  ]

  /// Whether the last argument of a modifier is a closure that runs.
  package static func runs(_ name: String) -> Bool { modifiers[name] != nil }

  /// Whether it runs without anybody doing something.
  package var isAutomatic: Bool { Self.modifiers[name] == true }
}

extension Evaluator {
  /// The closures of a tree that this evaluator has made, with what comes of each.
  package func triggers(in node: ViewNode) -> [Trigger] {
    var triggers: [Trigger] = []
    if node.kind == .framework("Button"),
      let action = node.arguments.first(where: { $0.label == "action" })
    {
      triggers.append(trigger("Button", action.value, at: node.place))
    }
    for modifier in node.modifiers where modifier.isKnown {
      guard Trigger.modifiers[modifier.name] != nil, let action = modifier.arguments.last?.value
      else { continue }
      switch modifier.name {
      case "onChange":
        let new = modifier.arguments.first?.value ?? .void
        let old = Value.unknown(Unknown("what it was before is not known", at: modifier.place))
        triggers.append(trigger("onChange", action, with: [old, new], at: modifier.place))
        triggers[triggers.count - 1].watched = new
      case "accessibilityAdjustableAction":
        for direction in ["increment", "decrement"] {
          let term = Term("AccessibilityAdjustmentDirection", direction, at: modifier.place)
          triggers.append(trigger(modifier.name, action, with: [.term(term)], at: modifier.place))
        }
      case "onReceive", "onGeometryChange", "onPreferenceChange":
        let given = Value.unknown(Unknown("what \(modifier.name) is given", at: modifier.place))
        triggers.append(trigger(modifier.name, action, with: [given, given], at: modifier.place))
      default: triggers.append(trigger(modifier.name, action, at: modifier.place))
      }
    }
    for argument in node.arguments + node.modifiers.flatMap(\.arguments) {
      if case .view(let inner) = argument.value { triggers += self.triggers(in: inner) }
    }
    for child in node.children { triggers += self.triggers(in: child) }
    return triggers
  }

  private func trigger(
    _ name: String,
    _ action: Value,
    with arguments: [Value] = [],
    at place: Place
  ) -> Trigger {
    Trigger(
      name: name,
      place: place,
      reaction: reaction(to: action, with: arguments, at: place)
    )
  }
}
