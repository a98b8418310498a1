/// The room that a text has, as far as the source says.
@usableFromInline package struct TextRoom: Hashable, Sendable {
  /// Points; nil where the source does not say.
  package var maxWidth: Double?
  package var maxHeight: Double?

  /// The most lines it has; nil where the source does not say.
  package var lines: Int?

  /// What becomes of what does not fit; nil where the source does not say.
  package var overflow: Overflow?

  package init(
    maxWidth: Double? = nil,
    maxHeight: Double? = nil,
    lines: Int? = nil,
    overflow: Overflow? = nil
  ) {
    self.maxWidth = maxWidth
    self.maxHeight = maxHeight
    self.lines = lines
    self.overflow = overflow
  }

  /// What becomes of a text that its room is too small for.
  @usableFromInline package enum Overflow: String, Hashable, Sendable, CaseIterable {
    /// It goes on in the next line; a word that is too long is broken.
    case wrap
    /// It is cut off.
    case truncate
    /// People scroll to the rest.
    case scroll
    /// It is set smaller (minimumScaleFactor).
    case shrink
    /// The layout becomes another that has room for it (ViewThatFits).
    case adapt
  }
}
