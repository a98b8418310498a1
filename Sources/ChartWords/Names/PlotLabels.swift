internal import Support
package import XML

/// The labels that Observable Plot writes on the groups of its charts: the `ariaLabel` of its axes
/// and of each kind of mark (observablehq/plot, `src/marks/axis.js`, `bar.js` and the like).
///
/// They say in the words of the library what a group is, and nothing of what it shows. Most are plain
/// words that authors use, too; they count in files that have other signs of the library.
package struct PlotLabels {
  /// The number of the attribute; nil where the file is not of the library.
  private let labelName: Int?

  /// Whether its bars are the boxes of a box plot, of which each has a rule and a tick.
  private let hasBoxes: Bool

  /// - Parameter root: the document element.
  package init(_ root: XML.Element) {
    let name = root.number(ofName: "aria-label")
    var labels: Set<String> = []
    if let name {
      // The image itself may be shown within another.
      for plot in [root] + root.elements.prefix(Self.mostGroups).filter({ $0.name == "svg" }) {
        let own = Self.labels(in: plot, name)
        if own.count > 1, Self.hasClass(plot) || own.contains(where: Self.isOfAxis) {
          labels.formUnion(own)
        }
      }
    }
    labelName = labels.isEmpty ? nil : name
    hasBoxes = labels.isSuperset(of: ["rule", "bar", "tick"])
  }

  /// What the library says of a group by its label; nil where that is not the library’s.
  package func phrases(of element: XML.Element) -> [IdiomPhrase]? {
    guard let labelName, element.name == "g", let label = element.value(labelName),
      let phrases = Self.phrases[label]
    else { return nil }
    return hasBoxes && label == "bar" ? [Self.phrase("box chart")] + phrases : phrases
  }

  // MARK: the signs of the library

  private static let mostGroups = 200

  /// The different labels of the library on the groups that an image holds.
  private static func labels(in plot: XML.Element, _ name: Int) -> Set<String> {
    var labels: Set<String> = []
    for group in plot.elements.prefix(mostGroups) where group.name == "g" {
      if let label = group.value(name), phrases[label] != nil { labels.insert(label) }
    }
    return labels
  }

  /// Whether an image has the class by which the library’s styles find it: `plot`, and in later
  /// releases a code behind that.
  private static func hasClass(_ plot: XML.Element) -> Bool {
    (plot["class"] ?? "").spacedWords.contains { $0 == "plot" || $0.hasPrefix("plot-") }
  }

  private static func isOfAxis(_ label: String) -> Bool {
    label.contains("-axis ") || label.hasSuffix("-grid")
  }

  // MARK: what they say

  /// The words of charts that stand for each label; none where it may be anything.
  private static let phrases: [String: [IdiomPhrase]] = {
    var phrases = marks.mapValues { $0.map(phrase) }
    for axis in ["x", "y"] {
      phrases["\(axis)-axis tick"] = [phrase("\(axis) axis tick")]
      phrases["\(axis)-axis tick label"] = [phrase("\(axis) axis tick label")]
      phrases["\(axis)-axis label"] = [phrase("\(axis) axis title")]
      phrases["\(axis)-grid"] = [phrase("\(axis) grid")]
    }
    // The axes of facets head panels.
    for (axis, panels) in [("fx", "column"), ("fy", "row")] {
      for part in ["tick", "tick label", "label"] {
        phrases["\(axis)-axis \(part)"] = [phrase("\(panels) header")]
      }
      phrases["\(axis)-grid"] = [phrase("grid")]
    }
    return phrases
  }()

  private static let marks: [String: [String]] = [
    "bar": ["bar"], "rect": ["mark"], "waffle": ["mark"], "image": ["mark"], "tick": ["mark"],
    "cell": ["heat chart", "mark"], "dot": ["dot"], "line": ["line"], "area": ["area"],
    "text": ["value"], "tip": ["tooltip"], "frame": ["background"], "hexgrid": ["grid"],
    "crosshair": ["crosshair"], "rule": [], "link": [], "arrow": [], "vector": [], "geo": [],
    "hull": [], "density": [], "contour": [], "raster": [], "voronoi": [], "voronoi mesh": [],
    "delaunay link": [], "delaunay mesh": [], "linear-regression": [],
  ]

  private static func phrase(_ words: String) -> IdiomPhrase {
    IdiomPhrase(words: words.spacedWords, suffix: "")
  }
}
