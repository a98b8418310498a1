internal import A11yModel

extension AccessibilityTree {
  /// Whether a user can do something with an element.
  func isOperable(_ index: Int) -> Bool { operable[index] }

  /// What makes an element one that a user can do something with; nil where nothing is known to.
  func operation(of index: Int) -> Operation? {
    if elements[index].focus == .keyboard { return .keyboard }
    if elements[index].isClickable { return .pointer }
    guard let role = elements[index].role else { return isOperable(index) ? .pointer : nil }
    // A link that a keyboard passes by can still be clicked.
    if role == .link, !elements[index].isRoleStated { return .pointer }
    return role.isOperable ? .stated : nil
  }

  /// What an element is called by its author, or shows: its own, or else that of all that it holds.
  func caption(of index: Int) -> String {
    if let own = elements[index].label.value ?? elements[index].text { return own }
    return descendants(of: index)
      .compactMap { elements[$0].label.value ?? elements[$0].text }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// What makes an element one that a user can do something with.
enum Operation: Hashable, Sendable {
  /// Whoever goes on with a keyboard comes to it.
  case keyboard

  /// It acts when it is clicked or tapped.
  case pointer

  /// Its role alone says so; whether anything acts is not known.
  case stated
}
