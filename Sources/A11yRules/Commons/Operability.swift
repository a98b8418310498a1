internal import A11yModel

extension AccessibilityTree {
  /// Whether a user can do something with an element.
  func isOperable(_ index: Int) -> Bool { elements[index].isOperable }
}
