internal import A11yModel

/// What people call a kind of chart, as “bar chart”.
package struct ChartName {
  var words: [Substring]
  package var kind: ChartKind

  /// Whether it says how small the chart is, and not of which form.
  package var isSparkline: Bool { words.count == 1 && words[0].hasPrefix("sparkline") }

  /// Longer texts are no names.
  private static let maximum = 2000

  /// With fewer words, a text that does not say what the chart is of names a kind, as an icon has it.
  private static let leastWords = 4

  /// What an image is called by a text that goes on with what the chart is of, as in “Bar chart of tonnes
  /// by fruit”; nil where that is another thing, as in “Icon for the heat map button”.
  package init?(of text: String) {
    guard text.utf8.count <= Self.maximum else { return nil }
    let words = Self.words(of: text)
    guard let (name, place) = Self.name(in: words) else { return nil }
    let before = words[..<place]
    let after = words[(place + name.words.count)...]
    guard words.count >= Self.leastWords || Self.isOfSomething(after),
      !Self.isOfAnother(before, after)
    else { return nil }
    self = name
  }

  /// The name in a description of a role.
  package init?(in text: String) {
    guard let name = Self.name(in: Self.words(of: text))?.name else { return nil }
    self = name
  }

  package init(words: [Substring], kind: ChartKind) { (self.words, self.kind) = (words, kind) }

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private static func name(in words: [Substring]) -> (name: ChartName, place: Int)? {
    words.indices.lazy.compactMap { place in
      all[String(words[place])]?.first { words[place...].starts(with: $0.words, by: ==) }
        .map { ($0, place) }
    }.first
  }

  // MARK: what is named

  /// Whether words go on with what the chart is of.
  private static func isOfSomething(_ words: ArraySlice<Substring>) -> Bool {
    words.count > 1 && words.first.map { prepositions.contains(String($0)) } ?? false
  }

  /// Whether the name of a chart is part of that of another thing: a symbol or a control, or what is
  /// for the chart or without one.
  private static func isOfAnother(
    _ before: ArraySlice<Substring>,
    _ after: ArraySlice<Substring>
  ) -> Bool {
    func isThing(_ word: Substring?) -> Bool { word.map { things.contains(String($0)) } ?? false }
    let lead =
      before.last.map { articles.contains(String($0)) } ?? false ? before.dropLast() : before
    return isThing(after.first) || before.prefix(2).contains { isThing($0) }
      || lead.last.map { links.contains(String($0)) } ?? false
  }

  private static let prepositions: Set<String> = [
    "of", "by", "for", "von", "der", "des", "nach", "de", "du", "del",
  ]

  private static let articles: Set<String> = [
    "a", "an", "the", "this", "ein", "eine", "das", "die", "dem", "un", "une", "le", "la", "el",
    "una",
  ]

  /// What stands between another thing and a chart.
  private static let links: Set<String> = [
    "of", "for", "to", "from", "no", "not", "without", "than", "like", "see", "für", "zum", "zur",
    "kein", "ohne", "pour", "sans", "vers", "para", "sin",
  ]

  private static let things: Set<String> = [
    "icon", "icons", "symbol", "logo", "button", "toggle", "tab", "menu", "badge", "pictogram",
    "schaltfläche", "symbolbild", "icône", "bouton", "icono", "botón",
  ]

  /// What charts are called, by the first of their words.
  private static let all = Dictionary(
    grouping: [
      (
        ChartKind.form(.bar),
        """
        bar chart,bar charts,bar graph,column chart,column graph,histogram,bar sparkline,
        column sparkline,balkendiagramm,
        säulendiagramm,histogramm,diagramme à barres,diagramme en barres,graphique à barres,
        graphique en barres,histogramme,gráfico de barras,diagrama de barras,histograma
        """
      ),
      (
        .form(.line),
        """
        line chart,line charts,line graph,sparkline,sparklines,liniendiagramm,kurvendiagramm,
        graphique linéaire,graphique en courbes,courbe,gráfico de líneas,diagrama de líneas
        """
      ),
      (.form(.area), "area chart,area graph,flächendiagramm,graphique en aires,gráfico de áreas"),
      (
        .form(.pie),
        """
        pie chart,pie charts,pie graph,kreisdiagramm,tortendiagramm,diagramme circulaire,
        diagramme en secteurs,camembert,gráfico circular,gráfico de sectores
        """
      ),
      (
        .form(.donut),
        """
        donut chart,doughnut chart,ring chart,ringdiagramm,diagramme en anneau,gráfico de anillo
        """
      ),
      (
        .form(.scatter),
        """
        scatter plot,scatterplot,scatter chart,scatter graph,dot plot,bubble chart,streudiagramm,
        nuage de points,gráfico de dispersión
        """
      ),
      (.treemap, "treemap,treemaps,tree map chart,tree map diagram"),
      (
        .other,
        """
        radar chart,radar charts,radar graph,spider chart,spider graph,web chart,netzdiagramm,
        radardiagramm,spinnennetzdiagramm,diagramme en radar,gráfico de radar,sunburst,
        sunburst chart,sunburst diagram,sankey diagram,sankey chart,sankeydiagramm,
        diagramme de sankey,diagrama de sankey,funnel chart,funnel diagram,trichterdiagramm,
        diagramme en entonnoir,gráfico de embudo,chord diagram,chord chart,choropleth map,choropleth,
        choroplethenkarte,carte choroplèthe,mapa coroplético,icicle chart,flame graph,polar chart,
        polar area chart,ternary plot,mosaic plot,marimekko chart,mekko chart,waffle chart,
        parallel coordinates plot,parallel coordinates chart
        """
      ),
      (
        .any,
        """
        waterfall chart,wasserfalldiagramm,diagramme en cascade,graphique en cascade,
        gráfico de cascada,box plot,boxplot,box chart,box and whisker plot,boîte à moustaches,
        diagrama de caja,candlestick chart,ohlc chart,kerzendiagramm,gantt chart,gantt diagramm,
        diagramme de gantt,diagrama de gantt,bullet chart,bullet graph,lollipop chart,dumbbell chart,
        dumbbell plot,slope chart,slope graph,slopegraph,bump chart,violin plot,ridgeline plot,
        ridgeline chart,joy plot,density plot,streamgraph,stream graph,step chart,
        population pyramid,bevölkerungspyramide,pyramide des âges,pirámide de población,
        gauge chart,chart showing,charts showing,graph showing,graphs showing
        """
      ),
      (.heatMap, "heat map,heat maps,heatmap,heatmaps,carte de chaleur,mapa de calor"),
    ].flatMap { kind, names in
      names.split(separator: ",").map { name in
        ChartName(words: name.split(whereSeparator: \.isWhitespace), kind: kind)
      }
    }
  ) { String($0.words[0]) }
}
