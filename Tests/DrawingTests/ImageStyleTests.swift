import A11yModel
import Drawing
import TestSupport
import Testing
import XML

/// What styles say becomes attributes, in the appearance that is asked for.
struct ImageStyleTests {
  @Test func styleSheetsBecomeAttributes() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        """
        <style>.bar { fill: hsl(0 100% 50%); stroke: rgb(0 0 0 / 50%); stroke-width: 2px }</style>
        <g font-size="2em"><rect class="bar" width="9" height="9" fill="blue"/></g>
        """
      )
    )
    let bar = try #require(drawing.first("rect"))
    #expect(bar["fill"] == "#FF0000")
    #expect(bar["stroke"] == "#000000")
    #expect(bar["stroke-opacity"] == "0.5")
    #expect(bar["stroke-width"] == "2")
    #expect(bar["class"] == nil)
    #expect(drawing.first("g")?["font-size"] == "32")
  }

  @Test func appearancesDifferInPaintsAlone() throws {
    let source = ImageDrawing.image(
      """
      <style>
        rect { fill: #fff } .mark { fill: #111 }
        @media (prefers-color-scheme: dark) {
          rect { fill: #222 } .mark { fill: #eee; stroke: #0f0 } .day { display: none }
        }
        @media (prefers-contrast: more) { .mark { stroke: #00f } }
      </style>
      <rect width="100" height="100"/><circle class="mark" r="5"/><path class="day" d="M0 0h9"/>
      """
    )
    let light = try ImageDrawing(source)
    let dark = try ImageDrawing(source, in: .dark)
    #expect(light.first("circle")?["fill"] == "#111111")
    #expect(light.first("circle")?["stroke"] == "none")
    #expect(dark.first("rect")?["fill"] == "#222222")
    #expect(dark.first("circle")?["stroke"] == "#00FF00")
    #expect(dark.first("path")?["display"] == "none")
    for appearance in Appearance.allCases {
      let other = try ImageDrawing(source, in: appearance)
      #expect(
        ImageDrawing.structure(of: light.markup) == ImageDrawing.structure(of: other.markup)
      )
    }
  }

  @Test func whatIsNeverDisplayedIsLeftOut() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        #"<g display="none"><rect width="9" height="9"/></g><defs><path id="a" d="M0 0"/></defs><circle r="2"/>"#
      )
    )
    #expect(drawing.elements.map(\.name) == ["svg", "circle"])
  }

  @Test func animationsAreAtTheirEnd() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        """
        <style>
          @keyframes grow { from { opacity: 0; fill: red } to { opacity: 1; fill: lime } }
          circle { animation: grow 1s forwards; opacity: 0 }
        </style>
        <rect width="9" height="9" fill="red"><animate attributeName="fill" from="red" to="blue"
          dur="1s" fill="freeze"/><set attributeName="opacity" to="0.5"/></rect>
        <circle r="5"/>
        """
      )
    )
    #expect(drawing.first("rect")?["fill"] == "#0000FF")
    #expect(drawing.first("rect")?["opacity"] == "0.5")
    #expect(drawing.first("circle")?["fill"] == "#00FF00")
    #expect(drawing.first("circle")?["opacity"] == "1")
    #expect(!drawing.elements.contains { $0.name == "animate" || $0.name == "set" })
  }

  /// What never ends, or depends on the window, is drawn as if it were not there.
  @Test func whatIsNotKnownIsTold() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        """
        <style>@media (width > 500px) { circle { fill: red } }</style>
        <circle r="5" fill="#00f"/>
        <rect width="9" height="9" transform="translate(1 2)"><animateTransform repeatCount="indefinite"
          attributeName="transform" type="rotate" from="0" to="360" dur="1s"/></rect>
        """
      )
    )
    #expect(drawing.first("circle")?["fill"] == "#0000FF")
    #expect(drawing.first("rect")?["transform"] == "translate(1 2)")
    #expect(
      drawing.remarks == [
        "1 element that moves, drawn without that, "
          + "1 element that may look otherwise, as in other windows or while it is animated"
      ]
    )
  }

  /// What is shown again takes over what the element that shows it has.
  @Test func copiesInherit() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        """
        <defs><path id="tick" d="M0 0h9"/><g id="icon"><rect width="9" height="9" fill="currentColor"/></g></defs>
        <use xlink:href="#tick" style="stroke: red"/><use href="#icon" color="#00ff00"/>
        """
      )
    )
    let uses = drawing.elements.filter { $0.name == "use" }
    #expect(uses.map { $0["href"] } == ["#p-1", "#p-2"])
    #expect(uses.first?["stroke"] == "#FF0000")
    #expect(uses.last?["color"] == "#00FF00")
    #expect(drawing.first("path")?["stroke"] == nil)
    #expect(drawing.first("rect")?["fill"] == "currentColor")
  }

  @Test func transformationsOfStylesBecomeAttributes() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        """
        <style>rect { transform: rotate(90deg); transform-origin: center; transform-box: fill-box }</style>
        <rect x="10" y="20" width="20" height="20"/>
        """
      )
    )
    // About 20, 30.
    #expect(drawing.first("rect")?["transform"] == "matrix(0 1 -1 0 50 10)")
  }

  @Test func colorsAreAsTheyAreSeen() throws {
    let source = ImageDrawing.image(
      """
      <linearGradient id="g"><stop stop-color="red"/></linearGradient>
      <rect width="9" height="9" fill="url(#g)" stroke="#00ff0080"/>
      """
    )
    let grey = try ImageDrawing(source, seenBy: .grey)
    // The luminance of green is 0.7152, which sRGB writes as 0.8627.
    #expect(grey.first("rect")?["stroke"] == "#DCDCDC")
    #expect(grey.first("rect")?["stroke-opacity"] == "0.501961")
    // That of red is 0.2126.
    #expect(grey.first("stop")?["stop-color"] == "#7F7F7F")
    let deutan = try ImageDrawing(source, seenBy: .deutan)
    #expect(deutan.first("stop")?["stop-color"] == "#A39000")
    #expect(deutan.first("rect")?["fill"] == "url(#p-1)")
  }

  @Test func unknownColorsAreCheckered() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(#"<rect width="9" height="9" fill="CanvasText"/>"#)
    )
    #expect(drawing.first("rect")?["fill"] == "url(#p-unknown)")
    #expect(drawing.first("pattern")?["id"] == "p-unknown")
    #expect(drawing.remarks == ["1 colour that is not known"])
  }

  @Test func textsKeepTheirLetters() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        #"<text x="1em" y="5" font-family="Inter, 'Open Sans', sans-serif">a <tspan dy="1.5">b</tspan> <tspan>c</tspan><a href="x"><tspan>d</tspan></a></text>"#
      )
    )
    let text = try #require(drawing.first("text"))
    #expect(text["x"] == "16")
    #expect(text["font-family"] == "'Inter', 'Open Sans', sans-serif")
    #expect(
      text.fragment.hasSuffix(
        #">a <tspan data-target="/svg[1]/text[1]/tspan[1]" dy="1.5">b</tspan> "#
          + #"<tspan data-target="/svg[1]/text[1]/tspan[2]">c</tspan>"#
          + #"<tspan data-target="/svg[1]/text[1]/a[1]"><tspan data-target="/svg[1]/text[1]/a[1]/tspan[1]">d"#
          + "</tspan></tspan></text>"
      )
    )
  }
}
