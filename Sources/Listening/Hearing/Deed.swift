package import A11yModel

/// What activating an element does, and to what; several elements may do the same.
package struct Deed: Hashable {
  private(set) var action: Element.Action
  private(set) var subject: Element.Subject

  /// Nil of what does nothing that can be told from other things.
  package init?(_ element: Element) {
    guard let action = element.action else { return nil }
    self.action = action
    switch action {
    case .activate: return nil
    // Wherever they stand, they move on from the step that is current.
    case .next, .back, .complete: subject = .component
    case .select, .toggle:
      guard element.subject != .component else { return nil }
      subject = element.subject
    }
  }
}
