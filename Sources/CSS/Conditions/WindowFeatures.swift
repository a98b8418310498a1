/// Media features of the window, page or device that shows an image, of which its file knows nothing
/// (Media Queries 4, sections 4 to 6; Media Queries 5).
enum WindowFeatures {
  /// What a feature says, of which this stands between the parentheses; nil where it is none of these.
  static func read(_ inside: TokenCursor) -> AppearanceTruth? {
    var cursor = inside
    cursor.skipSpace()
    let start = cursor
    guard let name = cursor.takeKeyword() else { return range(start) }
    if cursor.isFinished() { return ranged.contains(name) ? .always : keyworded(name, is: nil) }
    guard cursor.take(.colon) else { return range(start) }
    cursor.skipSpace()
    let base = bare(name)
    if ranged.contains(base) { return hasMeasure(cursor) ? .open : .unknown }
    if let value = numbers[base], let token = cursor.next, token.kind == .number {
      let bound = cursor.text.number(of: token)
      cursor.advance()
      guard cursor.isFinished() else { return .unknown }
      if base == name { return AppearanceTruth(value == bound) }
      return AppearanceTruth(name.hasPrefix("min") ? value >= bound : value <= bound)
    }
    guard let word = cursor.takeKeyword(), cursor.isFinished() else { return nil }
    return keyworded(name, is: word)
  }

  private static func keyworded(_ name: String, is word: String?) -> AppearanceTruth? {
    guard let words = keywords[name] else { return nil }
    return word.map { words.contains($0) ? .open : .unknown } ?? .open
  }

  /// Comparisons on one side of a feature, or on both.
  private static func range(_ whole: TokenCursor) -> AppearanceTruth? {
    var cursor = whole
    var names: [String] = []
    var isCompared = false
    while !cursor.isFinished() {
      if let name = cursor.ident?.lowercased() { names.append(name) }
      isCompared =
        isCompared || cursor.isDelim("<") || cursor.isDelim(">") || cursor.isDelim("=")
      cursor.skip()
    }
    guard isCompared, names.count == 1, ranged.contains(names[0]) || numbers[names[0]] != nil
    else { return nil }
    return .open
  }

  private static func hasMeasure(_ cursor: TokenCursor) -> Bool {
    switch cursor.kind {
    case .number, .dimension, .percentage, .function: true
    default: false
    }
  }

  /// The name of a feature without what makes a bound of it.
  private static func bare(_ name: String) -> String {
    for prefix in ["min-", "max-"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    for prefix in ["-webkit-min-", "-webkit-max-"] where name.hasPrefix(prefix) {
      return "-webkit-" + name.dropFirst(prefix.count)
    }
    return name
  }

  private static let ranged: Set<String> = [
    "width", "height", "aspect-ratio", "resolution", "device-width", "device-height",
    "device-aspect-ratio", "-webkit-device-pixel-ratio", "horizontal-viewport-segments",
    "vertical-viewport-segments",
  ]

  /// What a screen of today has.
  private static let numbers = ["color": 8.0, "monochrome": 0, "color-index": 0, "grid": 0]

  private static let keywords: [String: Set<String>] = [
    "orientation": ["portrait", "landscape"],
    "display-mode": [
      "fullscreen", "standalone", "minimal-ui", "browser", "picture-in-picture",
      "window-controls-overlay",
    ],
    "scripting": ["none", "initial-only", "enabled"],
    "overflow-block": ["none", "scroll", "paged"],
    "overflow-inline": ["none", "scroll"],
    "environment-blending": ["opaque", "additive", "subtractive"],
    "video-dynamic-range": ["standard", "high"],
    "video-color-gamut": ["srgb", "p3", "rec2020"],
    "nav-controls": ["none", "back"],
    "scan": ["interlace", "progressive"],
  ]
}
