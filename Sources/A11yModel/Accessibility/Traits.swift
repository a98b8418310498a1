/// What the platform says of an element beyond its label and value (UIAccessibilityTraits).
@usableFromInline package struct Traits: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: Int

  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

  package static let button = Traits(rawValue: 1 << 0)
  package static let link = Traits(rawValue: 1 << 1)
  package static let image = Traits(rawValue: 1 << 2)
  package static let header = Traits(rawValue: 1 << 3)
  package static let selected = Traits(rawValue: 1 << 4)
  package static let notEnabled = Traits(rawValue: 1 << 5)
  package static let adjustable = Traits(rawValue: 1 << 6)
  package static let updatesFrequently = Traits(rawValue: 1 << 7)
  package static let staticText = Traits(rawValue: 1 << 8)
  package static let toggle = Traits(rawValue: 1 << 9)
  package static let tab = Traits(rawValue: 1 << 10)
  package static let summary = Traits(rawValue: 1 << 11)

  /// The traits by the names that specs and reports use, in the order they are listed.
  package static let names: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("header", .header),
    ("selected", .selected), ("not-enabled", .notEnabled), ("adjustable", .adjustable),
    ("updates-frequently", .updatesFrequently), ("static-text", .staticText),
    ("toggle", .toggle), ("tab", .tab), ("summary-element", .summary),
  ]

  /// The names of these traits.
  package var names: [String] { Self.names.filter { contains($0.trait) }.map(\.name) }

  /// Those of what a user can do something with.
  package static let operable: Traits = [.button, .link, .adjustable, .toggle, .tab]
}
