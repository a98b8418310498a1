import A11yModel
import A11yReaders
import A11yReports
import A11yRules
import Testing

/// The findings of a rule about the content of a spec, as people read them.
private func findings(_ rule: String, _ content: String) throws -> [String] {
  let text = "<spec xmlns='urn:a11y-audit:spec:1' lang='en'>\(content)</spec>"
  guard case .document(let document) = try Reader.content(of: Array(text.utf8), file: "a.xml")
  else { return [] }
  var audit = Audit()
  audit.only = [rule]
  return Finding.merged(audit.results(for: document).outcomes, .failed).map(FindingText.plain)
}

private func bars(_ colors: [String]) -> String {
  let names = ["Europe", "America", "Asia"]
  let series = zip(names, colors).map { "<series id='\($0)' name='\($0)' color='\($1)'/>" }
  let marks = names.map { "<mark category='Q1' series='\($0)' value='5'/>" }
  return """
    <palette><color name='green' light='#34C759' dark='#30D158'/>\
    <color name='red' light='#FF3B30' dark='#FF453A'/>\
    <color name='yellow' light='#FFCC00' dark='#FFD60A'/></palette>\
    <chart type='bar' backdrop='systemBackground'>\(series.joined())<look part='mark'>\
    <shape kind='rectangle'><fill color='series'/></shape></look>\(marks.joined())</chart>
    """
}

/// A finding is about one pair of states or series, with the numbers of that pair alone.
@Suite struct PairTests {
  @Test func eachPairOfSeriesHasItsNumbers() throws {
    let texts = try findings("series-not-color-only", bars(["green", "red", "yellow"]))
    let pairs = [
      (
        "cannot tell ‘Europe’ from ‘America’: only their colours differ, by 1.59:1",
        "light: 1.59:1, #34C759 and #FF3B30\n    dark: 1.68:1, #30D158 and #FF453A\n"
      ),
      (
        "cannot tell ‘Europe’ from ‘Asia’: only their colours differ, by 1.43:1",
        "light: 1.46:1, #34C759 and #FFCC00\n    dark: 1.43:1, #30D158 and #FFD60A\n"
      ),
      (
        "cannot tell ‘America’ from ‘Asia’: only their colours differ, by 2.34:1",
        "light: 2.34:1, #FF3B30 and #FFCC00\n    dark: 2.41:1, #FF453A and #FFD60A\n"
      ),
    ]
    #expect(texts.count == 3)
    for (text, (message, numbers)) in zip(texts, pairs) {
      #expect(text.contains(message))
      #expect(text.contains(numbers))
    }
  }

  /// One look shows all states; each pair that it does not tell apart is a thing to mend.
  @Test func pairsThatShareALookAreTold() throws {
    let texts = try findings(
      "state-not-color-only",
      """
      <status-tracker backdrop='#FFF' appearance='light' dynamic='false'>\
      <state id='done' is='completed' color='#34C759'/><state id='now' is='current' color='#0088FF'/>\
      <state id='todo' is='upcoming' color='#C7C7CC'/><step name='A' state='done'/>\
      <step name='B' state='now'/><step name='C' state='todo'/>\
      <look><shape kind='circle' size='16'><fill color='state'/></shape></look></status-tracker>
      """
    )
    let numbers = ["1.58:1, #34C759 and #0088FF", "1.31:1, #34C759 and #C7C7CC", "2.09:1, "]
    #expect(texts.count == 3)
    for (text, numbers) in zip(texts, numbers) { #expect(text.contains("light: " + numbers)) }
  }

  @Test func eachPairOfColorsHasItsDifferences() throws {
    let texts = try findings("palette-cvd-distinct", bars(["green", "#FF9500", "#FF9A0C"]))
    #expect(texts.count == 2)
    let numbers = [
      [
        "7.36 to people with protan vision, 50.22 to others",
        "8.85 to people with protan vision",
      ],
      [
        "6.66 to people with protan vision, 48.85 to others",
        "7.91 to people with protan vision",
      ],
    ]
    for (text, (light, dark)) in zip(texts, numbers.map { ($0[0], $0[1]) }) {
      #expect(text.contains("light: a difference of " + light))
      #expect(text.contains("dark: a difference of " + dark))
    }
  }

  /// Of many series each has one finding, with how many others it is mistaken for.
  @Test(arguments: [(50, 625), (60, 59), (600, 599)])
  func ofManySeriesEachIsToldOnce(_ count: Int, _ expected: Int) throws {
    let series = (0..<count).map {
      "<series id='s\($0)' name='S\($0)' color='\($0.isMultiple(of: 2) ? "#34C759" : "#FF3B30")'/>"
    }
    let texts = try findings(
      "series-not-color-only",
      """
      <chart type='line' appearance='light' backdrop='#FFF'>\(series.joined())<look part='series'>\
      <shape kind='line'><stroke color='series' width='2'/></shape></look></chart>
      """
    )
    #expect(texts.count == expected)
    let pair = "‘S0’ from ‘S3’: only their colours differ, by 1.59:1 where 3:1 would do"
    let found = try #require(texts.first { $0.contains(pair) })
    #expect(found.contains("; so it is with ‘S3’ and 1 other\n") == (count > 50))
    let last = texts.filter { $0.contains("so it is with ‘S59’ and 29 others\n") }
    #expect(last.count == (count > 50 ? 1 : 0))
  }

  /// Hundreds of different looks are compared with the nearest alone: none is lost.
  @Test func ofManyDifferentSeriesEachIsTold() throws {
    let series = (0..<300).map { index in
      let green = String(64 + index / 2, radix: 16)
      let red = index.isMultiple(of: 2) ? "20" : "30"
      return "<series id='s\(index)' name='S\(index)' color='#\(red)\(green)40'/>"
    }
    let texts = try findings(
      "series-not-color-only",
      """
      <chart type='line' appearance='light' backdrop='#FFF'>\(series.joined())<look part='series'>\
      <shape kind='line'><stroke color='series' width='2'/></shape></look></chart>
      """
    )
    #expect(texts.count == 299)
  }
}
