package import Geometry
package import XML

/// A shape as it is painted.
package struct PlacedShape {
  /// The element that says what it looks like.
  package var element: XML.Element

  /// The outermost `use` that shows it; nil where it is shown in its own place.
  package var use: XML.Element?

  /// Around what is seen of its inside, or of its stroke where it has no other; on the device.
  package var box: Box

  /// The layers of its inside and of its stroke; nil where there is none.
  package var fill: Int?
  package var stroke: Int?

  /// The layer of the pattern that is painted over all of its inside; nil where none is.
  package var overlay: Int?

  /// Whether it is the pattern of the shape before.
  package var isOverlay = false

  /// Pixels of the device.
  package var strokeWidth = 0.0

  /// The lengths of its dashes and gaps in turn, in pixels of the device; nil for a whole line.
  package var dash: String?

  /// The form of the markers on its corners; nil where it has none.
  package var marker: String?

  /// The element that a reader of the file sees there.
  package var owner: XML.Element { use ?? element }

  /// The elements that say what it looks like and nothing else: none where `use` shows it, which may show
  /// it elsewhere.
  package var ownElements: [XML.Element] { use == nil ? [element] : [] }

  /// The rectangle that it paints; nil of anything else.
  package func rectangle(on canvas: Canvas) -> UprightRectangle? {
    (fill ?? stroke).flatMap { canvas.layers[$0].region }.flatMap(UprightRectangle.init)
  }
}
