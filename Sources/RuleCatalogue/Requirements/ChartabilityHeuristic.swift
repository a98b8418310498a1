/// The heuristics of Chartability.
enum ChartabilityHeuristic {
  /// Every name, short or as the workbook has it.
  static var names: [String] { Array(headings.keys) }

  /// By name, what the heading in the workbook is called in addresses.
  static let headings = full.merging(short.compactMapValues { full[$0] }) { $1 }

  /// As the workbook has them; what it calls critical says so in the heading.
  private static let full: [String: String] = {
    let headings = lines.split { $0 == " " || $0 == "\n" }.map(String.init)
    let names = headings.map { heading in
      heading.hasSuffix("-critical") ? String(heading.dropLast("-critical".count)) : heading
    }
    return Dictionary(zip(names, headings)) { first, _ in first }
  }()

  private static let lines = """
    low-contrast-critical only-visual-critical small-text-size-critical
    color-is-used-alone-to-communicate-meaning meaningful-elements-are-obscured not-cvd-friendly
    spacing-is-inappropriate visual-presents-seizure-risk-critical
    interaction-output-only-has-one-input-critical
    no-interaction-cues-or-instructions-critical controls-override-at-controls-critical
    low-contrast-on-iteractive-elements
    keyboard-focus-indicator-missing-obscured-or-low-contrast inappropriate-tab-stops
    complex-actions-have-no-alternatives target-pointer-interaction-size-is-too-small
    no-explanation-for-purpose-or-for-how-to-read-critical no-title-summary-or-caption-critical
    reading-level-inappropriate-critical interactive-context-is-not-clear
    information-complexity-is-inappropriate changes-are-not-easy-to-follow
    metrics-and-variables-are-undefined statistical-uncertainty-isnt-clearly-communicated
    axis-labels-are-unclear-or-missing controls-are-inappropriate does-not-conform-to-standards
    semantically-invalid fragile-technology-support no-table-critical
    information-can-only-be-reached-through-single-process location-and-history-is-clear
    interactions-are-not-forgiveable
    information-cannot-be-navigated-according-to-narrative-or-structure tabledata-is-static
    state-is-not-easy-to-share-and-reproduce data-density-is-inappropriate-critical
    navigation-and-interaction-is-tedious-critical
    visually-apparent-features-and-relationships-are-not-described
    data-in-text-is-not-human-readable space-does-not-handle-extremes
    no-default-build-your-own-provided user-style-change-not-respected-critical
    long-animations-cannot-be-controlled scrolling-experiences-cannot-be-altered
    zoom-and-reflow-are-not-supported users-text-adjustments-are-not-respected
    design-is-not-consistent-and-familiar contrast-and-textures-cannot-be-adjusted
    difficult-chart-type-has-no-alternative
    """

  /// By the names that the rules here use, those of the workbook.
  private static let short = [
    "axis-labels-missing": "axis-labels-are-unclear-or-missing",
    "axis-labels-unclear": "axis-labels-are-unclear-or-missing",
    "changes-not-easy-to-follow": "changes-are-not-easy-to-follow",
    "color-alone": "color-is-used-alone-to-communicate-meaning",
    "content-only-visual": "only-visual",
    "data-density-inappropriate": "data-density-is-inappropriate",
    "data-not-human-readable": "data-in-text-is-not-human-readable",
    "design-not-consistent": "design-is-not-consistent-and-familiar",
    "features-not-described": "visually-apparent-features-and-relationships-are-not-described",
    "interactive-context-unclear": "interactive-context-is-not-clear",
    "location-unclear": "location-and-history-is-clear",
    "long-animations": "long-animations-cannot-be-controlled",
    "meaningful-elements-distinguishable": "meaningful-elements-are-obscured",
    "metrics-misleading": "metrics-and-variables-are-undefined",
    "metrics-undefined": "metrics-and-variables-are-undefined",
    "navigation-tedious": "navigation-and-interaction-is-tedious",
    "no-explanation": "no-explanation-for-purpose-or-for-how-to-read",
    "no-navigation-by-structure":
      "information-cannot-be-navigated-according-to-narrative-or-structure",
    "no-title": "no-title-summary-or-caption",
    "target-too-small": "target-pointer-interaction-size-is-too-small",
    "user-text-adjustments-not-respected": "users-text-adjustments-are-not-respected",
  ]
}

extension RequirementCollection {
  static let chartability = RequirementCollection(
    name: "chartability",
    lack: "there is no such heuristic in Chartability",
    places: { ChartabilityHeuristic.names },
    page: { name in
      ChartabilityHeuristic.headings[name].map { "https://github.com/Chartability/POUR-CAF#\($0)" }
    }
  )
}
