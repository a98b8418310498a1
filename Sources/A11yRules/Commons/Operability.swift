internal import A11yModel

extension Element {
  /// Whether a user can do something with it.
  var isOperable: Bool {
    action != nil || kind == .control || !traits.isDisjoint(with: .operable)
  }
}

extension AccessibilityTree {
  /// Whether a user can do something with an element.
  func isOperable(_ index: Int) -> Bool {
    elements[index].action != nil || elements[index].kind == .control
      || !elements[index].traits.isDisjoint(with: .operable)
  }
}

extension Traits {
  /// Those of what a user can do something with.
  fileprivate static let operable: Traits = [.button, .link, .adjustable, .toggle, .tab]
}
