internal import A11yModel

/// Paints a component: every part once for each state or series it shows, in every variant.
struct Painter {
  let node: ComponentNode
  let colors: ColorTable
  var parts: [Part] = []
  var renderings: [Rendering] = []
  var frames: [Int: Component.Frame] = [:]

  /// The tokens of the palette that paints name.
  var usedTokens: Set<Int> = []

  /// What colours are in each variant, by how they are written.
  var resolvedPaints: [Stop: [ResolvedPaint]] = [:]

  var renderingIndexes: [RenderingKey: Int] = [:]
  var partIndexes: [PartKey: Int] = [:]
  /// What others lie over or surround, by its source, once for each time it is painted.
  var landmarks: [Int: [Landmark]] = [:]
  /// The track of a progress in each state; nil for the state nobody names.
  var tracks: [Int?: Landmark] = [:]
  let variants: [Variant]

  /// The state of each step as the source describes the component.
  let stepStates: [Int?]

  /// The series of whose marks some have no look and draw nothing themselves.
  private(set) lazy var plainSeries = node.plainSeries

  init(node: ComponentNode, colors: ColorTable) {
    self.node = node
    self.colors = colors
    variants = node.component.variants
    for source in node.referredSources { landmarks[source] = [] }
    stepStates = node.initialStepStates
    // As many as most components have.
    renderingIndexes.reserveCapacity(8)
    partIndexes.reserveCapacity(8)
  }

  /// What a part is painted for, and on.
  struct Context {
    /// One for each variant.
    var grounds: [Ground]
    var state: Int?
    var series: Int?
    var subject: Element.Subject = .component
    /// What is shown along an axis.
    var axisLabel: AxisLabel?
    var parent: Int?
    var role: Part.Role = .plain
    var look: Int?
    var lookCondition: String?
    var conditions: Set<String> = []

    /// Whether it lies in something with no opacity at all.
    var isUnseen = false

    /// Why it is not known how much of it is seen; nil where it is.
    var missingOpacity: String?
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
    let context = Context(grounds: backdrops())
    paint(node.root.children, context)
    // Looks that no step and no mark shows yet are still seen once there are some.
    if node.steps.isEmpty { paintStepLooks(context) }
    if node.marks.isEmpty { paintSeriesLooks(context) }
    paintProgressLooks(context)
  }

  /// What the component lies on, in each variant.
  private mutating func backdrops() -> [Ground] {
    guard let backdrop = node.backdrop else {
      let ground = Ground(surface: .unknown("the colour the component lies on"))
      return Array(repeating: ground, count: variants.count)
    }
    // A translucent backdrop lies on what nobody says.
    let unknown = Ground(surface: .unknown("what lies behind the component"))
    let paints = resolve(.color(backdrop), opacity: 1, Context(grounds: []))
    return paints.indices.reduce(into: []) { grounds, index in
      let same = paints[..<index].firstIndex { $0 === paints[index] }
      grounds.append(same.map { grounds[$0] } ?? unknown.painted(with: paints[index]))
    }
  }
}

/// A rendering as one of many that may be the same.
struct RenderingKey: Hashable {
  let rendering: Rendering

  /// Few renderings that differ agree in their first colours; more of them takes long to hash.
  func hash(into hasher: inout Hasher) {
    let last = rendering.variants.count - 1
    guard last >= 0 else { return }
    var sum: UInt64 = 0
    for index in [0, last] {
      Self.add(rendering.variants[index].fill, to: &sum)
      Self.add(rendering.variants[index].outline?.coat, to: &sum)
    }
    hasher.combine(sum)
  }

  private static func add(_ coat: Coat?, to sum: inout UInt64) {
    guard let pair = coat?.worst else { return }
    for component in [pair.foreground.red, pair.foreground.green, pair.background.blue] {
      // What is 0 may have a sign.
      sum = sum &* 31 &+ (component + 0).bitPattern
    }
  }
}
