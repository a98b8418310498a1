extension Chart {
  /// The text above a chart that says what it shows.
  @usableFromInline package struct Title: Hashable, Sendable {
    package var text: Fact<String>

    /// An index into the document's sources.
    package var source: Int

    package init(text: Fact<String>, source: Int) {
      self.text = text
      self.source = source
    }
  }
}
