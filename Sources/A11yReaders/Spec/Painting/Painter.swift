internal import A11yModel

/// Paints a component: every part once for each state or series it shows, in every variant.
struct Painter {
  let node: ComponentNode
  let colors: ColorTable
  var parts: [Part] = []
  var renderings: [Rendering] = []

  var renderingIndexes: [Rendering: Int] = [:]
  /// What lies within parts that others may lie over, by their sources.
  var insides: [Int: [[Ground]]] = [:]
  /// The track of a progress in each state; nil for the state nobody names.
  var tracks: [Int?: [Ground]] = [:]
  /// The parts by their sources: what others may surround.
  var partsBySource: [Int: [Int]] = [:]
  let variants: [Variant]

  /// The state of each step as the source describes the component.
  let stepStates: [Int?]

  init(node: ComponentNode, colors: ColorTable) {
    self.node = node
    self.colors = colors
    variants = node.component.variants
    stepStates = node.initialStepStates
  }

  /// What a part is painted for, and on.
  struct Context {
    /// One for each variant.
    var grounds: [Ground]
    var state: Int?
    var series: Int?
    var subject: Element.Subject = .component
    var parent: Int?
    var role: Part.Role = .plain
    var look: Int?
    var isConditional = false
    var isDisabled = false
    var isDecorative = false
    var isPlatformDefault = false
  }

  mutating func paint() {
    let grounds = variants.map { variant -> Ground in
      guard let backdrop = node.backdrop else {
        return Ground(surface: .unknown("the colour the component lies on"))
      }
      let paint = resolve(.color(backdrop), opacity: 1, in: variant, Context(grounds: []))
      // A translucent backdrop lies on what nobody says.
      return Ground(surface: .unknown("what lies behind the component")).painted(with: paint)
    }
    let context = Context(grounds: grounds)
    if node.component.kind == .progress {
      paintProgress(context)
    } else {
      paint(node.root.children, context)
      // A line may be drawn without its marks being listed.
      if node.component.chart?.marks.isEmpty ?? false { paintSeriesLooks(context) }
    }
  }
}
