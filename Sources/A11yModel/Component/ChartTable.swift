extension Chart {
  /// The data in rows and columns.
  public struct Table: Hashable, Sendable {
    public var place: Place

    /// What it is called, or what opens it.
    public var label: Fact<String>

    /// Whether assistive technology finds neither it nor what opens it.
    public var isHidden: Bool

    /// An index into the document's sources.
    public var source: Int

    public init(place: Place, label: Fact<String>, isHidden: Bool, source: Int) {
      self.place = place
      self.label = label
      self.isHidden = isHidden
      self.source = source
    }

    /// Where people find it.
    public enum Place: String, Hashable, Sendable, CaseIterable {
      /// With the chart, for all to see.
      case visible
      /// Behind a link or a button.
      case linked
    }
  }
}
