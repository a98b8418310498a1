import A11yModel
import Testing

@testable import A11yRules

/// Whether a name says what a chart measures, besides its kind and a statistic.
@Test(arguments: [
  ("en", "Bar chart of attendance. Total 9.", true),
  ("en", "Bar chart, x axis days. Total 9.", true),
  ("en", "Bar chart showing the revenue. Total 9.", true), ("en", "Bar chart. Total 9.", false),
  ("en", "Bar chart of the data. Total 9.", false),
  ("en", "Bar chart shown below. Total 9.", false),
  ("en", "Bar chart, y axis from 0 to 10. Total 9.", false),
  ("en", "Bar chart, please click. Total 9.", false),
  ("en", "Stacked bar chart of price increases. Total 9.", true),
  ("de", "Balkendiagramm der Besuche. Summe 9.", true), ("de", "Balkendiagramm. Summe 9.", false),
  ("fr", "Diagramme à barres des ventes. Total 9.", true),
  ("es", "Gráfico de barras de ventas. Total 9.", true),
]) func whatAChartIsOf(_ language: String, _ label: String, _ isSaid: Bool) throws {
  let content = """
    <chart id="c" type="bar" unit="none" lang="\(language)" children="contain" label="\(label)">\
    <mark category="A1" value="4"/><mark category="B2" value="5"/></chart>
    """
  let found = try outcomes(of: "chart-has-summary", for: content, by: [.chartability])
  #expect(found.map(\.result) == [isSaid ? .passed : .failed])
}
