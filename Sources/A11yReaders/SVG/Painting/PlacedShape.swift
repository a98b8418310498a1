internal import Geometry
internal import XML

/// A shape as it is painted.
struct PlacedShape {
  /// The element that says what it looks like.
  var element: XML.Element

  /// The outermost `use` that shows it; nil where it is shown in its own place.
  var use: XML.Element?

  /// Around what is seen of its inside, or of its stroke where it has no other; on the device.
  var box: Box

  /// The layers of its inside and of its stroke; nil where there is none.
  var fill: Int?
  var stroke: Int?

  /// The layer of the pattern that is painted over all of its inside; nil where none is.
  var overlay: Int?

  /// Whether it is the pattern of the shape before.
  var isOverlay = false

  /// Pixels of the device.
  var strokeWidth = 0.0

  /// The lengths of its dashes and gaps in turn, in pixels of the device; nil for a whole line.
  var dash: String?

  /// The form of the markers on its corners; nil where it has none.
  var marker: String?

  /// The element that a reader of the file sees there.
  var owner: XML.Element { use ?? element }

  /// The elements that say what it looks like and nothing else: none where `use` shows it, which may show
  /// it elsewhere.
  var ownElements: [XML.Element] { use == nil ? [element] : [] }

  /// The rectangle that it paints; nil of anything else.
  func rectangle(on canvas: Canvas) -> UprightRectangle? {
    (fill ?? stroke).flatMap { canvas.layers[$0].region }.flatMap(UprightRectangle.init)
  }
}
