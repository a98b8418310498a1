/// How a text is set: its size and weight at the default text size, and whether it grows with the
/// size that people choose.
@usableFromInline package struct TextStyle: Hashable, Sendable {
  /// A text style of the platform.
  @usableFromInline package enum Name: String, Hashable, Sendable, CaseIterable {
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
  package var size: Fact<Double>

  /// The weight of the face, 100 to 900; 700 is bold (CSS Fonts 4, section 2.4).
  package var weight: Fact<Double>

  package var unit: Unit

  /// The text style of the platform that it has; nil where none is named.
  package var name: Name?

  /// Whether it follows the text size that people choose.
  package var scales: Fact<Bool>

  /// The largest text size that it follows; nil where it follows all.
  package var limit: DynamicTypeSize?

  /// What the size counts in.
  @usableFromInline package enum Unit: Hashable, Sendable {
    /// A point of the platform, of which not all agree how many are WCAG's.
    case point
    /// A CSS pixel, which is three quarters of WCAG's point.
    case pixel
  }

  package init(
    size: Fact<Double>,
    weight: Fact<Double>,
    unit: Unit = .point,
    scales: Fact<Bool> = .unknown(TextStyle.scaling)
  ) {
    self.size = size
    self.weight = weight
    self.unit = unit
    self.scales = scales
  }

  /// A text style at the default text size.
  ///
  /// Emphasis selects the style's own emphasized weight, which is often semibold and not bold
  /// (HIG, Typography).
  package init(_ name: Name, isEmphasized: Bool = false, on platform: Platform) {
    guard let entry = TypeScale.entry(name, on: platform) else {
      preconditionFailure("every text style is in the type scale")
    }
    size = .known(entry.size(at: .large))
    weight = .known(isEmphasized ? entry.emphasized : entry.weight)
    unit = .point
    self.name = name
    scales = platform == .ios ? .known(true) : .unknown(Self.macOSScaling)
  }

  /// What is not known of a text of which nobody says how it is set, and of one on macOS, which
  /// has no Dynamic Type.
  package static let scaling = "whether it follows the text size that people choose"
  package static let macOSScaling = "whether the app lets people enlarge its text"
}

extension TextStyle {
  /// The size, where it is known and people have chosen a text size; a text without a text style
  /// grows as body does (UIFontMetrics.default, ScaledMetric).
  package func size(at size: DynamicTypeSize) -> Double? {
    guard let own = self.size.value, let entry = TypeScale.entry(name ?? .body, on: .ios) else {
      return nil
    }
    return own * entry.size(at: min(size, limit ?? size)) / entry.size(at: .large)
  }

  /// From one line to the next as a multiple of the size; nil where the platform does not say.
  package func lineSpacing(on platform: Platform) -> Double? {
    let entry = name.flatMap { TypeScale.entry($0, on: platform) }
    return entry.flatMap { entry in entry.leading.map { $0 / entry.size(at: .large) } }
  }
}

/// The system a component is for; its point is a CSS pixel (WCAG2ICT).
@usableFromInline package enum Platform: String, Hashable, Sendable, CaseIterable {
  case ios
  case macos
}
