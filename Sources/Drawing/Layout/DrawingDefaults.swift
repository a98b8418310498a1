/// What a drawing takes where the source says nothing, in points.
///
/// Whatever has a size by one of these has a dotted edge.
package enum DrawingDefaults {
  /// Around all that is drawn.
  package static let margin = 16.0

  /// Between what stands beside or below one another.
  package static let spacing = 8.0

  /// Between what a shape holds and its edge.
  package static let padding = 8.0

  /// The diameter of a circle that holds nothing, and the side of any other shape.
  package static let shape = 28.0
  package static let cornerRadius = 8.0

  /// A text without a style is set as body is.
  package static let textSize = 17.0

  /// From one line of a text to the next, as a multiple of its size.
  package static let lineHeight = 1.25

  /// The room that a text has, in points, and the lines that are drawn of it.
  package static let textWidth = 320.0
  package static let lines = 4

  /// Between two nodes, and between a node and the connector beside it.
  package static let connectorLength = 32.0
  package static let connectorGap = 4.0
  package static let thickness = 2.0

  package static let ringDiameter = 64.0
  package static let barLength = 240.0
  package static let progressThickness = 6.0

  /// No side of anything is longer, and nothing stands farther from the corner.
  package static let longest = 2000.0

  /// More steps than these are drawn as bands.
  package static let mostSteps = 100
}

extension Double {
  /// A length that can be drawn: none is below 0, and none is longer than the longest.
  package var drawn: Double {
    isFinite ? Swift.min(Swift.max(self, 0), DrawingDefaults.longest) : 0
  }
}
