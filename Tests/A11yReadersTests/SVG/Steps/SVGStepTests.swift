import A11yModel
import Testing

@testable import A11yReaders

/// The steps that SVG images state (WAI-ARIA 1.2, aria-current).
@Suite struct SVGStepTests {
  private func components(_ content: String, _ attributes: String = "") throws -> [Component] {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="80" lang="en" \(attributes)>\
      \(content)</svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else { throw InputErrors([]) }
    return document.components
  }

  private func item(_ attributes: String, _ content: String = "<rect width='9' height='9'/>")
    -> String
  {
    "<g role='listitem' \(attributes)>\(content)</g>"
  }

  private var current: String { item("aria-label='Details' aria-current='step'") }

  /// Items that each say which of how many steps they are, whichever is current.
  @Test(
    arguments: [
      ("Step 1 of 2: Cart", "Step 2 of 2: Payment", true),
      ("Schritt 1 von 2: Konto", "Schritt 2 von 2: Zahlung", true),
      ("Étape 1 sur 2", "Étape 2 sur 2", true), ("Paso 1/2, Carrito", "Paso 2/2, Pago", true),
      ("Step 1: heat the oven", "Step 2: bake", false), ("Step 1 of 2: Cart", "Payment", false),
      ("Steps on Monday: 4 of 5", "Steps on Tuesday: 5 of 5", false),
    ]
  )
  func placesOfSteps(_ first: String, _ second: String, _ areSteps: Bool) throws {
    let items = item("aria-label='\(first)'") + item("aria-label='\(second)'")
    let all = try components("<title>Checkout</title><g role='list'>\(items)</g>")
    #expect(all.map(\.kind) == [areSteps ? .stepIndicator : .graphic])
    #expect(!all[0].isAssumed)
  }

  @Test(
    arguments: [
      ("role='list'", "aria-current='step'", Component.Kind.stepIndicator, false),
      ("role='navigation'", "aria-current='step'", .stepIndicator, false),
      ("role='group' class='order-timeline'", "", .statusTracker, true),
      ("role='list' id='progressSteps'", "", .stepIndicator, true),
      ("role='list' aria-roledescription='step indicator'", "", .stepIndicator, false),
      // Nothing says that these are steps.
      ("role='list'", "", .graphic, false),
      ("role='list'", "aria-current='page'", .graphic, false),
      ("role='list' class='stepwise-legend'", "", .graphic, false),
      ("aria-hidden='true' role='list'", "aria-current='step'", .graphic, false),
      ("class='stepper'", "aria-current='step'", .graphic, false),
    ] as [(String, String, Component.Kind, Bool)]
  )
  func whatSaysSoHoldsSteps(
    _ container: String,
    _ attributes: String,
    _ kind: Component.Kind,
    _ isAssumed: Bool
  ) throws {
    let items = item("aria-label='Account'") + item("aria-label='Details' \(attributes)")
    let all = try components("<title>Checkout</title><g \(container)>\(items)</g>")
    #expect(all.map(\.kind) == [kind])
    #expect(all[0].isAssumed == isAssumed && all[0].steps.count == (kind == .graphic ? 0 : 2))
  }

  @Test(
    arguments: [
      ("aria-label='Account'", "", "Account", nil),
      ("aria-label='Step 2 of 4: Account, completed'", "", "Account", .completed),
      ("aria-label='2. Account (in progress)'", "", "Account", .current),
      ("aria-label='Step 2'", "<text>2</text><text>Account</text>", "Account", nil),
      ("", "<text>Account</text><text>Not started</text>", "Account", .upcoming),
      ("aria-label='Account, not completed'", "", "Account", .upcoming),
      ("aria-label='Account, hasn’t been started yet'", "", "Account", .upcoming),
      ("aria-label='Account, not available'", "", "Account", .unavailable),
      ("aria-label='Account, not here'", "", "Account", nil),
      ("class='step is-active'", "<text>Account</text>", "Account", .current),
      ("class='step--failed' aria-label='Account'", "", "Account", .error),
      ("aria-label='Account not completed'", "", "Account not completed", nil),
      ("aria-label='Done, upcoming, step 4 of 4'", "", "Done", .upcoming),
      ("aria-label='Account' aria-disabled='true'", "", "Account", .unavailable),
      ("aria-label='Payment failed, current' aria-current='step'", "", "Payment failed", .current),
      ("aria-label='2 of 4'", "", nil, nil),
    ] as [(String, String, String?, State.Meaning?)]
  )
  func namesAndStatesAreStated(
    _ attributes: String,
    _ content: String,
    _ name: String?,
    _ state: State.Meaning?
  ) throws {
    let step = item(attributes, "<rect width='9' height='9'/>" + content)
    let all = try components("<g role='list'>\(step)\(current)</g>")
    let component = try #require(all.last)
    #expect(component.steps[0].name.value == name)
    let index = component.snapshots[0].stepStates[0]
    #expect(index.map { component.states[$0].meaning } == state)
    #expect((component.missingState == nil) == (state != nil))
  }

