internal import A11yModel
internal import A11yRules
internal import Drawing
internal import Geometry
internal import XML

/// A component as it is drawn in one of its states.
struct PictureState {
  let width: Double
  let height: Double
  private let spots: PictureSpots

  /// The ids of the states that its steps can be in.
  private let names: Set<String>

  init(_ picture: Picture, _ drawing: DrawnImage, _ names: Set<String>) {
    func side(_ name: String) -> Double {
      drawing.markup.attributes.first { $0.name == name }.flatMap { Double($0.value) } ?? 0
    }
    (width, height) = (side("width"), side("height"))
    (spots, self.names) = (picture.spots, names)
  }

  var box: Box { Box(x: 0, y: 0, width: width, height: height) }

  /// Where what an outcome is about stands, each once: of a pair, both; none where it is not drawn, or in
  /// another state.
  func spots(of outcome: Outcome) -> [Spot] {
    guard !outcome.depicted.isEmpty else {
      return [spotOfTarget(of: outcome)].compactMap(\.self)
    }
    return outcome.depicted.compactMap { spots[$0] }.reduce(into: []) { spots, spot in
      if !spots.contains(spot) { spots.append(spot) }
    }
  }

  /// Where the target of an outcome stands, or the first of what is drawn within it, or the nearest element
  /// around it that is drawn; nil where none is, or is in another state.
  func spotOfTarget(of outcome: Outcome) -> Spot? {
    let state = outcome.state.flatMap { names.contains($0) ? $0 : nil }
    guard var path = outcome.target?[...] else { return nil }
    let inner = spots.places.filter { $0.key.state == state && $0.key.path.hasPrefix(path + "/") }
    let first = inner.values.min { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    while !path.isEmpty {
      if let spot = spots.places[.init(String(path), in: state)] ?? first { return spot }
      path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
    return nil
  }
}
