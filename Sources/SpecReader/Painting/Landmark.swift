internal import A11yModel

/// A part that others lie over or surround, as it was painted once.
struct Landmark {
  var state: Int?
  var series: Int?
  var subject: Element.Subject

  /// What it shows to what lies over it, one for each variant.
  var faces: [Ground]

  /// Its index; nil where it paints nothing.
  var part: Int?
  var isLine: Bool
}

extension Painter {
  /// What a part names, as it was painted for the same state, series and item; else each time.
  func landmarks(_ source: Int, for context: Context) -> [Landmark] {
    let all = landmarks[source] ?? []
    let same = all.filter {
      $0.state == context.state && $0.series == context.series && $0.subject == context.subject
    }
    return same.isEmpty ? all : same
  }

  /// Grounds with what the part that is also lain over shows beside them.
  func joined(_ grounds: [Ground], with landmarks: [Landmark]) -> [Ground] {
    guard !landmarks.isEmpty else {
      // A look is painted with the first item it fits, wherever it stands in the source.
      return grounds.mapEach {
        Ground(surface: .unknown("what it lies over"), origin: $0.origin)
      }
    }
    var joined: [Ground] = []
    for index in grounds.indices {
      let same = joined.indices.first { other in
        grounds[other] === grounds[index]
          && landmarks.allSatisfy { $0.faces[other] === $0.faces[index] }
      }
      let others = landmarks.map { ($0.faces[index], $0.isLine) }
      joined.append(same.map { joined[$0] } ?? grounds[index].joined(with: others))
    }
    return joined
  }

  /// A shape no thicker than this is a line.
  private static let thickestLine = 4.0

  /// Whether a part is a line that may run behind others: a line by name, or a plain shape that
  /// is as thin as one and holds nothing.
  func isLine(_ node: PartNode, _ context: Context) -> Bool {
    switch node.kind {
    case .connector, .gridline, .axis: return true
    case .shape:
      guard node.appearance.shape != .line else { return true }
      let sides = [node.appearance.width, node.appearance.height].compactMap(\.self)
      return context.role == .plain && node.children.isEmpty
        && sides.contains { $0 <= Self.thickestLine } && Set(sides).count == sides.count
    default: return false
    }
  }
}
