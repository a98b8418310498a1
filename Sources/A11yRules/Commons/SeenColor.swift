internal import A11yModel

/// A colour as people with each kind of colour vision see it, ready for comparison.
struct SeenColor: Sendable {
  let coat: Coat

  /// One for each colour of a gradient.
  private let normal: [LabColor]
  private let simulated: [ColorVision: [LabColor]]

  /// Nil where the colour is not known.
  init?(_ coat: Coat) {
    guard let colors = coat.knownTones, !colors.isEmpty else { return nil }
    self.coat = coat
    normal = colors.map { LabColor($0) }
    var simulated: [ColorVision: [LabColor]] = [:]
    for vision in ColorVision.allCases {
      simulated[vision] = colors.map { LabColor(vision.simulated($0)) }
    }
    self.simulated = simulated
  }

  /// How different two colours are (CIEDE2000) where they are closest, to people with a deficiency
  /// or without any.
  func difference(from other: SeenColor, to vision: ColorVision? = nil) -> Double {
    let mine = vision.flatMap { simulated[$0] } ?? normal
    let theirs = vision.flatMap { other.simulated[$0] } ?? other.normal
    return mine.flatMap { one in theirs.map { one.difference(from: $0) } }.min() ?? 0
  }

  /// How far it is from grey in CIELAB, where it is farthest.
  var chroma: Double {
    normal.map { ($0.a * $0.a + $0.b * $0.b).squareRoot() }.max() ?? 0
  }

  var hex: String { coat.knownTones?.first?.hex ?? "" }

  /// What a person with a deficiency sees instead.
  func hex(to vision: ColorVision) -> String {
    coat.knownTones?.first.map { vision.simulated($0).hex } ?? ""
  }
}

extension Coat {
  /// The visible colours, where they are known.
  var knownTones: [Color]? { tones.isEmpty ? nil : tones }
}
