package import A11yColor

/// What lies behind a part: opaque composites, each with its share of the part where known.
@usableFromInline package enum Backdrop: Hashable, Sendable {
  case known([Sample])

  /// The phrase names the missing fact.
  case unknown(String)

  /// One colour behind a part.
  @usableFromInline package struct Sample: Hashable, Sendable {
    package var color: Color
    /// 0 to 1; nil where unknown.
    package var share: Double?

    package init(color: Color, share: Double? = nil) {
      self.color = color
      self.share = share
    }
  }
}
