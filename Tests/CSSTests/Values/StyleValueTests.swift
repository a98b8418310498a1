import A11yColor
import Testing

@testable import CSS

/// Values are read as their properties' standards say, as attributes and in style sheets.
@Suite struct StyleValueTests {
  @Test(arguments: [
    ("red", "#FF0000"), (" Red ", "#FF0000"), ("#0F08", "#00FF0088"), ("none", "none"),
    ("currentColor", "#010203"), ("context-fill", "context-fill"), ("url(#p)", "url(#p)"),
    ("url( '#p q' ) none", "url(#p q)"), ("url(#p) lime", "url(#p) #00FF00"),
    ("url(#p) currentcolor", "url(#p) #010203"), ("url(#p) Canvas", "url(#p) unknown"),
    ("rgb(87.843137%,0%,0%)", "#E00000"), ("rgb(148,   0, 211)", "#9400D3"),
    ("hsl(80, 100%, 56.2745098039%)", "#B5FF20"), ("rgb(1,2,3", "#010203"),
    ("rgb(1/**/2 3)", "#010203"), ("r\\65 d", "#FF0000"), ("/* a */ red", "#FF0000"),
    ("oklch(51.975% 0.17686 142.495)", "#008000"), ("color-mix(in srgb, red, blue)", "#800080"),
    ("color-mix(in srgb, #000 80%, #fff)", "#333333"),
    ("color-mix(in srgb, 20% red 20%, blue)", "unknown"), ("color-mix(red, blue)", "unknown"),
    ("color-mix(in srgb, #000 30%, #f00 10%)", "#40000066"),
    ("color-mix(in oklab, #336699 80%, transparent)", "#336699CC"),
    ("color-mix(in hsl, transparent, 40% red)", "#FF000066"),
    ("color-mix(in oklch, #336699, #336699)", "#336699"),
    ("color-mix(in srgb, color-mix(in srgb, #000, #fff), #000)", "#404040"),
    ("color-mix(in srgb, rgb(0 0 0 / .5), #f00)", "#AA0000BF"),
    ("color-mix(in srgb, currentColor, red)", "#800102"),
    ("color-mix(in srgb, LinkText, red)", "unknown"),
    // As Chromium computes them.
    ("color-mix(in oklab, red, blue)", "#8C53A2"), ("color-mix(in oklch, red, blue)", "#BA00C2"),
    ("color-mix(in LCH,red,blue)", "#F50086"),
    ("color-mix(in lab, white 30%, #336699)", "#7491B7"),
    ("color-mix(in hsl, #336699, #993366 25%)", "#333399"),
    ("color-mix(in hwb, #336699, #ffcc00)", "#1ACC34"),
    ("color-mix(in srgb-linear, red, blue)", "#BC00BC"),
    ("color-mix(in xyz, red 20%, lime)", "#7CE700"),
    ("color-mix(in xyz-d50, red 20%, lime)", "#7CE700"),
    ("color-mix(in hsl longer hue, red, blue)", "#00FF00"),
    ("color-mix(in oklch increasing hue, #0b57d0, #fff)", "#89AEEC"),
    ("color-mix(in oklch decreasing hue, #0b57d0, #d00b57 30%)", "#008776"),
    ("color-mix(in hsl, rgb(0 0 255 / 0), red)", "#FF00FF80"),
    ("color-mix(in hsl longer hue, transparent, red)", "#00FFFF80"),
    ("color-mix(in oklab, #0b57d0 10%, white)", "#E7EFFC"),
    ("color-mix(in lch, white, blue)", "#AF89FF"), ("color-mix(in hsl, gray, blue)", "#4040BF"),
    ("color-mix(in oklab, rgb(255 0 0 / .5), blue)", "#654EC2BF"),
    // What `none` leaves out is not known of a colour that was read, and hsl() has no wide gamut.
    ("color-mix(in oklch, oklch(0.6 none 30), blue)", "unknown"),
    ("color-mix(in hsl, color(display-p3 1 0 0), blue)", "unknown"),
    ("color-mix(in oklab longer hue, red, blue)", "unknown"),
    ("light-dark(red, blue)", "#FF0000"), ("light-dark(red, nothing)", "unknown"),
    ("light-dark(red blue)", "unknown"), ("LinkText", "unknown"),
    ("rgb(from red r g b)", "unknown"),
    ("rgb(calc(1 + 1) 2 3)", "unknown"), ("inherit", "#000000"), ("initial", "#000000"),
    // None of these is a paint, so that black stays.
    ("bogus", "#000000"), ("clear", "#000000"), ("red blue", "#000000"),
    ("red !important", "#000000"),
    ("#12345", "#000000"), ("", "#000000"), ("url(#p", "url(#p)"), ("url(#p) url(#q)", "#000000"),
    ("rgb(1,2 3)", "#000000"), ("red;", "#000000"), ("url(a b)", "#000000"),
  ])
  func paints(_ value: String, expected: String) throws {
    let escaped = value.replacing("'", with: "&apos;").replacing("<", with: "&lt;")
    let document = try StyledDocument("<rect id='a' color='#010203' fill='\(escaped)'/>")
    #expect(try document.fill() == expected)
  }

