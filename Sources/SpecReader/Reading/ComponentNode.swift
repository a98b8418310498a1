internal import A11yModel

/// A component as its author wrote it, wholly read.
final class ComponentNode {
  let component: Component
  /// The component itself with all it holds.
  let root: PartNode
  let looks: [LookNode]
  let backdrop: ColorExpression?
  let steps: [StepNode]
  let stateNodes: [StateNode]
  let marks: [MarkNode]
  /// The sum of the marks' values.
  let total: Double
  let seriesColors: [ColorExpression?]
  /// The states that have connectors of their own.
  let connectorStates: Set<Int>
  let changes: [ChangeNode]

  /// The parts that others lie over or surround.
  let referredSources: Set<Int>
  let progressTexts: ProgressTexts?

  let chartTexts: ChartTexts

  /// Whether some fact is said not to be known.
  let hasUnknownData: Bool

  init(_ draft: ComponentDraft) {
    component = draft.component
    root = PartNode(draft.root)
    looks = draft.looks
    backdrop = draft.backdrop
    steps = draft.steps
    stateNodes = draft.stateNodes
    marks = draft.marks
    total = draft.total
    seriesColors = draft.seriesColors
    connectorStates = draft.connectorStates
    changes = draft.changes
    referredSources = draft.referredSources
    progressTexts = draft.progressTexts
    chartTexts = draft.chartTexts
    hasUnknownData = draft.hasUnknownData
  }

  struct StepNode {
    var name: String?
    var icon: String?
    /// The state its author gave it.
    var state: Int?
  }

  /// A state's colour and symbol, by its index.
  struct StateNode {
    var color: ColorExpression?
    var icon: String?
    var from: Double?
  }

  /// A mark's number as written.
  struct MarkNode {
    var value: String?
    var source: Int
    var series: Int?
  }

  struct ProgressTexts {
    var value: String?
    var minimum: String
    var maximum: String
  }

  /// What sums a chart up, and what its table and its descriptor are called and say.
  struct ChartTexts {
    var summary: Template?
    var tableLabel: Template?
    var descriptorTitle: Template?
    var descriptorSummary: Template?
  }

  struct ChangeNode {
    var event: Change.Event
    var source: Int
    var response: Response

    enum Response {
      case announcement(Template, Element.LiveRegion, interval: Double?, everyPercent: Double?)
      case focus(Int)
      case newScreen
    }
  }
}

/// A component while it is read.
struct ComponentDraft {
  var component: Component
  var root: PartDraft
  var looks: [LookNode] = []
  var backdrop: ColorExpression?
  var steps: [ComponentNode.StepNode] = []
  var stateNodes: [ComponentNode.StateNode] = []
  var marks: [ComponentNode.MarkNode] = []
  var total = 0.0
  var seriesColors: [ColorExpression?] = []
  var connectorStates: Set<Int> = []
  var changes: [ComponentNode.ChangeNode] = []
  var referredSources: Set<Int> = []
  var progressTexts: ComponentNode.ProgressTexts?
  var chartTexts = ComponentNode.ChartTexts()
  var hasUnknownData = false

  init(_ kind: Component.Kind, source: Int) {
    component = Component(kind: kind, source: source)
    root = PartDraft(.component, source: source)
  }
}
