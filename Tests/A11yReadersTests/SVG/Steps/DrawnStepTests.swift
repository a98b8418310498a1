import A11yModel
import Testing

/// Steps of which an image does not say that they are such.
@Suite struct DrawnStepTests {
  private func component(_ content: String) throws -> Component {
    try RecognizedSVG(content).document.components[0]
  }

  private func group(_ name: String, _ x: Int, _ text: String, size: Int = 10) -> String {
    "<g class='\(name)'><rect x='\(x)' y='20' width='\(size)' height='\(size)' rx='2'/>"
      + "<text x='\(x)' y='50'>\(text)</text></g>"
  }

  @Test(arguments: ["step", "checkout-stage", "Phase", "milestone_item"])
  func groupsAreCalledSo(_ name: String) throws {
    let steps = group("\(name) done", 20, "Cart") + group("\(name) is-active", 80, "Pay", size: 14)
    let component = try component("<g class='tracker'>\(steps + group(name, 140, "End"))</g>")
    #expect(component.kind == .statusTracker && component.isAssumed)
    #expect(component.steps.map(\.name.value) == ["Cart", "Pay", "End"])
    #expect(component.states.map(\.meaning) == [.completed, .current, .upcoming])
    #expect(component.snapshots[0].elements.filter { $0.kind == .step }.count == 3)
  }

  /// What differs in size, has no words, stands aslant or is alone.
  @Test func othersAreNone() throws {
    let wide = group("stage", 20, "Visits", size: 90) + group("stage", 120, "Carts", size: 30)
    let mute = group("step", 20, "1") + group("step", 80, "2")
    let aslant = group("phase", 20, "A") + "<g transform='translate(40 60)'></g>"
    let stairs = group("step", 20, "A") + group("step", 80, "B").replacing("'20'", with: "'80'")
    for content in [wide, mute, aslant, stairs] {
      #expect(try component(content).kind == .graphic)
    }
  }

  private static let line = "<path d='M20 20H180' stroke='#888' stroke-width='3'/>"

  private func circles(_ numbers: [String], _ captions: [String]) -> String {
    numbers.indices.map { "<circle cx='\(20 + 80 * $0)' cy='20' r='10' fill='#060'/>" }.joined()
      + zip(numbers.indices, numbers).map { "<text x='\(17 + 80 * $0)' y='24'>\($1)</text>" }
      .joined()
      + zip(captions.indices, captions).map { "<text x='\(10 + 80 * $0)' y='50'>\($1)</text>" }
      .joined()
  }

  @Test func circlesAreNumbered() throws {
    let steps = try component(Self.line + circles(["1", "2", "3"], ["Cart", "Pay", "End"]))
    #expect(steps.kind == .stepIndicator)
    #expect(steps.steps.map(\.name.value) == ["Cart", "Pay", "End"])
    #expect(steps.missingState != nil && steps.course == .across)
    // A tick stands for the number of what is done.
    let done = try component(Self.line + circles(["✓", "2", "3"], ["Cart", "Pay", "End"]))
    #expect(done.steps.count == 3)
  }

  /// Without a line, in another order, without captions.
  @Test func otherCirclesAreNone() throws {
    for content in [
      circles(["1", "2", "3"], ["Cart", "Pay", "End"]),
      Self.line + circles(["3", "1", "2"], ["Cart", "Pay", "End"]),
      Self.line + circles(["1", "2", "3"], ["Cart", "Pay"]),
    ] {
      #expect(try component(content).kind == .graphic)
    }
  }
}
