internal import XML

/// What stands in braces in a text, for a fact that the spec says elsewhere.
enum Placeholder: String, DocumentedWords, Hashable, Sendable {
  case position
  case offset
  case count
  case name
  case state
  case icon
  case value
  case min
  case max
  case percent
  case unit
  case series
  case category
  case minCategory = "min-category"
  case maxCategory = "max-category"
  case total
  case mean
  case first
  case last

  var summary: String {
    switch self {
    case .position: "The number of the step, mark, category or legend entry, from 1."
    case .offset: "The number of the step from 0, as code counts that forgets to add one."
    case .count: "How many steps, marks, categories or legend entries there are."
    case .name: "The name of the step."
    case .state:
      "The state of the step, or of the progress: what it is announced as, or else what it means."
    case .icon: "The icon of the step, or else of its state."
    case .value: "The value of the progress, mark or tick, as it is written."
    case .min: "The minimum of the progress, or the lowest value of the chart."
    case .max: "The maximum of the progress, or the highest value of the chart."
    case .percent:
      "How much of the progress is done, or the share of the mark in the whole, in whole percent."
    case .unit: "The unit of the progress, chart or axis."
    case .series: "The name of the series of the mark or legend entry."
    case .category: "The category of the mark or label."
    case .minCategory: "The category of the lowest value of the chart."
    case .maxCategory: "The category of the highest value of the chart."
    case .total: "What the values of the chart add up to."
    case .mean: "The mean of the values of the chart, to as many decimals as these have."
    case .first: "The first value of a chart of one series."
    case .last: "The last value of a chart of one series."
    }
  }
}
