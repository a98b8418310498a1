import A11yModel
import Testing

/// How texts are set, and what room they have.
@Suite struct TextReadingTests {
  /// An absent size or weight is unknown, however complete the spec is.
  @Test(arguments: [
    ("style='caption'", Fact.known(12.0), Fact.known(400.0)),
    ("style='caption' weight='emphasized'", .known(12), .known(600)),
    ("style='title2' weight='emphasized'", .known(22), .known(700)),
    ("style='body' size='30' weight='heavy'", .known(30), .known(800)),
    ("size='15'", .known(15), .unknown("the weight of the text")),
    ("weight='bold'", .unknown("the size of the text"), .known(700)),
    ("", .unknown("the size of the text"), .unknown("the weight of the text")),
  ])
  func textStyle(_ attributes: String, size: Fact<Double>, weight: Fact<Double>) throws {
    let component = try SpecSource.component(
      "<chart type='bar'><text \(attributes)>a</text></chart>"
    )
    #expect(component.parts.map(\.textStyle?.size) == [size])
    #expect(component.parts.map(\.textStyle?.weight) == [weight])
  }

  /// A text style grows on iOS, a size alone does not, and macOS has no Dynamic Type.
  @Test(arguments: [
    ("style='caption'", Fact.known(true), DynamicTypeSize?.none),
    ("style='caption' size='12'", .known(true), nil),
    ("style='caption' scales='false'", .known(false), nil),
    ("style='caption' type-limit='AX1'", .known(true), .ax1),
    ("size='15' type-limit='xxxLarge'", .known(false), .xxxLarge),
    ("size='15' scales='true'", .known(true), nil),
    ("", .unknown(TextStyle.scaling), nil),
  ])
  func scaling(_ attributes: String, scales: Fact<Bool>, limit: DynamicTypeSize?) throws {
    for name in ["text", "title", "glyph symbol='star'"] {
      let component = try SpecSource.component("<chart type='bar'><\(name) \(attributes)/></chart>")
      let styles = component.parts.map(\.textStyle)
      #expect(styles.map { $0?.scales } == [scales] && styles.map { $0?.limit } == [limit])
    }
  }

  @Test(arguments: [
    ("style='body'", Fact.unknown(TextStyle.macOSScaling)),
    ("size='13'", .unknown(TextStyle.macOSScaling)),
    ("style='body' scales='true'", .known(true)),
  ])
  func scalingOnMacOS(_ attributes: String, scales: Fact<Bool>) throws {
    let chart = "<chart type='bar'><text \(attributes)>a</text></chart>"
    let component = try SpecSource.component(chart, "platform='macos'")
    #expect(component.parts.map { $0.textStyle?.scales } == [scales])
  }

  @Test func roomOfTexts() throws {
    let component = try SpecSource.component(
      """
      <chart type="bar"><text max-width="56" max-height="30" lines="2" overflow="shrink">a</text>\
      <title overflow="adapt">b</title><text style="body">c</text></chart>
      """
    )
    let room = TextRoom(maxWidth: 56, maxHeight: 30, lines: 2, overflow: .shrink)
    #expect(component.parts.map(\.room) == [room, TextRoom(overflow: .adapt), nil])
  }
}
