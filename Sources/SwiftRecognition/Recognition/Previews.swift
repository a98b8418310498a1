internal import SwiftEvaluation

extension ViewNode {
  /// The views that a root shows beside each other, and that nothing arranges: each is a preview of its own.
  var previews: [ViewNode] {
    switch kind {
    case .each, .sequence: break
    case .framework("Group"): break
    default: return [self]
    }
    return children.flatMap(\.previews).map { child in
      var child = child
      child.modifiers += modifiers
      return child
    }
  }

  /// The scheme that something in it prefers, which all that is shown with it has (`preferredColorScheme`).
  var preferredScheme: String? {
    for modifier in modifiers where modifier.name == "preferredColorScheme" {
      if case .term(let scheme)? = modifier.arguments.first?.value.unwrapped { return scheme.name }
    }
    let inner = arguments.compactMap {
      if case .view(let node) = $0.value { node } else { nil }
    }
    return (children + inner).lazy.compactMap(\.preferredScheme).first
  }
}

extension Appearance {
  /// Whether what prefers a scheme is seen in it.
  func isSeen(with scheme: String?, _ scenario: Scenario) -> Bool {
    guard let scheme, scenario.environment["colorScheme"] != nil else { return true }
    return base.rawValue == scheme
  }
}
