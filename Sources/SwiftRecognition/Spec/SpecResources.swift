/// What a module has besides its source: colour sets and string catalogues.
package struct SpecResources: Sendable {
  /// The colour that a set of the module's asset catalogues gives a name; nil where none has it.
  package var color: @Sendable (_ name: String) -> ColorSet?
  /// The text of a key in the development language; nil where no string catalogue has it.
  package var text: @Sendable (_ key: String) -> String?
  /// The language of the source's strings, as a BCP 47 tag: that of the catalogues or the project.
  package var language: String

  package init(
    color: @escaping @Sendable (_ name: String) -> ColorSet? = { _ in nil },
    text: @escaping @Sendable (_ key: String) -> String? = { _ in nil },
    language: String = "en"
  ) {
    self.color = color
    self.text = text
    self.language = language
  }

  /// A set of an asset catalogue: the values as a palette of the dialect takes them, by its attributes (`value`, `light`,
  /// `dark`, `light-high-contrast`, …).
  package struct ColorSet: Hashable, Sendable {
    package var values: [String: String]

    package init(_ values: [String: String]) { self.values = values }
  }
}
