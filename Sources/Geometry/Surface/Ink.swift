package import A11yColor

/// What a region of a canvas is painted with, in one appearance.
package enum Ink: Hashable, Sendable {
  /// Nothing is painted.
  case none

  case color(Color)

  /// One colour at each point.
  case gradient(ColorRamp)

  /// One of these colours at each point, nobody knows which: those of a gradient whose geometry is
  /// not known.
  case several([Color])

  /// Colours that repeat in small all over it.
  case pattern(PatternTile)

  /// The phrase names what keeps the colours from being known.
  case unknown(String)

  /// Whether it hides what lies behind.
  package var isOpaque: Bool {
    switch self {
    case .none, .unknown: false
    case .color(let color): color.alpha >= 1
    case .gradient(let ramp): ramp.isOpaque
    case .several(let colors): !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 }
    case .pattern(let tile): !tile.colors.isEmpty && tile.colors.allSatisfy { $0.alpha >= 1 }
    }
  }

  /// Whether nothing of it is seen.
  package var isClear: Bool {
    switch self {
    case .none: true
    case .unknown: false
    case .color(let color): color.alpha < Self.leastAlpha
    case .gradient(let ramp): ramp.stops.allSatisfy { $0.color.alpha < Self.leastAlpha }
    case .several(let colors): colors.allSatisfy { $0.alpha < Self.leastAlpha }
    case .pattern(let tile): tile.colors.allSatisfy { $0.alpha < Self.leastAlpha }
    }
  }

  /// From here on up a pixel may look different: with less, no channel of eight bits changes.
  ///
  /// Areas that only take pointers are painted so.
  private static let leastAlpha = 0.5 / 255
}

extension Ink {
  /// What makes the colours that it covers unknown.
  package static let rasterImage = Ink.unknown("the pixels of an image")
  package static let filter = Ink.unknown("what a filter makes of it")
  package static let mask = Ink.unknown("what a mask lets through")
  package static let blendMode = Ink.unknown("what a blend mode makes of it")
}

/// The inks of a canvas in each of several appearances, each set of them once.
package struct InkTable: Sendable {
  /// How many appearances there are.
  package let count: Int

  private var rows: [[Ink]] = []
  private var places: [[Ink]: Int] = [:]

  /// Whether each row hides what lies behind it, whatever the appearance.
  package private(set) var opaque: [Bool] = []

  /// Whether each row has another colour at each point, in some appearance.
  private(set) var varies: [Bool] = []

  init(appearances count: Int) { self.count = count }

  /// The place of the inks that something is painted with, one for each appearance.
  mutating func add(_ inks: [Ink]) -> Int {
    precondition(inks.count == count, "there is one ink for each appearance")
    if let place = places[inks] { return place }
    places[inks] = rows.count
    rows.append(inks)
    opaque.append(inks.allSatisfy(\.isOpaque))
    varies.append(inks.contains { if case .gradient = $0 { true } else { false } })
    return rows.count - 1
  }

  /// The place of an ink that is the same in every appearance.
  mutating func add(_ ink: Ink) -> Int { add(Array(repeating: ink, count: count)) }

  /// Whether an ink is the same in two appearances.
  func isSame(_ place: Int, in one: Int, and other: Int) -> Bool {
    rows[place][one] == rows[place][other]
  }

  subscript(_ place: Int, _ appearance: Int) -> Ink { rows[place][appearance] }
}
