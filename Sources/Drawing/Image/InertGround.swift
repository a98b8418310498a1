internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// What the image lies on, and what stands for colours that are not known.
extension InertElements {
  /// What lies behind the whole image: its own background over that of the page; nil where there is
  /// none in any appearance.
  mutating func ground(on page: Color?) -> Markup? {
    let root = painter.file.root
    let style = style(of: root)
    if style.own.hasBackgroundImage { omissions.add(.background) }
    let isPainted = Appearance.allCases.contains { appearance in
      painter.styles.style(of: root, in: appearance).own.backgroundPaint != .fixed(.clear)
    }
    guard isPainted || page != nil else { return nil }
    let own = style.backgroundColor
    let color = page.map { page in own?.composited(over: page) ?? page } ?? own
    return Markup(
      "rect",
      [
        ("x", "\(NumberText(frame.area.left))"), ("y", "\(NumberText(frame.area.top))"),
        ("width", "\(NumberText(frame.area.width))"),
        ("height", "\(NumberText(frame.area.height))"),
        ("fill", color.map(hex) ?? "url(#\(unknownID))"),
        ("fill-opacity", "\(NumberText(color?.alpha ?? 1))"), ("stroke", "none"),
      ]
    )
  }

  var unknownID: String { "\(prefix)unknown" }

  /// What a colour that is not known is painted with, where the image has any.
  var unknownPaint: Markup? {
    let styles = painter.styles
    let isAsked = styles.styles.contains { style in
      style.fill == .unknown || style.stroke == .unknown
        || style.backgroundColor == nil
    }
    guard isAsked else { return nil }
    let side = frame.extent.extent(along: .diagonal) / 64
    func square(_ x: Double, _ y: Double, _ size: Double, _ fill: String) -> Markup {
      let numbers = [x, y, size, size].map { "\(NumberText($0 * side))" }
      return Markup(
        "rect",
        [
          ("x", numbers[0]), ("y", numbers[1]), ("width", numbers[2]), ("height", numbers[3]),
          ("fill", fill),
        ]
      )
    }
    return Markup(
      "pattern",
      [
        ("id", unknownID), ("width", "\(NumberText(2 * side))"),
        ("height", "\(NumberText(2 * side))"), ("patternUnits", "userSpaceOnUse"),
        ("fill-opacity", "1"), ("stroke", "none"),
      ],
      children: [
        square(0, 0, 2, "#FFFFFF"), square(0, 0, 1, "#BFBFBF"), square(1, 1, 1, "#BFBFBF"),
      ]
    )
  }
}
