/// An id that several elements of the source have, though whoever looks for it finds one of them.
@usableFromInline package struct RepeatedID: Hashable, Sendable {
  package var id: String

  /// How many elements have it.
  package var count: Int

  /// The second of them; an index into the document's sources.
  package var source: Int
  package var use: Use

  package init(id: String, count: Int, source: Int, use: Use) {
    self.id = id
    self.count = count
    self.source = source
    self.use = use
  }

  /// What the id is there for.
  @usableFromInline package enum Use: String, Hashable, Sendable, CaseIterable {
    /// It tells a step, a mark or a series from others.
    case item
    /// An attribute of accessibility refers to it, as `aria-labelledby`.
    case name
    /// A link, a copy or a paint refers to it.
    case look
  }
}
