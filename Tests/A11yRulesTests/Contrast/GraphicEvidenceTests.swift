import A11yModel
import Testing

@testable import A11yRules

/// The passes of graphic-contrast in light.
private func passes(_ content: String) throws -> [Outcome] {
  try outcomes(of: "graphic-contrast", for: content, by: [.wcagAA], detail: .everything)
    .filter { $0.result == .passed }
}

/// A line of a width and a colour on white.
private func line(_ width: Double, _ color: String) -> String {
  """
  <chart type="line" appearance="light" backdrop="#FFF"><series id="a" color="\(color)"/>\
  <look part="series"><shape kind="line"><stroke color="series" width="\(width)"/></shape></look>\
  <mark series="a" value="1"/></chart>
  """
}

/// Thin lines that pass by little are noted; broad ones and dark ones are not.
@Test(arguments: [(1.5, "#949494", true), (2, "#949494", false), (1.5, "#767676", false)])
func thinLineIsNoted(_ width: Double, _ color: String, _ isNoted: Bool) throws {
  let outcome = try #require(try passes(line(width, color)).first)
  #expect(outcome.evidence.contains { $0.name == "note" } == isNoted)
}

/// A ring is seen on one of its sides, and the evidence says on which.
@Test(arguments: [
  ("#FFF", "#AAA", "#222", "what is behind it", "#FFFFFF"),
  ("#999", "#888", "#FFF", "what it surrounds", "#888888"),
])
func evidenceSaysWhatItWasComparedWith(
  _ page: String,
  _ node: String,
  _ ring: String,
  _ against: String,
  _ background: String
) throws {
  let outcomes = try passes(
    """
    <step-indicator current="1" dynamic="false" appearance="light" backdrop="\(page)"><step/>\
    <look state="current"><shape id="node" kind="circle"><fill color="\(node)"/></shape>\
    <shape kind="circle" around="node" gap="0"><stroke color="\(ring)" width="3"/></shape></look>\
    </step-indicator>
    """
  )
  let evidence = try #require(outcomes.first).evidence
  #expect(evidence.contains(Evidence("against", .text(against))))
  #expect(evidence.contains(Evidence("background", .text(background))))
}

/// Each colour on a page that nobody knows is a finding of its own, with its own ratios.
@Test func coloursOnAnUnknownPageAreToldApart() throws {
  let ticks = """
    <text x='20' y='100'>0</text><text x='20' y='70'>5</text><text x='20' y='40'>10</text>
    """
  let bars = [("30", "60", "#777"), ("60", "40", "#f90"), ("90", "50", "#777")].map { bar in
    "<rect x='\(bar.0)' y='\(bar.1)' width='20' height='\(100 - (Int(bar.1) ?? 0))' fill='\(bar.2)'/>"
  }
  let outcomes = try outcomes(of: "graphic-contrast", forImage: ticks + bars.joined())
  #expect(outcomes.allSatisfy { $0.message.contains("the colour of the page") })
  #expect(
    Set(outcomes.map(\.cause)) == [
      "#777777 on  at 1.0 and 1.0 in /svg[1] of mark",
      "#FF9900 on  at 1.0 and 1.0 in /svg[1] of mark",
    ]
  )
}

/// On a page that nobody knows, the better of an inside and an outline counts, and an outline that
/// stands out from the inside shows on any.
@Test(arguments: [
  ("#EEE", "#111", "stroke-width='1'", Outcome.Result.passed, nil),
  ("#EEE", "#111", "opacity='0.7'", .cantTell, Outcome.Likelihood.pass),
  ("#EEE", "#777", "stroke-width='1'", .passed, nil),
  ("#EEE", "#CCC", "stroke-width='1'", .cantTell, .fail),
  ("#EEE", "#111", "stroke-width='0.5'", .cantTell, .fail),
])
func outlinesCountOnAnUnknownPage(
  _ fill: String,
  _ stroke: String,
  _ look: String,
  _ result: Outcome.Result,
  _ likely: Outcome.Likelihood?
) throws {
  let ticks = """
    <text x='20' y='100'>0</text><text x='20' y='70'>5</text><text x='20' y='40'>10</text>
    """
  let bars = [("30", 40), ("60", 60), ("90", 50)].map { bar in
    """
    <rect x='\(bar.0)' y='\(100 - bar.1)' width='20' height='\(bar.1)' fill='\(fill)' \
    stroke='\(stroke)' \(look)/>
    """
  }
  let found = try outcomes(of: "graphic-contrast", forImage: ticks + bars.joined())
  let light = try #require(found.first { $0.appearance == .light } ?? found.first)
  #expect(light.result == result)
  #expect(light.likely == likely)
}
