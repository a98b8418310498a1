package import A11yModel

extension Progress.Form: DocumentedWords {
  package var summary: String {
    switch self {
    case .ring: "A circle that fills along its edge."
    case .bar: "A bar that fills along its length."
    case .spinner: "Something that turns while work goes on."
    }
  }
}

extension Chart.Form: DocumentedWords {
  package var summary: String {
    switch self {
    case .bar: "Bars or columns, as long as the values are large."
    case .line: "Points joined by a line for each series."
    case .area: "Lines with what lies below them filled."
    case .pie: "Slices of a whole disc."
    case .donut: "Slices of a ring."
    case .scatter: "Points that stand for themselves."
    }
  }
}

extension Chart.Stacking: DocumentedWords {
  package var summary: String {
    switch self {
    case .none: "A category has one mark, or its marks lie over each other."
    case .stacked: "They stand on top of each other."
    case .grouped: "They stand side by side."
    }
  }
}

extension Chart.Table.Place: DocumentedWords {
  package var summary: String {
    switch self {
    case .visible: "With the chart, for all to see."
    case .linked: "Behind a link or a button."
    }
  }
}

extension Axis.Dimension: DocumentedWords {
  package var summary: String {
    switch self {
    case .x: "The one across."
    case .y: "The one up and down."
    }
  }
}

extension Legend.Order: DocumentedWords {
  package var summary: String {
    switch self {
    case .series: "As the series are listed."
    case .reversed: "The other way round, as stacked marks want it."
    case .unspecified: "It may change from launch to launch, as that of a Swift dictionary."
    }
  }
}
