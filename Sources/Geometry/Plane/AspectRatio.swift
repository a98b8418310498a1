/// How a view box is fitted into its viewport (SVG 2, section 8.7: `preserveAspectRatio`).
package struct AspectRatio: Hashable, Sendable {
  var x = Alignment.middle
  var y = Alignment.middle

  /// Whether each direction is fitted by itself; the alignments then say nothing.
  package var isStretched = false

  /// Whether the box fills the viewport and more of it may be cut off.
  var isSliced = false

  /// Where the box lies in a direction in which it does not fill the viewport.
  enum Alignment: String, Hashable, Sendable {
    case least = "min"
    case middle = "mid"
    case most = "max"

    /// The share of what is left over that lies before the box.
    var share: Double {
      switch self {
      case .least: 0
      case .middle: 0.5
      case .most: 1
      }
    }
  }

  package init() {}

  /// An alignment, and `meet` or `slice`; nil where the text is another, as if it were not given.
  package init?(_ text: String) {
    var words = text.utf8.split { NumberScanner.isSpace($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
    // Only images heeded it (SVG 1.1, section 7.8).
    if words.first == "defer" { words.removeFirst() }
    guard let align = words.first, words.count <= 2 else { return nil }
    if words.count == 2 {
      guard words[1] == "meet" || words[1] == "slice" else { return nil }
      isSliced = words[1] == "slice"
    }
    if align == "none" {
      isStretched = true
      return
    }
    guard align.utf8.count == 8, align.hasPrefix("x"), align.dropFirst(4).hasPrefix("Y"),
      let x = Alignment(rawValue: align.dropFirst().prefix(3).lowercased()),
      let y = Alignment(rawValue: align.suffix(3).lowercased()),
      align.dropFirst().hasPrefix("M"), align.dropFirst(5).hasPrefix("M")
    else { return nil }
    (self.x, self.y) = (x, y)
  }
}