  @Test(
    arguments: [
      ("20", 20.0, 10.0), ("20px", 20, 20), ("1.5E1", 15, 10), ("12pt", 16, 16), ("1in", 96, 96),
      ("2.54cm", 96, 96), ("25.4mm", 96, 96), ("101.6q", 96, 96), ("6pc", 96, 96), ("150%", 15, 15),
      ("2em", 20, 20), ("2rem", 32, 32), ("larger", 12, 12), ("smaller", 10 / 1.2, 10 / 1.2),
      ("medium", 16, 16), ("XX-Small", 9, 9), ("xxx-large", 48, 48), ("0", 0, 0), ("10vw", 30, 30),
      ("calc(1px + 2em)", 21, 21), ("calc((1em + 50%) * 2 / 4 - 1px)", 6.5, 6.5),
      // None of these is a size, so that the parent's stays.
      ("-1px", 10, 10), ("bogus", 10, 10), ("20 px", 10, 10), ("20foo", 10, 10),
      ("calc(1px+2px)", 10, 10),
      ("calc(1px + 2)", 10, 10), ("calc(2 * )", 10, 10), ("calc(1px / 1px)", 10, 10),
      ("1e999px", 10, 10),
    ] as [(String, Double, Double)]
  )
  func fontSizes(_ value: String, asAttribute: Double, inSheet: Double) throws {
    let attribute = try StyledDocument("<g font-size='10'><text id='a' font-size='\(value)'/></g>")
    #expect(abs(try attribute.style().fontSize - asAttribute) < 1e-9)
    let sheet = try StyledDocument(
      css: "text { font-size: \(value) }",
      "<g font-size='10'><text id='a'/></g>"
    )
    #expect(abs(try sheet.style().fontSize - inSheet) < 1e-9)
  }

  @Test(arguments: [
    ("font: 12px Arial", 12.0, 400.0, FontStyle.normal, ["Arial"]),
    (
      "font: italic bold 12px/1.5 Arial, 'A  B', Times New   Roman", 12, 700, .italic,
      ["Arial", "A  B", "Times New Roman"]
    ),
    ("font:10px'DejaVu Sans'", 10, 400, .normal, ["DejaVu Sans"]),
    ("font: bold 12px / 2 x; font-style: oblique 10deg", 12, 700, .oblique, ["x"]),
    ("font-weight: bold; font: small-caps 1.5em x", 24, 400, .normal, ["x"]),
    ("font-weight: 350; font-weight: bolder", 16, 700, .normal, []),
    ("font: 12px", 16, 400, .normal, []), ("font: Arial 12px", 16, 400, .normal, []),
    ("font: bold bold 12px x", 16, 400, .normal, []), ("font: 12px x, ", 16, 400, .normal, []),
    ("font-weight: 1001", 16, 400, .normal, []), ("font-weight: lighter", 16, 100, .normal, []),
  ])
  func fonts(_ css: String, size: Double, weight: Double, style: FontStyle, families: [String])
    throws
  {
    let computed = try StyledDocument(css: "rect { \(css) }").style()
    #expect(computed.fontSize == size)
    #expect(computed.fontWeight == weight)
    #expect(computed.fontStyle == style)
    #expect(computed.fontFamilies == families)
  }

