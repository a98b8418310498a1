package import A11yModel

extension IdiomPhrase {
  /// Whether it calls something a legend, or a part of one, as `legend-item` and `key1`.
  package var isLegend: Bool {
    guard !has(anyOf: IdiomVocabulary.holders) else { return false }
    if has("legend") || has("colorbar") { return true }
    guard words.first == "key" else { return false }
    return has("text") || has("label") || suffix.allSatisfy(\.isNumber)
  }

  /// Whether it calls something a scale of colours in a legend, as Vega’s `role-legend-gradient` and
  /// `role-legend-band` and Plotly’s `colorbar`: the colours of the marks are values.
  package var isColorScale: Bool {
    has("colorbar") || isLegend && (suffix == "gradient" || suffix == "band")
  }

  /// Whether it is about a map in which colours show values; of heat alone, any chart may be.
  package var isHeatMap: Bool {
    has("heatmap") || has("heat") && (has("chart") || suffix.hasPrefix("map"))
  }

  /// Whether it calls something an aid that says nothing: its first or last word does.
  package var isAid: Bool {
    guard let first = words.first, let last = words.last, last != "trigger",
      // A hand for what can be pressed, as Plotly’s `slice cursor-pointer`, is no cursor of a chart.
      !(last == "cursor" && suffix == "pointer")
    else { return false }
    return IdiomVocabulary.aids.contains(first) || IdiomVocabulary.aids.contains(last)
  }

  /// Whether it calls something a line of a grid, which guides the eye.
  package var isGrid: Bool { has(anyOf: IdiomVocabulary.grids) || has("guideline") }

  /// Whether a number tells it from its like.
  package var isNumbered: Bool { !suffix.isEmpty && suffix.allSatisfy(\.isNumber) }

  /// The axis that it is about; nil where it does not say.
  package var side: Axis.Dimension? {
    if has(anyOf: IdiomVocabulary.across) { return .x }
    return has(anyOf: IdiomVocabulary.upwards) ? .y : nil
  }

  /// Whether it calls something the line of an axis, as Plotly’s `xlines-above`.
  package var isAxisLine: Bool {
    has("line") && (words.first == "x" || words.first == "y") && words.count == 2
      && (suffix == "above" || suffix == "below")
  }

  /// Whether it calls something an axis or the grid of a chart that goes around a centre.
  package var isPolar: Bool { has(anyOf: ["radial", "polar"]) && has(anyOf: ["axis", "grid"]) }

  /// Whether it calls something the title of an axis, as `xtitle`.
  package var isAxisTitle: Bool { has("title") && (words.first == "x" || words.first == "y") }

  /// Whether it calls something the heading of one panel of several, as `facet-strip-text`, which is no
  /// title of all.
  package var isOfPanel: Bool {
    has(anyOf: ["row", "column"]) && has(anyOf: ["title", "header"])
      || has(anyOf: ["facet", "strip"]) && has(anyOf: ["title", "header", "text", "label"])
  }

  /// Whether it calls something a mark, and not what holds all of them.
  package var isMark: Bool {
    has(anyOf: IdiomVocabulary.marks) && !has("layer") && !has("chart") && !has("graph")
  }
}
