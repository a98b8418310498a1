import A11yModel
import Testing

/// Gauges, progress rings and progress bars that have no role.
@Suite struct ToldProgressTests: ProgressDrawing {
  private static let annulus = """
    <path d='M60 10A50 50 0 1 1 60 110A50 50 0 1 1 60 10M60 20A40 40 0 1 0 60 100A40 40 0 1 0 60 20Z'/>
    """
  private static let quarter = "<path d='M60 10A50 50 0 0 1 110 60L100 60A40 40 0 0 0 60 20Z'/>"
  private static let slice = "<path d='M60 60V10A50 50 0 0 1 110 60Z'/>"
  private static let arcs = """
    <path d='M20 100A80 80 0 0 1 180 100' fill='none' stroke='red' stroke-width='16'/>
    <path d='M20 100A80 80 0 0 1 100 20' fill='none' stroke='red' stroke-width='9'/>
    """

  @Test(
    arguments: [
      // A circle of 314.16.
      ("<circle cx='60' cy='60' r='50' stroke-dasharray='62.8 400'/>", 20),
      ("<circle cx='60' cy='60' r='50' stroke-dasharray='314.16' stroke-dashoffset='78.54'/>", 75),
      ("<circle cx='60' cy='60' r='50' stroke-dasharray='62.8 400' stroke-linecap='round'/>", 20),
      ("<circle cx='60' cy='60' r='50' pathLength='100' stroke-dasharray='65 100'/>", 65),
      ("<path d='M60 10a50 50 0 0 1 0 100a50 50 0 0 1 0 -100' stroke-dasharray='94.2 400'/>", 30),
      ("<path d='M60 10A50 50 0 0 1 110 60' stroke-width='4'/>", 25),
    ] as [(String, Double)]
  )
  func ringsAreMeasured(_ fill: String, _ percent: Double) throws {
    let content =
      circle() + "<g fill='none' stroke='blue' stroke-width='8'>\(fill)</g>"
    let found = try component(content, Self.called)
    #expect(found.kind == .progress && found.isAssumed && !found.isDynamic)
    #expect(abs((found.progress?.drawnPercent ?? -1) - percent) < 0.5)
    #expect(found.parts.map(\.role) == [.track, .fill] && found.parts[1].over == 0)
  }

