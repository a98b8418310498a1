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
  return FindingList(audit.results(for: document).outcomes).findings.filter {
    $0.first.result == .failed
  }.map(FindingText.plain)
}

private func bars(_ colors: [String]) -> String {
  let names = ["Europe", "America", "Asia"]
  let series = zip(names, colors).map { "<series id='\($0)' name='\($0)' color='\($1)'/>" }
  let marks = names.prefix(colors.count).map { "<mark category='Q1' series='\($0)' value='5'/>" }
  return """
    <palette><color name='green' light='#34C759' dark='#30D158'/>\
    <color name='red' light='#FF3B30' dark='#FF453A'/>\
    <color name='yellow' light='#FFCC00' dark='#FFD60A'/></palette>\
    <chart type='bar' backdrop='systemBackground'>\(series.joined())<look part='mark'>\
    <shape kind='rectangle'><fill color='series'/></shape></look>\(marks.joined())</chart>
    """
}

/// A finding about pairs of states or series gives each pair its own numbers.
@Suite struct PairTests {
  /// One sign for each series mends all pairs: they are one finding.
  @Test func eachPairOfSeriesHasItsNumbers() throws {
    let texts = try findings("series-not-color-only", bars(["green", "red", "yellow"]))
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    #expect(text.contains("cannot tell ‘Europe’ from ‘Asia’: only their colours differ, by 1.43:1"))
    for line in [
      "‘Europe’ and ‘Asia’: light 1.46:1, dark 1.43:1",
      "‘Europe’ and ‘America’: light 1.59:1, dark 1.68:1",
      "‘America’ and ‘Asia’: light 2.34:1, dark 2.41:1",
    ] { #expect(text.contains("\n    \(line)")) }
  }

  /// Of one pair the colours are given, too.
  @Test func aSinglePairHasItsColors() throws {
    let texts = try findings("series-not-color-only", bars(["green", "red"]))
    #expect(texts.count == 1)
    #expect(
      texts.first?.contains(
        "\n    light: 1.59:1, #34C759 and #FF3B30\n    dark: 1.68:1, #30D158 and #FF453A\n"
      ) == true
    )
  }

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
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    for line in [
      "‘done’ and ‘todo’: light 1.31:1", "‘done’ and ‘now’: light 1.58:1",
      "‘now’ and ‘todo’: light 2.09:1",
    ] { #expect(text.contains("\n    \(line)")) }
  }

  /// One sign for each series mends all pairs of colours that some people take for one.
  @Test func eachPairOfColorsHasItsDifferences() throws {
    let texts = try findings("palette-cvd-distinct", bars(["green", "#FF9500", "#FF9A0C"]))
    let text = try #require(texts.first)
    #expect(texts.count == 1)
    for line in [
      "Europe, Asia: light 6.66 (protan), dark 7.91 (protan)",
      "Europe, America: light 7.36 (protan), dark 8.85 (protan)",
    ] { #expect(text.contains("\n    \(line)")) }
  }

  @Test func aSinglePairOfColorsHasItsDifferences() throws {
    let texts = try findings("palette-cvd-distinct", bars(["green", "#FF9500"]))
    let light = "light: a difference of 7.36 to people with protan vision, 50.22 to others"
    #expect(texts.count == 1 && texts.first?.contains(light) == true)
  }

  /// Of many pairs the closest are listed, and the others counted.
  @Test(arguments: [(50, "and 613 more pairs"), (60, "and 47 more pairs")])
  func manyPairsAreCounted(_ count: Int, _ rest: String) throws {
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
    let text = try #require(texts.first)
    // Those of either colour look the same.
    #expect(texts.dropFirst().filter { $0.contains("they look the same") }.count == 2)
    #expect(texts.count == 3)
    #expect(text.contains("\n    \(rest)\n"))
    #expect(text.contains("‘S0’ and ‘S3’, and 1 other like them: light 1.59:1") == (count > 50))
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
    #expect(texts.count == 1)
    #expect(texts.first?.contains(" and 291 more\n") == true)
  }
}
