/// A colour where it is written: what an author changes to paint a part otherwise.
public struct WrittenColor: Hashable, Sendable {
  /// What the origin of a paint calls it.
  public var name: String

  /// The element that says it; an index into the document's sources.
  public var source: Int

  /// The attribute that says it, or would.
  public var attribute: String

  /// The bytes of the attribute's value that say it, where that says more; nil where it is all of it.
  public var range: Range<Int>?

  public init(name: String, source: Int, attribute: String, range: Range<Int>? = nil) {
    self.name = name
    self.source = source
    self.attribute = attribute
    self.range = range
  }
}
