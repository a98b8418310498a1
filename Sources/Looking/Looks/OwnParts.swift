internal import A11yModel

/// The parts that steps or marks have of their own, each different set of them once.
struct OwnParts {
  private(set) var different: [[Part]] = []

  /// How many have some.
  private(set) var count = 0
  private var seen: Set<[Key]> = []

  /// More different ones than this have no look in common.
  private static let maximum = 64

  mutating func add(_ parts: some Collection<Part>) {
    count += 1
    guard different.count < Self.maximum, seen.insert(parts.map(Key.init)).inserted else { return }
    different.append(Array(parts))
  }

  /// Looks that all share, each with each different set of own parts; of so many steps or marks,
  /// some may have none.
  ///
  /// - Parameters:
  ///   - shared: looks that all have.
  ///   - items: how many steps or marks there are.
  ///   - takesPlace: whether an own part stands in the place of a shared one, and not beside it.
  /// - Returns: the parts of each different look.
  func alternatives(
    with shared: [[Part]],
    items: Int,
    where takesPlace: (_ own: Part, _ shared: Part) -> Bool = { _, _ in false }
  ) -> [[Part]] {
    let sets = count < items || different.isEmpty ? [[]] + different : different
    guard !shared.isEmpty else { return sets.filter { !$0.isEmpty } }
    return shared.flatMap { parts in
      sets.map { own in parts.filter { part in !own.contains { takesPlace($0, part) } } + own }
    }
  }

  /// What two items must agree in to look the same.
  private struct Key: Hashable {
    var kind: Part.Kind
    var role: Part.Role
    var content: [TextRun]
    var symbol: String?
    var shape: Part.Shape?
    var width: Double?
    var height: Double?
    var dash: String?
    var pattern: String?
    var isAround: Bool
    var isConditional: Bool
    var textStyle: TextStyle?
    var rendering: Int

    init(_ part: Part) {
      kind = part.kind
      role = part.role
      content = part.content
      symbol = part.symbol
      shape = part.shape
      width = part.width
      height = part.height
      dash = part.dash
      pattern = part.pattern
      isAround = part.around != nil
      isConditional = part.isConditional
      textStyle = part.textStyle
      rendering = part.rendering
    }
  }
}
