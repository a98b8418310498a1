/// What a module has besides its source: colour sets and string catalogues.
package struct SpecResources: Sendable {
  /// The colour that a set of the module's asset catalogues gives a name.
  package var color: @Sendable (ColorName) -> ColorSet
  /// The text of a key in the development language; nil where no string catalogue has it.
  package var text: @Sendable (_ key: String) -> Text?
  /// The language of the source's strings, as a BCP 47 tag: that of the catalogues or the project.
  package var language: String
  /// The platform that the module is for, as the dialect calls it; nil where it may be several, or nothing says.
  package var platform: String?

  package init(
    color: @escaping @Sendable (ColorName) -> ColorSet = ColorSet.missing,
    text: @escaping @Sendable (_ key: String) -> Text? = { _ in nil },
    language: String = "en",
    platform: String? = nil
  ) {
    self.color = color
    self.text = text
    self.language = language
    self.platform = platform
  }

  /// How the source calls a colour set.
  package enum ColorName: Hashable, Sendable {
    case name(String)
    /// By the symbol that Xcode makes of its name.
    case symbol(String)
  }

  /// A set of an asset catalogue.
  package struct ColorSet: Hashable, Sendable {
    /// What the catalogue calls it.
    package var name: String
    /// The values as a palette of the dialect takes them, by its attributes (`value`, `light`, `dark`,
    /// `light-high-contrast`, …).
    package var values: [String: String]
    /// Why it has no value that is known, by appearance; `all` for all that have none.
    package var unknown: [String: String]

    package init(_ name: String, _ values: [String: String], unknown: [String: String] = [:]) {
      self.name = name
      self.values = values
      self.unknown = unknown
    }

    /// A set that no catalogue in reach has.
    @Sendable
    package static func missing(_ name: ColorName) -> ColorSet {
      switch name {
      case .name(let name), .symbol(let name):
        ColorSet(
          name,
          [:],
          unknown: ["all": "no asset catalogue in reach has the colour ‘\(name)’"]
        )
      }
    }
  }

  /// What catalogues say of a key.
  package enum Text: Hashable, Sendable {
    case known(String)
    /// It has a text that is not known, for this reason.
    case unknown(String)
  }
}
