/// The words by which programs that draw charts call the parts of them.
package enum IdiomVocabulary {
  static let marks: Set<String> = [
    "bar", "column", "slice", "wedge", "sector", "arc", "pie", "point", "dot", "bubble", "mark",
    "datum", "marker", "symbol", "fill",
  ]
  /// Those that stand on a line.
  package static let points: Set<String> = ["point", "dot", "marker", "symbol"]
  static let lines: Set<String> = ["line", "area", "curve"]
  package static let series: Set<String> = [
    "series", "serie", "trace", "dataset", "target", "plot",
  ]
  static let ticks: Set<String> = ["tick", "label"]
  /// What belongs to the axis along the bottom, and what to that along a side.
  static let across: Set<String> = ["x", "bottom", "top"]
  static let upwards: Set<String> = ["y", "left", "right"]
  static let grids: Set<String> = ["grid", "gridline", "guide"]

  /// What is there for a pointer or a frame, and says nothing.
  static let aids: Set<String> = [
    "background", "bg", "tooltip", "event", "toggle", "zoom", "brush", "crosshair", "focus",
    "empty", "scrollbar", "trigger", "shadow", "cursor", "button", "control", "credit", "watermark",
  ]

  /// Before the name of a part, these call what has it, or has it not, as NVD3’s `multiBarWithLegend`.
  static let holders: Set<String> = ["with", "without", "has"]

  /// Behind the name of a part, these call what holds it.
  package static let wrappers: Set<String> = ["wrap", "wrapper", "container", "root"]

  private static let others: Set<String> = [
    "legend", "key", "axis", "domain", "title", "subtitle", "caption", "text", "value", "data",
    "item", "entry", "chart", "graph", "main", "swatch", "tile", "x", "y", "g", "bottom", "top",
    "left", "right", "layer", "shape", "rect", "circle", "border", "frame", "role", "overlay",
    "stack", "scale", "group", "guideline", "xychart", "row", "header", "polarsublayer", "colorbar",
    "facet", "strip",
  ]

  /// Those that are part of no word that is written together, as of `radialbar`.
  private static let alone: Set<String> = ["radial"]

  private static let all =
    marks.union(lines).union(series).union(ticks).union(grids).union(aids).union(ChartForms.words)
    .union(others).union(holders)

  /// The words that a piece of a name consists of; nil where it is not made of known ones.
  static func words(in piece: String) -> [String]? {
    if alone.contains(piece) { return [piece] }
    if let word = singular(piece) { return [word] }
    guard piece.utf8.count <= 24 else { return nil }
    return joined(piece[...], depth: 3)
  }

  private static func singular(_ piece: String) -> String? {
    if all.contains(piece) { return piece }
    guard piece.hasSuffix("s"), all.contains(String(piece.dropLast())) else { return nil }
    return String(piece.dropLast())
  }

  /// Words written together, as `legendtext` and `xtick`.
  private static func joined(_ piece: Substring, depth: Int) -> [String]? {
    if let word = singular(String(piece)) { return [word] }
    guard depth > 1 else { return nil }
    for end in piece.indices.dropFirst().reversed() {
      let word = String(piece[..<end])
      guard all.contains(word), let rest = joined(piece[end...], depth: depth - 1) else { continue }
      // A single letter is one only before the name of what it numbers.
      let isLetter = word.utf8.count == 1
      guard !isLetter || ["axis", "tick", "title", "grid", "label", "line"].contains(rest[0])
      else { continue }
      guard rest.allSatisfy({ $0.utf8.count > 1 }) else { continue }
      return [word] + rest
    }
    return nil
  }
}
