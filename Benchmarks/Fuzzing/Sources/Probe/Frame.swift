/// Specs that hold what is tried, and else nothing that could be wrong.
enum Frame {
  /// A spec with a palette, and a component that uses its colours.
  ///
  /// Input with a ‘<’ is the content of the palette; other input has the value of a colour on each
  /// line, which the component uses wherever there are colours.
  static func palette(_ bytes: [UInt8]) -> [UInt8] {
    let isContent = bytes.contains(UInt8(ascii: "<"))
    let colors = isContent ? bytes : Array(palette(of: lines(bytes, count: 5)).utf8)
    return Array("<spec xmlns=\"\(namespace)\" lang=\"en\"><palette>".utf8) + colors
      + Array("</palette>\(painted)</spec>".utf8)
  }

  private static func palette(of values: [String]) -> String {
    """
    <color name="red" value="\(values[0])"/>
    <color name="blue" light="\(values[1])" dark="\(values[2])"/>
    <color name="white" light="\(values[3])" dark="\(values[4])"/>
    """
  }

  /// The names are those of CSS colours, too, so that they mean something whatever the palette says.
  private static let painted = """
    <chart id="bars" type="bar" backdrop="white" label="Sleep">
      <series id="low" name="Low" color="red"/><series id="deep" name="Deep" color="blue"/>
      <look part="mark"><shape kind="rectangle" label="{category}" value="{value}">
        <fill color="series" opacity="0.9"/></shape></look>
      <mark category="Mon" series="low" value="7"/><mark category="Tue" series="deep" value="5"/>
      <text style="subheadline" color="red">Low</text>
    </chart>
    """

  /// A spec that has all colours of a file, and nothing else.
  static func importing(_ bytes: [UInt8]) -> [UInt8] {
    let source =
      switch importedPath(bytes) {
      case resolver: "resolver=\"\(resolver)\" light=\"theme=light\" dark=\"theme=dark\""
      case tokens: "tokens=\"\(tokens)\" as=\"dark\""
      default: "assets=\"C.xcassets\""
      }
    return Array("<spec xmlns=\"\(namespace)\"><palette><import \(source)/></palette></spec>".utf8)
  }

  /// Where a file is imported from, by what it looks like.
  static func importedPath(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("\"resolutionOrder\"") { return resolver }
    return text.contains("\"colors\"") ? "C.xcassets/ink.colorset/Contents.json" : tokens
  }

  private static let resolver = "r.json"
  private static let tokens = "t.json"

  /// A spec with a text of the author's wherever it may have one, each from a line of the input.
  static func template(_ bytes: [UInt8]) -> [UInt8] {
    let text = lines(bytes, count: 12)
    return Array(
      """
      <spec xmlns="\(namespace)" lang="en">
        <step-indicator id="row" current="2" label="\(text[0])" value="\(text[1])" hint="\(text[2])">
          <step name="\(text[3])"/><step name="Details"/><step name="\(text[4])"/>
          <look state="current"><text size="12" label="\(text[5])">\(text[6])</text></look>
          <look state="error"><shape kind="circle" label="{name}" value="{state}"/></look>
          <announcement on="advance">\(text[7])</announcement>
        </step-indicator>
        <progress type="ring" value="3" max="7" unit="\(text[8])" label="\(text[0])"
                  value-text="{percent}"/>
        <chart type="bar" label="\(text[9])" summary="\(text[10])">
          <series id="low" name="\(text[4])"/><look part="mark">
            <shape kind="rectangle" label="{category}" value="\(text[11])"/></look>
          <mark category="\(text[3])" series="low" value="7"/><mark series="low" value="5"/>
        </chart>
      </spec>
      """.utf8
    )
  }

  /// A spec with one component of each kind that rules speak of.
  static let audited = """
    <spec xmlns="\(namespace)" lang="en">
      <step-indicator id="row" current="2" label="Step {position}" backdrop="systemBackground">
        <step name="Account"/><step name="Details"/>
        <look state="current"><text size="12" color="systemBlue">{name}</text></look>
        <look state="error"><glyph symbol="xmark" color="systemRed"/></look>
        <announcement on="advance">Step {position}: {name}</announcement>
      </step-indicator>
      <chart type="bar" backdrop="systemBackground"><series id="low" name="Low" color="#0A0"/>
        <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
        <mark category="Mon" series="low" value="7"/></chart>
      <progress type="bar" value="0.3" label="Done"/>
      <status-tracker><step name="Sent" state="completed"/></status-tracker>
    </spec>
    """

  static let namespace = "urn:a11y-audit:spec:1"

  /// The first lines as text of XML, the last of them repeated where there are too few.
  private static func lines(_ bytes: [UInt8], count: Int) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return (0..<count).map { escaped(lines[min($0, lines.count - 1)]) }
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
