/// What the platform says of an element beyond its label and value (UIAccessibilityTraits).
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let button = Traits(rawValue: 1 << 0)
  public static let link = Traits(rawValue: 1 << 1)
  public static let image = Traits(rawValue: 1 << 2)
  public static let header = Traits(rawValue: 1 << 3)
  public static let selected = Traits(rawValue: 1 << 4)
  public static let notEnabled = Traits(rawValue: 1 << 5)
  public static let adjustable = Traits(rawValue: 1 << 6)
  public static let updatesFrequently = Traits(rawValue: 1 << 7)
  public static let staticText = Traits(rawValue: 1 << 8)
  public static let toggle = Traits(rawValue: 1 << 9)
  public static let tab = Traits(rawValue: 1 << 10)
  public static let summary = Traits(rawValue: 1 << 11)

  /// The traits by the names that specs and reports use, in the order they are listed.
  public static let names: [(name: String, trait: Traits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("header", .header),
    ("selected", .selected), ("not-enabled", .notEnabled), ("adjustable", .adjustable),
    ("updates-frequently", .updatesFrequently), ("static-text", .staticText),
    ("toggle", .toggle), ("tab", .tab), ("summary-element", .summary),
  ]

  /// The names of these traits.
  public var names: [String] { Self.names.filter { contains($0.trait) }.map(\.name) }

  /// Those of what a user can do something with.
  public static let operable: Traits = [.button, .link, .adjustable, .toggle, .tab]
}
