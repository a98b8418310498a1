internal import A11yModel
internal import XML

/// The form of chart that an image is called, as in “Bar chart of tonnes by fruit”, or is by its class.
///
/// It says that there is a chart, and what to look for; what is seen says which form it has.
enum ToldForm {
  /// Images that are no larger are symbols, unless they call themselves charts.
  private static let leastExtent = 48.0

  /// - Returns: whether the image may be a chart at all.
  static func find(_ draft: inout ChartDraft) -> Bool {
    let root = draft.scene[0].element
    let area = draft.scene.area
    // Symbols have such classes, too.
    let isLarge = max(area.width, area.height) > leastExtent
    let told = named(root) ?? (isLarge ? classed(root) : nil)
    (draft.told, draft.isSparkline) = (told?.form, told?.isSparkline ?? false)
    return told != nil || isLarge
  }

  /// Whole classes, as they are written; icons of charts have them with the name of their set.
  private static let classes: [String: Chart.Form] = [
    "sparkline": .line, "line-chart": .line, "linechart": .line, "line-graph": .line,
    "area-chart": .area, "areachart": .area, "bar-chart": .bar, "barchart": .bar,
    "bar-graph": .bar, "column-chart": .bar, "histogram": .bar, "pie-chart": .pie,
    "piechart": .pie, "donut-chart": .donut, "doughnut-chart": .donut,
    "scatter-plot": .scatter, "scatterplot": .scatter, "scatter-chart": .scatter,
  ]

  private static func classed(_ root: XML.Element) -> Name? {
    guard !SymbolImage.isCalledIcon(root), SymbolImage.units(of: root) > leastExtent else {
      return nil
    }
    return SVGNames.words(root["class"] ?? "").lazy.map { $0.lowercased() }
      .compactMap { name in classes[name].map { Name(words: [name[...]], form: $0) } }
      .first
  }

  /// Whether an image is called a chart.
  static func isNamed(_ root: XML.Element) -> Bool { named(root) != nil }

  private static func named(_ root: XML.Element) -> Name? {
    if let role = root["aria-roledescription"], let name = name(in: words(of: role))?.name {
      return name
    }
    let texts =
      [root["aria-label"]]
      + ["title", "desc"].map { name in
        root.elements.first { $0.name == name && $0.isSVG }?.text
      }
    for text in texts.lazy.compactMap(\.self) where text.utf8.count <= maximum {
      let words = words(of: text)
      // The name alone is that of a kind, as an icon has it.
      guard let (name, place) = name(in: words),
        words.count >= leastWords || isOfSomething(words[(place + name.words.count)...])
      else { continue }
      return name
    }
    return nil
  }

  private static let maximum = 2000
  private static let leastWords = 4

  /// Whether words go on with what the chart is of.
  private static func isOfSomething(_ words: ArraySlice<Substring>) -> Bool {
    words.count > 1 && words.first.map { prepositions.contains(String($0)) } ?? false
  }

  private static let prepositions: Set<String> = [
    "of", "by", "for", "von", "der", "des", "nach", "de", "du", "del",
  ]

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private static func name(in words: [Substring]) -> (name: Name, place: Int)? {
    words.indices.lazy.compactMap { place in
      names[String(words[place])]?.first { words[place...].starts(with: $0.words, by: ==) }
        .map { ($0, place) }
    }.first
  }

  private struct Name {
    var words: [Substring]
    var form: Chart.Form

    /// Whether it says how small the chart is, and not of which form.
    var isSparkline: Bool { words.count == 1 && words[0].hasPrefix("sparkline") }
  }

  /// What charts are called, by the first of their words.
  private static let names = Dictionary(
    grouping: [
      (
        Chart.Form.bar,
        """
        bar chart,bar charts,bar graph,column chart,column graph,histogram,bar sparkline,
        column sparkline,balkendiagramm,
        säulendiagramm,histogramm,diagramme à barres,diagramme en barres,graphique à barres,
        graphique en barres,histogramme,gráfico de barras,diagrama de barras,histograma
        """
      ),
      (
        .line,
        """
        line chart,line charts,line graph,sparkline,sparklines,liniendiagramm,kurvendiagramm,
        graphique linéaire,graphique en courbes,courbe,gráfico de líneas,diagrama de líneas
        """
      ),
      (.area, "area chart,area graph,flächendiagramm,graphique en aires,gráfico de áreas"),
      (
        .pie,
        """
        pie chart,pie charts,pie graph,kreisdiagramm,tortendiagramm,diagramme circulaire,
        diagramme en secteurs,camembert,gráfico circular,gráfico de sectores
        """
      ),
      (
        .donut,
        """
        donut chart,doughnut chart,ring chart,ringdiagramm,diagramme en anneau,gráfico de anillo
        """
      ),
      (
        .scatter,
        """
        scatter plot,scatterplot,scatter chart,scatter graph,dot plot,bubble chart,streudiagramm,
        nuage de points,gráfico de dispersión
        """
      ),
    ].flatMap { form, names in
      names.split(separator: ",").map { name in
        Name(words: name.split(whereSeparator: \.isWhitespace), form: form)
      }
    }
  ) { String($0.words[0]) }
}
