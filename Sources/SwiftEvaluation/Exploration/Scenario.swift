package import SwiftSource

/// What the environment and the states of views are while a tree is evaluated.
package struct Scenario: Hashable, Sendable {
  package var environment: [String: Value] = [:]
  package var states: [String: Value] = [:]
  /// What views are given instead of what the source gives them, by the view and the name.
  package var inputs: [String: Value] = [:]

  package init() {}

  /// Whether a state of a key is that of a view within the same view, which goes on as it began.
  static func isRepeated(_ key: String) -> Bool {
    let views = key.split(separator: "/").filter { $0.contains("@") }
    guard let last = views.last, let dot = last.lastIndex(of: ".") else { return false }
    return views.dropLast().contains(last[..<dot])
  }

  /// The view and the name of a state, as `Checkout.step`, of the key that it is kept by.
  package static func name(of key: String) -> String {
    let last = key.split(separator: "/").last ?? key[...]
    guard let at = last.firstIndex(of: "@"), let dot = last[at...].firstIndex(of: ".") else {
      return String(last)
    }
    return String(last[..<at] + last[dot...])
  }
}

/// A root's trees, scenario by scenario.
package struct Exploration: Sendable {
  /// The module with all that was looked for in its other files.
  package internal(set) var module: Module
  package var trees: [(scenario: Scenario, tree: ViewNode)] = []
  /// The closures of each tree, with what comes of them: to that of a button, what `onChange` does in the tree of the
  /// states that it leads to is added where what it watches is another there.
  package var triggers: [[Trigger]] = []
  /// The states that code changes by itself when a view appears or something changes, with where it is: what they are
  /// at first is only that.
  package var changing: [String: Place] = [:]
  /// The texts of keys that code has looked up.
  var looked: Set<String> = []
  /// How many combinations were left out.
  package var leftOut: Int = 0
  /// Whether some were left out because what was evaluated before had taken all steps.
  package var isSpent = false
  /// The states whose values are not known beforehand, which stay as they are first.
  package var fixed: [String] = []
}