  @Test func listsCountAndAuthorsCountOtherwise() throws {
    let own = item("aria-label='Account' aria-posinset='4' aria-setsize='5'")
    let elements = try components("<g role='list'>\(own)\(current)</g>")[0].snapshots[0].elements
    let places = elements.filter { $0.kind == .step }.map(\.listPosition)
    #expect(
      places == [.init(position: 4, count: 5), .init(position: 2, count: 2)]
    )
    let group = try components("<g role='group'>\(current)\(current)</g>")[0].snapshots[0].elements
    #expect(group.filter { $0.kind == .step }.allSatisfy { $0.listPosition == nil })
  }

  @Test func anImageMayHoldMoreThanSteps() throws {
    let link = "<a href='x' aria-label='Help'><rect width='9' height='9'/></a>"
    let list = "<g role='list' id='s'>\(current)<text>note</text></g>"
    let all = try components("<title>Shop</title>\(list)\(link)<text>Shop</text>")
    #expect(all.map(\.kind) == [.graphic, .stepIndicator])
    #expect(all[1].id == "s" && all[1].current == 1)
    let texts = all.map { $0.parts.filter { $0.kind == .text }.map(\.sample) }
    #expect(texts == [["Shop"], ["note"]])
    #expect(all[1].snapshots[0].elements.map(\.kind) == [.component, .step, .text])
  }

  @Test func whatIsDrawnOfAStepIsItsOwn() throws {
    let drawn = """
      <line x1='30' y1='20' x2='80' y2='20' stroke='#000'/>\
      <g role='listitem' aria-label='Account, done'>\
      <circle cx='20' cy='20' r='10' fill='#048'/>\
      <path d='M15 20l4 4 6-8' fill='none' stroke='#fff' stroke-width='2'/>\
      <text x='16' y='24'>1</text></g>\(current)
      """
    let component = try components("<g role='list'>\(drawn)</g>")[0]
    let parts = component.parts
    #expect(parts.map(\.kind) == [.line, .shape, .glyph, .shape, .text])
    #expect(parts.map(\.role) == [.connector, .node, .node, .node, .node])
    #expect(parts.map(\.parent) == [nil, nil, 1, nil, 1])
    #expect(parts[2].symbol == "path 1")
    let tick = component.rendering(of: parts[2]).variants[0].fill
    #expect(tick?.worst?.background == Color(hex: 0x004488))
  }

  @Test func aTrackLiesUnderWhatFillsIt() throws {
    func bar(_ shapes: String) throws -> Component {
      try components("<g role='progressbar' aria-valuenow='5'>\(shapes)</g>")[0]
    }
    let track = "<rect width='100' height='9' fill='#ddd'/>"
    let fill = "<rect width='50' height='9' fill='#048'/>"
    let two = try bar(track + fill)
    #expect(two.parts.map(\.role) == [.track, .fill] && two.parts[1].over == 0)
    let pair = try #require(two.rendering(of: two.parts[1]).variants[0].fill?.worst)
    #expect(pair.background == Color(hex: 0xDDDDDD))
    #expect(try bar(fill).parts.isEmpty && bar(fill).progress?.missingTrack == nil)
    #expect(try bar(track + fill + fill).progress?.missingTrack != nil)
    #expect(try bar(fill + track).progress?.missingTrack != nil)
  }

  @Test func stepsMayStandBesideAChart() throws {
    let chart = """
      <g class='axis x'><text class='tick' x='35' y='75'>Q1</text>\
      <text class='tick' x='75' y='75'>Q2</text></g>\
      <g class='legend'><g class='entry'><rect x='120' y='5' width='8' height='8'/>\
      <text x='130' y='12'>North</text></g></g>\
      <rect class='bar' x='30' y='20' width='10' height='40'/>\
      <rect class='bar' x='70' y='10' width='10' height='50'/>
      """
    let meter = "<g role='meter' aria-label='m' aria-valuenow='3'/>"
    let items = item("aria-label='Account'") + current
    let all = try components("\(chart)\(meter)<g role='list'>\(items)</g>")
    #expect(all.map(\.kind) == [.chart, .stepIndicator])
    #expect(all[1].steps.map(\.name) == [.known("Account"), .known("Details")])
    #expect(all[1].snapshots[0].elements.map(\.kind) == [.component, .step, .step])
  }

  @Test func whatHoldsAListAloneIsTheIndicator() throws {
    let list = "<g role='list'>\(item("aria-label='Account'"))\(current)</g>"
    let link = "<a href='x' aria-label='Help'><rect width='9' height='9'/></a>"
    let all = try components("<g role='navigation' aria-label='Steps'>\(list)</g>\(link)")
    #expect(all.map(\.kind) == [.graphic, .stepIndicator])
    #expect(all[1].snapshots[0].elements.map(\.label.value).prefix(1) == ["Steps"])
    #expect(all[1].snapshots[0].elements.count { $0.kind == .step } == 2)
  }

  @Test func veryManyShapesAreNotLookedAtForEachOther() throws {
    let shapes = String(repeating: "<circle cx='9' cy='9' r='9'/>", count: 600)
    let component = try components("<g role='list'>\(item("aria-current='step'", shapes))</g>")[0]
    #expect(component.parts.count == 600)
    let last = try #require(component.parts.last)
    let coat = component.rendering(of: last).variants[0].fill
    #expect(coat?.colors == .unknown("what lies around so many shapes"))
  }

  @Test func circlesThatAreStepsAreNoChart() throws {
    let items = (0..<6).map { step in
      item(
        "aria-label='Step \(step)' \(step == 2 ? "aria-current='step'" : "")",
        "<circle cx='\(step * 40 + 20)' cy='20' r='6' fill='#048'/>"
      )
    }
    let all = try components("<g role='list'>\(items.joined())</g>")
    #expect(all.map(\.kind) == [.stepIndicator])
  }

  @Test func foreignContentIsNoted() throws {
    let page = """
      <foreignObject width='50' height='50'><div xmlns='http://www.w3.org/1999/xhtml'>\
      <button/><p>words</p><img src='x'/><a>no link</a><span tabindex='0'/><button/></div>\
      </foreignObject>
      """
    let elements = try components(page)[0].snapshots[0].elements
    #expect(elements.last?.foreignParts == ["button", "img", "span"])
  }
}
