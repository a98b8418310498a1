/// The sizes and weights of the platform's text styles (HIG, Typography, Specifications).
struct TypeScale {
  /// Points at the default size, the weight, and the weight that emphasis selects.
  struct Entry {
    var size: Double
    var weight: Double
    var emphasized: Double
  }

  static func entry(_ style: TextStyle.Name, on platform: Platform) -> Entry? {
    platform == .ios ? ios[style] : macos[style]
  }

  /// iOS and iPadOS at the default Dynamic Type size, `large`.
  private static let ios: [TextStyle.Name: Entry] = [
    .largeTitle: Entry(size: 34, weight: 400, emphasized: 700),
    .title: Entry(size: 28, weight: 400, emphasized: 700),
    .title2: Entry(size: 22, weight: 400, emphasized: 700),
    .title3: Entry(size: 20, weight: 400, emphasized: 600),
    .headline: Entry(size: 17, weight: 600, emphasized: 600),
    .body: Entry(size: 17, weight: 400, emphasized: 600),
    .callout: Entry(size: 16, weight: 400, emphasized: 600),
    .subheadline: Entry(size: 15, weight: 400, emphasized: 600),
    .footnote: Entry(size: 13, weight: 400, emphasized: 600),
    .caption: Entry(size: 12, weight: 400, emphasized: 600),
    .caption2: Entry(size: 11, weight: 400, emphasized: 600),
  ]

  /// macOS, which has no Dynamic Type.
  private static let macos: [TextStyle.Name: Entry] = [
    .largeTitle: Entry(size: 26, weight: 400, emphasized: 700),
    .title: Entry(size: 22, weight: 400, emphasized: 700),
    .title2: Entry(size: 17, weight: 400, emphasized: 700),
    .title3: Entry(size: 15, weight: 400, emphasized: 600),
    .headline: Entry(size: 13, weight: 700, emphasized: 800),
    .body: Entry(size: 13, weight: 400, emphasized: 600),
    .callout: Entry(size: 12, weight: 400, emphasized: 600),
    .subheadline: Entry(size: 11, weight: 400, emphasized: 600),
    .footnote: Entry(size: 10, weight: 400, emphasized: 600),
    .caption: Entry(size: 10, weight: 400, emphasized: 500),
    .caption2: Entry(size: 10, weight: 500, emphasized: 600),
  ]
}
