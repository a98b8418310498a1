/// How a text is set: its size and weight at the default text size.
public struct TextStyle: Hashable, Sendable {
  /// A text style of the platform.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption
    case caption2
  }

  /// In the unit.
  public var size: Fact<Double>

  /// The weight of the face, 100 to 900; 700 is bold (CSS Fonts 4, section 2.4).
  public var weight: Fact<Double>

  public var unit: Unit

  /// What the size counts in.
  public enum Unit: Hashable, Sendable {
    /// A point of the platform, of which not all agree how many are WCAG's.
    case point
    /// A CSS pixel, which is three quarters of WCAG's point.
    case pixel
  }

  public init(size: Fact<Double>, weight: Fact<Double>, unit: Unit = .point) {
    self.size = size
    self.weight = weight
    self.unit = unit
  }

  /// A text style at the default text size.
  ///
  /// Emphasis selects the style's own emphasized weight, which is often semibold and not bold
  /// (HIG, Typography).
  public init(_ name: Name, isEmphasized: Bool = false, on platform: Platform) {
    guard let entry = TypeScale.entry(name, on: platform) else {
      preconditionFailure("every text style is in the type scale")
    }
    size = .known(entry.size)
    weight = .known(isEmphasized ? entry.emphasized : entry.weight)
    unit = .point
  }
}

/// The system a component is for; its point is a CSS pixel (WCAG2ICT).
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios
  case macos
}
