/// Where a visible colour comes from: what an author would change.
public struct PaintOrigin: Hashable, Sendable {
  /// The tokens or literals of the paint, back to front.
  public var foreground: [String]

  /// The tokens or literals of what lies behind.
  public var background: [String]

  /// How much of them the author lets be seen.
  package var foregroundOpacity = 1.0
  package var backgroundOpacity = 1.0

  /// Whether the paint is the same in every appearance.
  public var isForegroundStatic: Bool

  /// Whether what lies behind is the same in every appearance.
  public var isBackgroundStatic: Bool

  /// Whether the paint hides what lies behind it.
  public var isForegroundOpaque: Bool

  /// Whether a system colour of a generation takes part.
  public var usesSystemColor: Bool

  /// Whether a value is taken on trust: an assumed token, a disputed system value, a generation
  /// that nobody pinned.
  public var isAssumed: Bool

  public init(
    foreground: [String] = [],
    background: [String] = [],
    isForegroundStatic: Bool = true,
    isBackgroundStatic: Bool = true,
    isForegroundOpaque: Bool = true,
    usesSystemColor: Bool = false,
    isAssumed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isForegroundStatic = isForegroundStatic
    self.isBackgroundStatic = isBackgroundStatic
    self.isForegroundOpaque = isForegroundOpaque
    self.usesSystemColor = usesSystemColor
    self.isAssumed = isAssumed
  }
}
