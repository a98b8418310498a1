internal import A11yModel

/// The form of chart that an image is called, as in “Bar chart of tonnes by fruit”.
///
/// It says that there is a chart, and what to look for; what is seen says which form it has.
enum ToldForm {
  static func find(_ draft: inout ChartDraft) {
    let root = draft.scene[0].element
    if let role = root["aria-roledescription"], let form = form(in: words(of: role)) {
      draft.told = form
      return
    }
    let texts =
      [root["aria-label"]]
      + ["title", "desc"].map { name in
        root.elements.first { $0.name == name && $0.isSVG }?.text
      }
    for text in texts.lazy.compactMap(\.self) where text.utf8.count <= maximum {
      let words = words(of: text)
      // The name alone is that of a kind, as an icon has it.
      guard words.count >= leastWords, let form = form(in: words) else { continue }
      draft.told = form
      return
    }
  }

  private static let maximum = 2000
  private static let leastWords = 4

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  private static func form(in words: [Substring]) -> Chart.Form? {
    words.indices.lazy.compactMap { place in
      names[String(words[place])]?.first { name in
        words[place...].starts(with: name.words, by: ==)
      }?.form
    }.first
  }

  private struct Name {
    var words: [Substring]
    var form: Chart.Form
  }

  /// What charts are called, by the first of their words.
  private static let names = Dictionary(
    grouping: [
      (
        Chart.Form.bar,
        """
        bar chart,bar charts,bar graph,column chart,column graph,histogram,balkendiagramm,
        säulendiagramm,histogramm,diagramme à barres,diagramme en barres,graphique à barres,
        graphique en barres,histogramme,gráfico de barras,diagrama de barras,histograma
        """
      ),
      (
        .line,
        """
        line chart,line charts,line graph,liniendiagramm,kurvendiagramm,graphique linéaire,
        graphique en courbes,courbe,gráfico de líneas,diagrama de líneas
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
