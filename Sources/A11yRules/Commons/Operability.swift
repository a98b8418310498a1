internal import A11yModel

extension Element {
  /// Whether a user can do something with it.
  var isOperable: Bool {
    action != nil || kind == .control
      || !traits.isDisjoint(with: [.button, .link, .adjustable, .toggle, .tab])
  }
}
