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

  /// Points on the platform.
  public var size: Fact<Double>

  /// The weight of the face, 100 to 900; 700 is bold (CSS Fonts 4, section 2.4).
  public var weight: Fact<Double>

  public init(size: Fact<Double>, weight: Fact<Double>) {
    self.size = size
    self.weight = weight
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
  }
}

/// The system a component is for; its point is a CSS pixel (WCAG2ICT).
public enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios
  case macos
}