  @Test func barsAndSlicesAreMeasured() throws {
    let bar = rect(0, 200)
    func percent(_ content: String) throws -> Double? {
      try component(content, Self.called).progress?.drawnPercent.map { ($0 * 10).rounded() / 10 }
    }
    #expect(try percent(bar + rect(0, 130)) == 65)
    // Within a frame of 3.
    #expect(try percent(bar + rect(3, 97, y: 3, height: 14)) == 50)
    #expect(try percent(bar + rect(0, 50, y: 5, height: 10)) == 25)
    let upright = rect(0, 20, height: 100)
    #expect(try percent(upright + rect(0, 20, y: 60, height: 40)) == 40)
    let line = "<path d='M10 50H110' stroke='red' stroke-width='8'/>"
    #expect(
      try percent(line + "<line x1='10' y1='50' x2='40' y2='50' stroke='blue' stroke-width='8'/>")
        == 30
    )
    let round = "<path d='M8 10H192A8 8 0 0 1 192 26H8A8 8 0 0 1 8 10Z'/>"
    #expect(try percent(round + "<path d='M8 10H92A8 8 0 0 1 92 26H8A8 8 0 0 1 8 10Z'/>") == 50)
    #expect(try percent(Self.annulus + Self.quarter) == 25)
    #expect(try percent(Self.disc + Self.slice) == 25)
    #expect(try percent(Self.arcs) == 50)
  }

  @Test func whatLiesElsewhereIsNoFilledPart() throws {
    func kind(_ content: String) throws -> Component.Kind {
      try component(content, Self.called).kind
    }
    #expect(try kind(rect(0, 200)) == .graphic)
    // From the right, across, beyond, too thin, and first.
    #expect(try kind(rect(0, 200) + rect(70, 130)) == .graphic)
    #expect(try kind(rect(0, 200) + rect(0, 20, y: 0, height: 100)) == .graphic)
    #expect(try kind(rect(0, 100) + rect(0, 130)) == .graphic)
    #expect(try kind(rect(0, 200) + rect(0, 130, y: 8, height: 4)) == .graphic)
    #expect(try kind(rect(0, 130) + rect(0, 200)) == .graphic)
    #expect(try kind(rect(0, 30) + rect(0, 10)) == .graphic)
    let other = "<circle cx='120' cy='60' r='50' fill='none' stroke='red' stroke-width='8'/>"
    #expect(try kind(circle() + other) == .graphic)
    #expect(try kind(circle() + circle("stroke-dasharray='9 9'")) == .graphic)
    // Two bars are two.
    let second = rect(0, 200, y: 50) + rect(0, 130, y: 50)
    #expect(try kind(rect(0, 200) + rect(0, 130) + second) == .graphic)
    #expect(
      try kind(rect(0, 200) + rect(0, 130) + "<rect y='60' width='150' height='50'/>") == .graphic
    )
  }

  @Test(
    arguments: [
      ("role='img' aria-label='Gauge of the load'", "", Element.Role.meter, true),
      ("role='img' aria-roledescription='meter' aria-label='Load'", "", .meter, true),
      ("class='progress-ring'", "", .progressbar, true),
      ("class='my-CircularProgressbar'", "", .progressbar, true),
      ("id='uploadProgress'", "", .progressbar, true),
      ("", "<title>Fortschritt der Übertragung</title>", .progressbar, true),
      ("", "<g class='solidgauge-graph'/>", .meter, true),
      ("", "<text x='50' y='60'>50 %</text>", nil, true),
      ("role='img' aria-label='Half full, 50,5 %'", "", nil, true),
      ("role='img' aria-label='٥٠٪'", "", nil, true),
      // What is filled is not what is said.
      ("", "<text x='50' y='60'>85 %</text>", nil, false),
      ("role='img' aria-label='Two rings'", "", nil, false),
      ("role='img' aria-label='Donut chart of progress by team'", "", nil, false),
      ("role='img' aria-label='Storage'", "<desc>50 % used</desc>", nil, true),
      ("class='parameter'", "", nil, false),
      // A state, a unit, a button, and a chart of two parts.
      ("role='img' aria-label='Tickets in progress'", "", nil, false),
      ("role='img' aria-label='Scale in meter'", "", nil, false),
      ("class='meter'", "", .meter, true),
      ("role='button' aria-label='Show progress'", "", nil, false),
      ("role='presentation' class='progress'", "", .progressbar, true),
      ("", "<text y='60'>Us 50 %</text><text y='90'>Others 45 %</text>", nil, false),
      ("", "<text y='60'>50 %</text><rect x='150' width='9' height='9'/>", nil, false),
      ("class='icon icon-progress'", "", nil, false),
      ("", "<defs><g class='progress'/></defs>", nil, false),
    ] as [(String, String, Element.Role?, Bool)]
  )
  func wordsTellIt(
    _ attributes: String,
    _ content: String,
    _ role: Element.Role?,
    _ isTold: Bool
  ) throws {
    let ring = circle() + circle("stroke-dasharray='157.08 400'")
    let found = try component(content + ring, attributes)
    #expect((found.kind == .progress) == isTold)
    #expect(found.progress?.role == role)
  }

  @Test(arguments: [(2.0, 50, true), (40, 50, true), (2, 46, false)])
  func tracksMayBeThin(_ width: Double, _ radius: Double, isTrack: Bool) throws {
    let length = 2 * Double.pi * radius
    let fill =
      "<circle cx='60' cy='60' r='\(radius)' fill='none' stroke='blue' stroke-width='12' "
      + "stroke-dasharray='\(length * 0.4) 400'/>"
    let found = try component(circle(width: width) + fill, Self.called)
    #expect((found.kind == .progress) == isTrack)
    #expect(found.progress?.drawnPercent.map { $0.rounded() } == (isTrack ? 40 : nil))
  }

  @Test func aslantRectanglesAreNoBars() throws {
    let bar = rect(0, 150, y: 40) + rect(0, 60, y: 40)
    #expect(
      try component("<g transform='rotate(20 75 50)'>\(bar)</g>", Self.called).kind == .graphic
    )
    // What is left of round ends is a disc.
    let round = "<rect width='200' height='20' rx='10'/><rect width='20' height='20' rx='10'/>"
    #expect(try component(round, Self.called).progress?.drawnPercent == 10)
  }

  @Test func whatIsPlacedByAStyleSheetMayFillIt() throws {
    let buffer = rect(0, 200) + rect(0, 160)
    let played = "<rect style='transform: rotateY(75deg)' width='200' height='20'/>"
    #expect(try component(buffer + played, Self.called).kind == .graphic)
    let stated = "role='progressbar' aria-label='Film' aria-valuenow='25'"
    #expect(try component(buffer + played, stated).progress?.missingTrack != nil)
    #expect(try component(buffer, stated).progress?.missingTrack == nil)
  }

  @Test func aLargeSliceIsNotAllOfAPie() throws {
    // 288 degrees.
    let slice = "<path d='M60 60V10A50 50 0 1 1 12.447 44.549Z'/>"
    let pie = try component(Self.disc + slice, Self.called)
    #expect(abs((pie.progress?.drawnPercent ?? 0) - 80) < 0.5)
    let star = "<path d='M60 10L71 45L108 45L78 66L89 100L60 79L31 100L42 66L12 45L49 45Z'/>"
    #expect(try component(Self.disc + star, Self.called).kind == .graphic)
  }

  @Test func aStretchOfADialIsNoFilledPart() throws {
    let stretch =
      "<path d='M60 30.7A80 80 0 0 1 140 30.7' fill='none' stroke='red' stroke-width='16'/>"
    let dial = "<path d='M20 100A80 80 0 0 1 180 100' fill='none' stroke='blue' stroke-width='16'/>"
    #expect(try component(dial + stretch, Self.called).kind == .graphic)
  }

  @Test func aPieIsNoProgressForItsNumberAlone() throws {
    let pie = Self.disc + Self.slice
    #expect(try component(pie + "<text y='60'>25 %</text>").kind != .progress)
    #expect(try component(pie, Self.called).kind == .progress)
  }

  @Test func dialsArePartsOfCircles() throws {
    let name = "role='img' aria-label='Gauge of the risk'"
    let pointer = "<path d='M100 100L60 40' stroke='black' stroke-width='4'/>"
    let zones = """
      <g fill='none' stroke='green' stroke-width='16'><path d='M20 100A80 80 0 0 1 100 20'/>\
      <path d='M100 20A80 80 0 0 1 180 100'/></g>
      """
    #expect(try component(zones + pointer, name).kind == .progress)
    #expect(try component(zones + pointer, Self.called).kind == .graphic)
    #expect(try component(zones + pointer, name + " viewBox='0 0 24 24'").kind == .graphic)
    #expect(try component(circle() + pointer, name).kind == .graphic)
  }

  @Test func whatTurnsForEverTellsNoShare() throws {
    let turning = """
      <style>@keyframes d { to { stroke-dashoffset: -314 } } .r { animation: d 1s infinite }</style>
      """
    let ring = circle() + circle("class='r' stroke-dasharray='80 314'")
    #expect(try component(ring, Self.called).progress?.isDeterminate == true)
    let spinner = try component(turning + ring, Self.called).progress
    #expect(spinner?.isDeterminate == false && spinner?.form == .spinner)
    // What pulses while it says how far it is, does not wait; what is called loading does.
    let pulsing = try component(turning + ring + "<text y='60'>80 %</text>", Self.called).progress
    #expect(pulsing?.isDeterminate == true)
    let loading = "role='img' aria-label='Loading' class='progress'"
    #expect(try component(ring, loading).progress?.isDeterminate == false)
  }

  @Test func aKnobMarksTheEnd() throws {
    let bar = rect(0, 200, y: 40, height: 8) + rect(0, 130, y: 40, height: 8)
    func roles(_ knob: String) throws -> [Part.Role] {
      try component(bar + knob, Self.called).parts.map(\.role)
    }
    #expect(try roles("<circle cx='130' cy='44' r='7'/>") == [.track, .fill, .plain])
    #expect(try roles("<circle cx='20' cy='44' r='7'/>") == [.track, .fill])
    let ring = circle() + circle("stroke-dasharray='78.54 400'")
    let end = try component(ring + "<circle cx='60' cy='110' r='6'/>", Self.called)
    #expect(end.parts.map(\.role) == [.track, .fill, .plain])
  }
}
