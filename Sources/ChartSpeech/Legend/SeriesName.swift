internal import A11yModel
package import Language
package import Listening
internal import Looking

/// What a series is called, and the words of that.
package struct SeriesName: Sendable {
  package var text: String
  package var words: Words
}

extension ComponentFacts {
  /// The names of series that marks must say, by their places among all: of several, for one says
  /// all; not where the legend is hidden, which has a rule of its own.
  package var seriesToSay: [SeriesName?] {
    let inView = component.seriesInView
    guard let chart = component.chart, inView.count > 1, self[LegendKey.self]?.isHidden != true
    else {
      return []
    }
    var names = [SeriesName?](repeating: nil, count: chart.series.count)
    for series in inView {
      names[series] = chart.series[series].name.value.map { SeriesName(text: $0, words: Words($0)) }
    }
    return names
  }
}
