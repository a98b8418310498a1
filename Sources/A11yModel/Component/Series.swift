/// One series: marks that belong together.
@usableFromInline package struct Series: Hashable, Sendable {
  package var id: String
  package var name: Fact<String>
  package var source: Int

  /// How the series is told apart without colour, where it is.
  package var pattern: String?
  package var dash: String?
  package var marker: String?
  package var width: Double?

  package var hue: State.SemanticHue?

  /// Whether the legend lists it though no mark of it is in view, and says so.
  package var isEmpty = false

  /// Whether its colour is fully transparent, as a spacer's is.
  package var isInvisible = false

  /// Whether a text stands at it of which nobody knows whether it says its name.
  package var isLabelUnsure = false

  /// Its name, else its author's id.
  package var calling: String { name.value ?? id }

  package init(id: String, name: Fact<String>, source: Int) {
    self.id = id
    self.name = name
    self.source = source
  }
}
