internal import A11yModel

/// A component as its author wrote it.
final class ComponentNode {
  var component: Component
  /// The component itself with all it holds.
  let root: PartNode
  var looks: [LookNode] = []
  var backdrop: ColorExpression?
  var steps: [StepNode] = []
  var stateNodes: [StateNode] = []
  var marks: [MarkNode] = []
  /// The sum of the marks' values.
  var total = 0.0
  var seriesColors: [ColorExpression?] = []
  /// The values that each axis labels, as written.
  var tickTexts: [[String]] = []
  /// The states that have connectors of their own.
  var connectorStates: Set<Int> = []
  var changes: [ChangeNode] = []

  /// The parts that others lie over or surround.
  var referredSources: Set<Int> = []
  var progressTexts: ProgressTexts?

  init(component: Component, root: PartNode) {
    self.component = component
    self.root = root
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
