internal import A11yModel

extension CurrentKind {
  /// Nil where aria-current says that the element is none; what no other kind is called is an item
  /// (WAI-ARIA 1.2, section 6.6).
  init?(ariaCurrent text: String) {
    let text = text.lowercased()
    guard !text.isEmpty, text != "false" else { return nil }
    self = Self(rawValue: text) ?? .item
  }
}

extension A11yModel.Element {
  /// Takes on what ARIA attributes say of its value and its states.
  mutating func state(_ statement: SVGStatement) {
    if ["selected", "checked", "pressed"].contains(where: statement.isTrue) {
      traits.insert(.selected)
    }
    current = statement.text("current").flatMap(CurrentKind.init(ariaCurrent:))
    if statement.isTrue("disabled") { traits.insert(.notEnabled) }
    roleDescription = statement.text("roledescription")
    if let live = statement.text("live") { self.live = LiveRegion(rawValue: live) }
    guard let role, Self.valued.contains(role) else { return }
    if let text = statement.text("valuetext") {
      value = .known(text)
      isDescribed = true
    } else if let text = statement.text("valuenow") {
      value = .known(role.isProgress ? SVGProgress(statement).spoken ?? text : text)
      isDescribed = true
    }
  }

  /// Roles that have values (WAI-ARIA 1.2, section 5.3.1).
  static let valued: Set<Role> = [
    .meter, .progressbar, .scrollbar, .separator, .slider, .spinbutton,
  ]
}
