/// One step of an indicator, or one item of a tracker.
public struct Step: Hashable, Sendable {
  public var id: String?
  public var name: Fact<String>

  /// An index into the document's sources.
  public var source: Int

  public init(id: String? = nil, name: Fact<String>, source: Int) {
    self.id = id
    self.name = name
    self.source = source
  }
}
