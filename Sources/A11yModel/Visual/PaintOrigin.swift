/// Where a visible colour comes from: what an author would change.
@usableFromInline package struct PaintOrigin: Hashable, Sendable {
  /// The tokens or literals of the paint, back to front.
  package var foreground: [String]

  /// The tokens or literals of what lies behind.
  package var background: [String]

  /// How much of them the author lets be seen.
  package var foregroundOpacity = 1.0
  package var backgroundOpacity = 1.0

  /// Whether the paint is the same in every appearance.
  package var isForegroundStatic: Bool

  /// Whether what lies behind is the same in every appearance.
  package var isBackgroundStatic: Bool

  /// Whether the paint hides what lies behind it.
  package var isForegroundOpaque: Bool

  /// Whether a system colour of a generation takes part.
  package var usesSystemColor: Bool

  /// Whether a value is taken on trust: an assumed token, a disputed system value, a generation
  /// that nobody pinned.
  package var isAssumed: Bool

  package init(
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
