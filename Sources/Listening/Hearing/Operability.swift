internal import A11yModel

extension AccessibilityTree {
  /// Whether a user can do something with an element.
  package func isOperable(_ index: Int) -> Bool { operable[index] }

  /// What makes an element one that a user can do something with; nil where nothing is known to.
  package func operation(of index: Int) -> Operation? {
    if elements[index].focus == .keyboard { return .keyboard }
    if elements[index].isClickable { return .pointer }
    guard let role = elements[index].role else { return isOperable(index) ? .pointer : nil }
    // A link that a keyboard passes by can still be clicked.
    if role == .link, !elements[index].isRoleStated { return .pointer }
    return role.isOperable ? .stated : nil
  }

  /// What an element is called by its author, or shows: its own, or else that of all that it holds.
  package func caption(of index: Int) -> String {
    if let own = elements[index].label.told ?? elements[index].text { return own }
    return descendants(of: index)
      .compactMap { elements[$0].label.told ?? elements[$0].text }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Of each element, whether anything it holds can be operated; nothing where no script listens to
  /// clicks.
  ///
  /// What listens around such parts may do so for them.
  package var holdersOfOperable: [Bool] {
    guard elements.contains(where: \.isClickable) else { return [] }
    var holds = Array(repeating: false, count: elements.count)
    for index in elements.indices.reversed() {
      guard let parent = elements[index].parent, holds[index] || operation(of: index) != nil else {
        continue
      }
      holds[parent] = true
    }
    return holds
  }

  /// Whether an element only takes taps: it is no control, and nothing calls it one.
  ///
  /// Of combined children SwiftUI merges the actions (Apple, AccessibilityChildBehavior.combine); that
  /// a gesture is among these is documented nowhere.
  package func isTap(_ index: Int) -> Bool {
    let element = elements[index]
    return element.action != nil && element.kind != .control && element.role == nil
      && element.traits.isDisjoint(with: .operable)
  }

  /// Whether an element lies in a control, which stands for it.
  package func isWithinControl(_ index: Int) -> Bool {
    ancestors(of: index).contains { outer in
      elements[outer].role?.isOperable ?? isOperable(outer)
    }
  }
}

/// What makes an element one that a user can do something with.
package enum Operation: Hashable, Sendable {
  /// Whoever goes on with a keyboard comes to it.
  case keyboard

  /// It acts when it is clicked or tapped.
  case pointer

  /// Its role alone says so; whether anything acts is not known.
  case stated
}
