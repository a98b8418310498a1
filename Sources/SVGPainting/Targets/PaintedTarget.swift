package import A11yModel
internal import Geometry
package import XML

/// An element that can be operated, and where what it shows responds to a pointer.
package struct PaintedTarget {
  /// The element that a reader of the file sees there: the outermost `use` that shows it, or itself.
  package let owner: XML.Element

  /// The one around it; a place among the painter's targets.
  let outer: Int?

  private(set) var box = Box.empty
  private var area: HitArea?

  /// The only piece of it, where that grows and shrinks, and why it does.
  private var moving: (area: HitArea, reason: String)?

  /// Whether it stands in a line of text.
  var isInline = false

  /// Why it is not known where it responds.
  var doubt: String?

  init(_ owner: XML.Element, in outer: Int?) { (self.owner, self.outer) = (owner, outer) }

  /// Adds a piece that responds.
  mutating func add(_ piece: Box, _ form: HitArea.Form, isEstimated: Bool = false) {
    guard !piece.isEmpty, piece.isFinite else { return }
    let piece = Self.rounded(piece)
    var own = HitArea(form, width: piece.width, height: piece.height)
    if isEstimated { own.sure = HitArea.Sure() }
    box = box.union(piece)
    guard let known = area else {
      area = own
      area?.isEstimated = isEstimated
      return
    }
    var all = HitArea(.other, width: box.width, height: box.height)
    all.sure = HitArea.Sure()
    all.include(known)
    all.include(own)
    all.isEstimated = known.isEstimated || isEstimated
    area = all
  }

  /// Adds a piece that grows and shrinks; what it makes together with others nobody knows.
  mutating func addMoving(_ piece: HitArea, _ reason: String) {
    if moving != nil { doubt = doubt ?? reason }
    moving = (piece, reason)
  }

  /// A box to a millionth of a pixel: what is 24 wide stays so through transformations.
  private static func rounded(_ box: Box) -> Box {
    func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
    return Box(
      left: rounded(box.left),
      top: rounded(box.top),
      right: rounded(box.right),
      bottom: rounded(box.bottom)
    )
  }

  /// All of it together; nil where nothing responds.
  package func hitArea(doubt page: String?) -> HitArea? {
    if let moving, area == nil, doubt == nil {
      var all = moving.area
      all.isInline = isInline
      all.doubt = page
      return all
    }
    let doubt = doubt ?? moving?.reason
    guard var all = area ?? doubt.map({ _ in .unknown }) else { return nil }
    if area != nil { (all.x, all.y) = (box.left, box.top) }
    all.isInline = isInline
    all.doubt = doubt ?? page
    return all
  }
}
