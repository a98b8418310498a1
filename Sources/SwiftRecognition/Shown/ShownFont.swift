/// How the letters of a text or a symbol are set; absent is the body style of the platform.
package struct ShownFont: Hashable, Sendable {
  package enum Size: Hashable, Sendable {
    /// A text style of the platform: `caption2`.
    case style(String)
    /// Points, and whether they follow the text size that people choose.
    case points(Double, scales: Bool)
  }

  package var size: Fact<Size> = .absent
  /// A weight by SwiftUI's name (`semibold`), or `emphasized` for `bold()` of a text style; absent is that of the style.
  package var weight: Fact<String> = .absent
  package var isItalic: Fact<Bool> = .absent
  package var isMonospaced: Fact<Bool> = .absent
  /// The largest Dynamic Type size that it follows.
  package var limit: Fact<String> = .absent

  package init() {}
}

/// The room that a text has.
package struct TextRoom: Hashable, Sendable {
  package var lines: Fact<Int> = .absent
  package var minimumScale: Fact<Double> = .absent
  package var alignment: Fact<String> = .absent

  package init() {}
}
