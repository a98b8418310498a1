extension Chart {
  /// The text above a chart that says what it shows.
  public struct Title: Hashable, Sendable {
    public var text: Fact<String>

    /// An index into the document's sources.
    public var source: Int

    public init(text: Fact<String>, source: Int) {
      self.text = text
      self.source = source
    }
  }
}
