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

/// Whether the name of an image gives each of its three slices a number.
@Test(arguments: [
  ("Pie chart of expenses: rent 50 %, food 30 %, other 20 %", true),
  ("Pie chart. 50 % rent, 30 % food, 20 % other", true),
  ("Expenses for rent, food and other. Rent: 500, food: 300, other: 200", true),
  ("Pie chart of 3 expenses: rent, food, other", false),
  ("Pie chart: rent 50 %, food, other 20 %", false), ("Pie chart: rent 50 %, food 30 %", false),
]) func whatAnImageIsSaidToHold(_ label: String, _ isAll: Bool) throws {
  let slices = ["M50 50 L50 10 A40 40 0 0 1 50 90 Z", "M50 50 L50 90 A40 40 0 0 1 12 38 Z"]
  let colors = ["#003f5c", "#bc5090", "#ffa600"]
  let paths = zip(slices + ["M50 50 L12 38 A40 40 0 0 1 50 10 Z"], colors).map { path, color in
    "<path class='slice' d='\(path)' fill='\(color)'/>"
  }
  let entries = zip(["Rent", "Food", "Other"], colors).enumerated().map { index, entry in
    "<rect x='110' y='\(20 + 30 * index)' width='12' height='12' fill='\(entry.1)'/>"
      + "<text x='130' y='\(31 + 30 * index)'>\(entry.0)</text>"
  }
  let image = """
    <g role="img" aria-label="\(label)"><g>\(paths.joined())</g>\
    <g class="legend">\(entries.joined())</g></g>
    """
  let found = try outcomes(of: "chart-data-alternative", forImage: image)
  #expect(found.map(\.result) == [isAll ? .passed : .cantTell])
}
