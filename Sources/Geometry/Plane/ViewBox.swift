/// The part of user space that a viewport shows (SVG 2, section 8.6).
package struct ViewBox: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Four numbers; nil where there are not, or where a size is negative, as if it were not given.
  package init?(_ text: String) {
    guard let numbers = NumberList.exactly(4, text), numbers[2] >= 0, numbers[3] >= 0 else {
      return nil
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Whether nothing of it is painted, as where a size is 0.
  package var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The transformation from what the box shows to where the viewport lies (SVG 2, section 8.2);
  /// nil where nothing is painted or the numbers are too large.
  package func transform(to viewport: Box, _ ratio: AspectRatio = AspectRatio()) -> Transform? {
    guard !isEmpty, viewport.isFinite else { return nil }
    var scaleX = viewport.width / width
    var scaleY = viewport.height / height
    if !ratio.isStretched {
      let scale = ratio.isSliced ? max(scaleX, scaleY) : min(scaleX, scaleY)
      (scaleX, scaleY) = (scale, scale)
    }
    let shiftX = ratio.isStretched ? 0 : (viewport.width - width * scaleX) * ratio.x.share
    let shiftY = ratio.isStretched ? 0 : (viewport.height - height * scaleY) * ratio.y.share
    let transform = Transform(
      a: scaleX,
      d: scaleY,
      e: viewport.left + shiftX - x * scaleX,
      f: viewport.top + shiftY - y * scaleY
    )
    return transform.isFinite && transform.inverse != nil ? transform : nil
  }
}
