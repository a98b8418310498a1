internal import SwiftEvaluation
internal import SwiftSource

/// Who changes the states of a root, and so sets off what moves with them.
struct Starters {
  /// Who changes something; nil where that may be anybody.
  enum Starter: String, Hashable {
    case user
    case automatic

    /// Who a closure runs for; nil where what runs it is not known.
    init?(_ trigger: Trigger) {
      switch trigger.name {
      case "Button", "onTapGesture", "accessibilityAction", "accessibilityAdjustableAction":
        self = .user
      case "onAppear", "task": self = .automatic
      default: return nil
      }
    }
  }

  /// Who changes each state.
  private var known: [String: Set<Starter?>] = [:]
  /// Who runs code of which not all is known, which may change any of them.
  private var anything: Set<Starter?> = []

  init(_ exploration: Exploration, _ preview: PreviewCode) {
    for trigger in exploration.triggers.joined() {
      let starter = preview.holds(trigger.place) ? nil : Starter(trigger)
      if trigger.reaction.unknown != nil { anything.insert(starter) }
      for key in trigger.reaction.written { known[key, default: []].insert(starter) }
    }
    for (_, tree) in exploration.trees { add(tree, preview) }
  }

  /// Adds what a view is bound to, and the code in it that nothing is known to run.
  private mutating func add(_ node: ViewNode, _ preview: PreviewCode) {
    let isOperated = Self.controls.contains { node.kind == .framework($0) }
    if case .custom = node.kind {
      // What a view of the source is bound to, the views in it are bound to.
    } else {
      let starter: Starter? = isOperated && !preview.holds(node.place) ? .user : nil
      for argument in node.arguments { add(argument.value, starter) }
    }
    for modifier in node.modifiers {
      let arguments = modifier.arguments
      let isRun = modifier.isKnown && Trigger.runs(modifier.name)
      for argument in isRun ? arguments.dropLast() : arguments[...] { add(argument.value, nil) }
      if !isRun, arguments.contains(where: { $0.value.holdsCode }) { anything.insert(nil) }
    }
    for argument in node.arguments + node.modifiers.flatMap(\.arguments) {
      if case .view(let inner) = argument.value { add(inner, preview) }
    }
    for child in node.children { add(child, preview) }
  }

  private mutating func add(_ value: Value, _ starter: Starter?) {
    guard case .binding(.state(let key, _)) = value else { return }
    known[key, default: []].insert(starter)
  }

  /// The views of the platform with which somebody changes what they are bound to.
  private static let controls = [
    "Toggle", "Slider", "Stepper", "Picker", "TextField", "SecureField", "TextEditor",
    "DatePicker",
  ]

  /// Who changes one of some states, or why that is not known.
  func starter(of keys: some Sequence<String>) -> Result<Starter, Untold> {
    let keys = Set(keys)
    guard !keys.contains(where: { $0.hasPrefix(Root.inputs) }) else {
      return .failure(.init("who shows the view may change it"))
    }
    let own: Set<Starter?> = Set(keys.flatMap { known[$0] ?? [] })
    guard !own.isEmpty else { return .failure(.init("what changes it is not known")) }
    return Self.one(own.union(anything))
  }

  /// Who of several sets something off, if it is always the same.
  static func one(_ starters: Set<Starter?>) -> Result<Starter, Untold> {
    if starters.contains(nil) { return .failure(.init("what sets it off is not known")) }
    guard starters.count == 1, let starter = starters.first ?? nil else {
      return .failure(.init("it begins by itself, and when a user does something"))
    }
    return .success(starter)
  }

  /// Why it is not known who sets something off.
  struct Untold: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }
}

extension Value {
  /// Whether it is code, or is made with some.
  fileprivate var holdsCode: Bool {
    switch self {
    case .closure, .function: true
    case .optional(let value?): value.holdsCode
    case .term(let term):
      term.receiver?.holdsCode == true || term.arguments.contains { $0.value.holdsCode }
    default: false
    }
  }
}
