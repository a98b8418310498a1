public import A11yColor

/// What lies behind a part: opaque composites, each with its share of the part where known.
public enum Backdrop: Hashable, Sendable {
  case known([Sample])

  /// The phrase names the missing fact.
  case unknown(String)

  /// One colour behind a part.
  public struct Sample: Hashable, Sendable {
    public var color: Color
    /// 0 to 1; nil where unknown.
    public var share: Double?

    public init(color: Color, share: Double? = nil) {
      self.color = color
      self.share = share
    }
  }
}
