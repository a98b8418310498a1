package import Geometry

extension Region {
  /// Points along the middle of the only dash that a line paints, or of the whole line, at even
  /// distances; nil where it paints several.
  ///
  /// What round or square ends add to a dash is none of its length.
  package var paintedLine: [Point]? {
    let line = edge.steps(Self.lineSteps).map(\.point)
    guard line.count > 1, let first = line.first, let last = line.last else { return nil }
    let isClosed = (last - first).length < (line[1] - first).length * 2
    let isPainted = withoutCaps.paints
    return line.indices.stretch(isCircle: isClosed) { isPainted(line[$0]) }?.map { line[$0] }
  }

  private var withoutCaps: Region {
    guard case .stroke(let stroke) = self, stroke.style.cap != .butt, !stroke.style.dashes.isEmpty
    else { return self }
    var style = stroke.style
    style.cap = .butt
    return Stroke(stroke.contours, style, toDevice: stroke.toContours?.inverse)
      .map { .stroke($0) } ?? self
  }

  /// At how many places a line is looked at.
  private static let lineSteps = 720
}
