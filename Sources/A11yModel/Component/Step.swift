/// One step of an indicator, or one item of a tracker.
@usableFromInline package struct Step: Hashable, Sendable {
  package var id: String?
  package var name: Fact<String>

  /// An index into the document's sources.
  package var source: Int

  /// Where it stands among the steps: counted, or as far along their course as it is drawn, in
  /// points; nil where not known.
  package var position: Double?

  package init(id: String? = nil, name: Fact<String>, source: Int) {
    self.id = id
    self.name = name
    self.source = source
  }
}
