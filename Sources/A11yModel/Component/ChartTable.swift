extension Chart {
  /// The data in rows and columns.
  @usableFromInline package struct Table: Hashable, Sendable {
    package var place: Place

    /// What it is called, or what opens it.
    package var label: Fact<String>

    /// Whether assistive technology finds neither it nor what opens it.
    package var isHidden: Bool

    /// An index into the document's sources.
    package var source: Int

    package init(place: Place, label: Fact<String>, isHidden: Bool, source: Int) {
      self.place = place
      self.label = label
      self.isHidden = isHidden
      self.source = source
    }

    /// Where people find it.
    @usableFromInline package enum Place: String, Hashable, Sendable, CaseIterable {
      /// With the chart, for all to see.
      case visible
      /// Behind a link or a button.
      case linked
    }
  }
}
