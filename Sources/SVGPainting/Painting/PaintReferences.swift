internal import A11yModel
internal import Geometry

/// What gradients, patterns and clips stand for, as far as it is the same for all that refer to them.
struct PaintReferences {
  /// The stops of gradients, and what patterns show.
  var stops: [ServerKey: Stops] = [:]
  var tiles: [ServerKey: PatternTile?] = [:]
  var spaces: [Int: PatternSpace] = [:]

  /// The patterns that are being painted, by their places in document order.
  var openPatterns: Set<Int> = []

  /// How often `use` showed something in a pattern.
  var repetitionsInPatterns = 0

  /// How far markers reach from their places, in their own units.
  var markerReaches: [Int: Fact<Double>] = [:]

  /// How many markers lie around the one that is looked at.
  var openMarkers = 0

  /// Clips of the canvas.
  var clips: [ClipKey: Int] = [:]

  /// Clips of which it is not known what they leave, and why, by their places in document order.
  var unknownClips: [Int: String] = [:]

  /// The boxes around what elements fill; nil where one is not known.
  var objectBoxes: [BoxKey: Box?] = [:]

  /// How many elements lie around the one whose box is looked for, up to the one that asks for it, and
  /// whether more would have to.
  var boxDepth = 0
  var isBoxTooDeep = false

  struct Stops {
    var all: [ColorRamp.Stop] = []

    /// Why the colour of one of them is not known; nil where all are.
    var doubt: String?

    /// Whether a style or an animation moves the gradient or one of them.
    var isMoved = false
  }

  struct ServerKey: Hashable {
    /// The place of the element in document order.
    var server: Int
    var opacity: Double

    /// The group of appearances.
    var group: Int

    /// The size of what is painted, where what is shown depends on it and it is known.
    var object: LengthBasis.Extent?
  }

  struct BoxKey: Hashable {
    /// The place of the element in document order.
    var element: Int
    var style: Int
    var viewport: LengthBasis.Extent
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