  @Test(arguments: [
    ("2", [ComputedLength(px: 2)]), ("1 2, 3", [1, 2, 3].map { ComputedLength(px: $0) }),
    ("5%,1e1", [ComputedLength(px: 0, percent: 5), ComputedLength(px: 10)]), ("none", []),
    ("0 0", []),
    ("1,", []), ("1 -1", []), ("1,,2", []), ("red", []),
  ])
  func dashes(_ value: String, expected: [ComputedLength]) throws {
    let document = try StyledDocument("<path id='a' stroke-dasharray='\(value)'/>")
    #expect(try document.style().dashes == expected)
  }

  @Test(arguments: [
    (".5", 0.5), ("50%", 0.5), ("2", 1), ("-1", 0), ("5e-1", 0.5), ("calc(25% + 25%)", 0.5),
    ("x", 1),
    ("0.5px", 1), (".5 .5", 1),
  ])
  func opacities(_ value: String, expected: Double) throws {
    let document = try StyledDocument("<g id='a' opacity='\(value)' fill-opacity='\(value)'/>")
    #expect(try document.style().own.opacity == expected)
    #expect(try document.style().fillOpacity == expected)
  }

  /// What a painter must know of: each value, and then one that changes nothing.
  @Test func presence() throws {
    let style = try StyledDocument(
      """
      <g id='a' clip-path='url(#c)' mask='url(#m)' filter='blur(2px)' display='none' \
      visibility='hidden' overflow='hidden' pointer-events='none' marker-end='url(#e)' \
      vector-effect='non-scaling-stroke' text-anchor='middle' dominant-baseline='central' \
      paint-order='stroke' baseline-shift='super' stroke-width='5%' xml:space='preserve' \
      style='mix-blend-mode: multiply; isolation: isolate; alignment-baseline: hanging'/>
      """
    ).style()
    #expect(style.own.clipPath == .address("#c"))
    #expect(style.own.mask == .address("#m"))
    #expect(style.own.filter == .function)
    #expect(style.own.display == .none)
    #expect(style.visibility == .hidden)
    #expect(style.own.overflow == .cut)
    #expect(!style.receivesPointers)
    #expect(style.markerEnd == .address("#e"))
    #expect(style.own.hasNonScalingStroke)
    #expect(style.textAnchor == .middle)
    #expect(style.dominantBaseline == .central)
    #expect(style.paintOrder == [.stroke, .fill, .markers])
    #expect(style.own.baselineShift == .super)
    #expect(style.strokeWidth.resolved(by: 200) == 10)
    #expect(style.own.blendMode == .multiply)
    #expect(style.own.isIsolated)
    #expect(style.own.alignmentBaseline == .hanging)
  }

  @Test(arguments: [
    ("background: red", "#FF0000", false), ("background-color: #123", "#112233", false),
    ("background: url(x.png) no-repeat blue", "#0000FF", true),
    ("background: blue url(a.png) 0 0 / cover", "#0000FF", true),
    ("background: linear-gradient(red, blue)", "#00000000", true),
    ("background: url(a), red", "#FF0000", true), ("background: red, blue", "#00000000", false),
    ("background: red; background: bogus", "#FF0000", false),
    ("background: none", "#00000000", false),
  ])
  func backgrounds(_ css: String, color: String, hasImage: Bool) throws {
    let document = try StyledDocument(css: "rect { \(css) }")
    #expect(try document.style().backgroundColor?.hex == color)
    #expect(try document.style().own.hasBackgroundImage == hasImage)
  }

  /// Attributes of SVG are those of the standard's list, and of elements of SVG alone.
  @Test func attributes() throws {
    let body = """
      <g id='a' font='20px x' mix-blend-mode='multiply' background='red' marker='url(#m)' \
      x:fill='red'/><x:g id='b' fill='red' style='stroke: red'/>
      """
    let document = try StyledDocument(body)
    let style = try document.style()
    #expect(style.fontSize == 16)
    #expect(style.own.blendMode == .normal)
    #expect(style.backgroundColor == .clear)
    #expect(style.markerMid == .none)
    #expect(try document.fill() == "#000000")
    #expect(try document.fill("b") == "#000000")
    #expect(try document.style("b").stroke.words == "#FF0000")
  }
}
