/// A colour where it is written: what an author changes to paint a part otherwise.
@usableFromInline package struct WrittenColor: Hashable, Sendable {
  /// What the origin of a paint calls it.
  package var name: String

  /// The element that says it; an index into the document's sources.
  package var source: Int

  /// The attribute that says it, or would.
  package var attribute: String

  /// The bytes of the attribute's value that say it, where that says more; nil where it is all of it.
  package var range: Range<Int>?

  package init(name: String, source: Int, attribute: String, range: Range<Int>? = nil) {
    self.name = name
    self.source = source
    self.attribute = attribute
    self.range = range
  }
}
