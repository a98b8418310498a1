internal import A11yModel

/// Paints a component: every part once for each state or series it shows, in every variant.
struct Painter {
  let node: ComponentNode
  let colors: ColorTable
  var parts: [Part] = []
  var renderings: [Rendering] = []

  /// The tokens of the palette that paints name.
  var usedTokens: Set<String> = []

  var renderingIndexes: [Rendering: Int] = [:]
  var partIndexes: [PartKey: Int] = [:]
  /// What others lie over or surround, by its source, once for each time it is painted.
  var landmarks: [Int: [Landmark]] = [:]
  /// The track of a progress in each state; nil for the state nobody names.
  var tracks: [Int?: Landmark] = [:]
  let variants: [Variant]

  /// The state of each step as the source describes the component.
  let stepStates: [Int?]

  init(node: ComponentNode, colors: ColorTable) {
    self.node = node
    self.colors = colors
    variants = node.component.variants
    for source in node.referredSources { landmarks[source] = [] }
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
    var lookCondition: String?
    var conditions: Set<String> = []

    /// Whether it lies in something with no opacity at all.
    var isUnseen = false
    var isDisabled = false
    var isDecorative = false
    var isPlatformDefault = false
  }

  /// What tells apart the times a part of a shared look is painted.
  struct PartKey: Hashable {
    var source: Int
    var state: Int?
    var series: Int?
    var parent: Int?
    var rendering: Int
  }

  mutating func paint() {
    var grounds: [Ground] = []
    for variant in variants {
      guard let backdrop = node.backdrop else {
        grounds.append(Ground(surface: .unknown("the colour the component lies on")))
        continue
      }
      let paint = resolve(.color(backdrop), opacity: 1, in: variant, Context(grounds: []))
      // A translucent backdrop lies on what nobody says.
      let unknown = Ground(surface: .unknown("what lies behind the component"))
      grounds.append(unknown.painted(with: paint))
    }
    let context = Context(grounds: grounds)
    paint(node.root.children, context)
    // Looks that no step and no mark shows yet are still seen once there are some.
    if node.steps.isEmpty { paintStepLooks(context) }
    if node.marks.isEmpty { paintSeriesLooks(context) }
    paintProgressLooks(context)
  }
}
