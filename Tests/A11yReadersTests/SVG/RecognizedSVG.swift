import A11yModel
import Support
import Testing
import XML

@testable import A11yReaders
@testable import ChartRecognition
@testable import SVGPainting
@testable import SpecReader

/// What is recognised in an SVG image of 200 by 140, in short.
struct RecognizedSVG {
  let document: Document
  private let text: String

  init(_ content: String) throws {
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="200" height="140" font-size="10">\(content)</svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else { throw InputErrors([]) }
    self.document = document
  }

  var chart: Chart? { document.components[0].chart }
  var elements: [A11yModel.Element] { document.components[0].snapshots[0].elements }

  /// The texts that are painted, letters as outlines once for all.
  var texts: [String] { document.components[0].parts.filter { $0.kind == .text }.map(\.sample) }

  /// Its form, stacking, title, marks and series.
  var summary: String {
    guard let chart else { return "nothing" }
    let names = chart.series.map { $0.name.value ?? "?" }.joined(separator: ", ")
    return "\(chart.form?.rawValue ?? "?") \(chart.stacking) ‘\(title ?? "")’ "
      + "\(chart.marks.count) marks of \(names)"
  }

  private var title: String? {
    guard let painter = try? painter() else { return nil }
    return ChartRecognizer.chart(in: ChartScene(painter))?.title?.content.value
  }

  private func painter() throws -> SVGPainter {
    let tree = try Tree(parsing: Array(text.utf8), by: Grammar.spec.vocabulary)
    var painter = SVGPainter(SVGFile(tree.root))
    painter.paint()
    return painter
  }

  /// Each mark as `category value of series`, as far as they are known.
  var marks: [String] {
    guard let chart else { return [] }
    return chart.marks.map { mark in
      let series = mark.series.flatMap { chart.series[$0].name.value }
      let value = mark.value.value.map(DecimalText.short)
      return [mark.category, value, series.map { "of \($0)" }].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  /// Each line of the legend, with the series it explains.
  var legend: [String] {
    (chart?.legend?.entries ?? []).map { entry in
      "\(entry.name.value ?? "?"): \(entry.series.map(String.init) ?? "nothing")"
    }
  }

  /// Each series with how many lines and areas, and how many other marks it has.
  var series: [String] {
    guard let painter = try? painter(),
      let recognized = ChartRecognizer.chart(in: ChartScene(painter))
    else { return [] }
    return recognized.series.enumerated().map { index, series in
      let points = recognized.marks.count { $0.series == index && !$0.isSummary }
      return "\(series.name.value ?? "?"): \(series.lines.count) lines \(points) points"
    }
  }

  /// Each axis with its title and the words of its ticks.
  var axes: [String] {
    guard let painter = try? painter(),
      let recognized = ChartRecognizer.chart(in: ChartScene(painter))
    else { return [] }
    return recognized.axes.map { axis in
      let title = axis.title?.content.value.map { " (\($0))" } ?? ""
      let ticks = axis.ticks.map { $0.content.value ?? "?" }.joined(separator: " ")
      return "\(axis.dimension)\(title): \(ticks)"
    }
  }
}
