internal import Geometry
internal import XML

/// What the tiles of a pattern hold and where they lie (SVG 2, section 14.3).
struct PatternSpace {
  /// The element and those whose attributes and children stand for what it lacks.
  let chain: [XML.Element]

  /// Whether it depends on the size of what is painted.
  let isRelative: Bool

  private let areTilesShares: Bool
  private let areContentsShares: Bool
  private let viewBox: ViewBox?
  private let ratio: AspectRatio

  init(_ chain: [XML.Element]) {
    self.chain = chain
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    areTilesShares = attribute("patternUnits") != "userSpaceOnUse"
    viewBox = attribute("viewBox").flatMap(ViewBox.init)
    ratio = attribute("preserveAspectRatio").flatMap(AspectRatio.init) ?? AspectRatio()
    areContentsShares =
      viewBox == nil && attribute("patternContentUnits") == "objectBoundingBox"
    isRelative = areTilesShares || areContentsShares
  }

  func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }

  /// How tiles are turned and scaled; nil where that leaves nothing of them.
  var turn: Transform? {
    let own = attribute("patternTransform").flatMap { try? Transform($0) } ?? .identity
    return own.inverse == nil ? nil : own
  }

  /// A tile, in the units of its contents.
  enum Tile {
    /// Without a size, nothing is painted.
    case none
    case box(Box)

    /// It depends on a size that is not known.
    case unknown
  }

  /// The tile of something.
  ///
  /// - Parameters:
  ///   - basis: what lengths are relative to.
  ///   - object: the size of what is painted; nil where it is not known.
  /// - Returns: where it lies among its contents.
  func tile(_ basis: LengthBasis, filling object: LengthBasis.Extent?) -> Tile {
    func side(_ name: String, _ direction: LengthBasis.Direction) -> Double {
      guard let length = attribute(name).flatMap({ Length($0) }) else { return 0 }
      guard areTilesShares else { return length.pixels(basis, along: direction) }
      return length.unit == .percent ? length.value / 100 : length.value
    }
    var size = LengthBasis.Extent(
      width: side("width", .horizontal),
      height: side("height", .vertical)
    )
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return .none
    }
    if isRelative, let object, !(object.width > 0 && object.height > 0) { return .none }
    if let viewBox {
      guard !viewBox.isEmpty else { return .none }
      let shown = Box(x: viewBox.x, y: viewBox.y, width: viewBox.width, height: viewBox.height)
      if ratio.isStretched { return .box(shown) }
    }
    if areTilesShares != areContentsShares {
      guard let object else { return .unknown }
      let (across, along) =
        areTilesShares ? (object.width, object.height) : (1 / object.width, 1 / object.height)
      size = LengthBasis.Extent(width: size.width * across, height: size.height * along)
    }
    let box = Box(x: 0, y: 0, width: size.width, height: size.height)
    guard let viewBox else { return .box(box) }
    guard let back = viewBox.transform(to: box, ratio)?.inverse else { return .none }
    return .box(back.apply(box))
  }
}

extension SVGPainter {
  /// The space of a pattern.
  mutating func space(of pattern: XML.Element) -> PatternSpace {
    if let known = references.spaces[pattern.order] { return known }
    let space = PatternSpace(templates(of: pattern))
    references.spaces[pattern.order] = space
    return space
  }
}
