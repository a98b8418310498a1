internal import A11yModel
package import Listening
internal import Support

extension AccessibilityTree {
  /// The frame of an item's first stop, where it is too small to be touched: “10 by 0”.
  ///
  /// - Parameters:
  ///   - item: the element of a mark or step.
  ///   - stop: the first stop in it.
  ///   - minimum: how wide and high it is to be, in points.
  /// - Returns: its width and height; nil where these are enough, or not known.
  package func smallFrame(of item: Int, _ stop: Int, below minimum: Double) -> String? {
    if elements[stop].hasNothingRare, elements[item].hasNothingRare { return nil }
    let own = elements[stop]
    let whole = elements[item]
    // A text has an extent of its own; a shape without one has that of the item it draws.
    let isShape = own.kind == .shape || own.kind == whole.kind
    let width = own.width ?? (isShape ? whole.width : nil)
    let height = own.height ?? (isShape ? whole.height : nil)
    let sides = [width, height].compactMap(\.self)
    guard sides.contains(where: { $0 < minimum }) else { return nil }
    guard let width, let height else { return "\(DecimalText.short(sides[0]))" }
    return "\(DecimalText.short(width)) by \(DecimalText.short(height))"
  }
}
