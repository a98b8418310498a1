internal import A11yModel

/// What gradients, patterns and clips stand for, as far as it is the same for all that refer to them.
struct PaintReferences {
  /// The stops of gradients, and what patterns show.
  var stops: [ServerKey: [ColorRamp.Stop]] = [:]
  var tiles: [ServerKey: PatternTile] = [:]

  /// Clips of the canvas.
  var clips: [ClipKey: Int] = [:]

  /// Clips of which it is not known what they leave, by their places in document order.
  var unknownClips: Set<Int> = []

  /// The boxes of elements where they stand, by their places in document order; nil where one is not
  /// known.
  var objectBoxes: [Int: Box?] = [:]

  /// How many elements were gone through to find boxes.
  var boxSteps = 0

  struct ServerKey: Hashable {
    /// The place of the element in document order.
    var server: Int
    var opacity: Double

    /// The group of appearances.
    var group: Int
  }

  struct ClipKey: Hashable {
    /// The place of the element in document order.
    var path: Int
    var transform: Transform
    var styles: [Int]

    /// The clip around it.
    var outer: Int?
  }
}
