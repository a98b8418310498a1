internal import A11yModel
internal import Geometry

/// The colours of the marks and lines of a chart, those that look the same being one.
struct MarkColors {
  private var inks: [Ink] = []

  /// More tell nothing apart.
  private static let maximum = 64

  init(_ draft: ChartDraft) {
    for index in draft.nodes(.mark) + draft.nodes(.line) where inks.count < Self.maximum {
      let node = draft.scene[index]
      for ink in [node.fill, node.stroke] where !ink.isNone && !inks.contains(ink) {
        inks.append(ink)
      }
    }
  }

  var isEmpty: Bool { inks.isEmpty }

  /// Whether a node shows one of them.
  func hold(_ node: ChartScene.Node) -> Bool {
    inks.contains { $0.looksLike(node.key) } || inks.contains { $0.looksLike(node.stroke) }
  }
}

extension Ink {
  /// Whether people take two for the same, however they are written.
  func looksLike(_ other: Ink) -> Bool {
    switch (self, other) {
    case (.color(let one), .color(let other)):
      return abs(one.red - other.red) < 0.015 && abs(one.green - other.green) < 0.015
        && abs(one.blue - other.blue) < 0.015
    case (.none, _), (_, .none), (.unknown, _), (_, .unknown): return false
    default: return self == other
    }
  }
}
