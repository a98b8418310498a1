/// One step of an indicator, or one item of a tracker.
public struct Step: Hashable, Sendable {
  public var id: String?
  public var name: Fact<String>

  /// An index into the document's sources.
  public var source: Int

  /// Where it stands among the steps: counted, or as far along their course as it is drawn, in
  /// points; nil where not known.
  public var position: Double?

  public init(id: String? = nil, name: Fact<String>, source: Int) {
    self.id = id
    self.name = name
    self.source = source
  }
}
