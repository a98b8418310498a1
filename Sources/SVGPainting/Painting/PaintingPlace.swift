internal import Geometry
internal import XML

/// Where an element is painted: what it inherits from all around it.
package struct PaintingPlace {
  /// From the user space to the device.
  var transform: Transform

  /// The nearest viewport, in its user units.
  var viewport: LengthBasis.Extent

  /// What cuts it; a clip of the canvas.
  var clip: Int?

  /// The numbers of its styles, one for each group of appearances that look alike.
  var styles: [Int]

  /// In which of those groups it is not shown.
  var isHidden: [Bool]

  /// The `use` elements it is shown by, by their places in document order.
  var uses: [Int] = []

  /// The place in document order of the element that the innermost of those refers to.
  var shownRoot: Int?

  /// The outermost of those.
  var use: XML.Element?

  /// The innermost of what can be operated that it lies in; a place among the painter's targets.
  var target: Int?

  /// Whether nobody knows where it is.
  var isUnknown = false

  /// How many elements it lies in.
  var depth = 0
}
