package import A11yColor

/// What has been painted at one point since a group was opened, seen by itself.
package struct Deposit: Hashable, Sendable {
  /// The colour, with its opacity.
  private var color = Color.clear

  /// Others that may be there instead, where nobody knows which is.
  private var others: [Color] = []

  /// What keeps the colour from being known; the phrase names the missing fact.
  package private(set) var obstacle: String?

  /// More colours than this at one point are not told apart.
  private static let mostColors = 64

  /// The missing fact where there are more.
  package static let tooMany = "which of the many colours behind it are seen"

  /// The possible colours; more than one where nobody knows which is there.
  package var colors: [Color] { [color] + others }

  /// Whether nothing was painted.
  var isClear: Bool { obstacle == nil && others.isEmpty && color.alpha == 0 }

  /// Paints over it.
  mutating func paint(_ ink: Ink, at point: Point) {
    switch ink {
    case .none: return
    case .unknown(let fact): obstacle = fact
    case .color(let color): paint(color)
    case .gradient(let ramp): paint(ramp.color(at: point))
    case .several(let colors): paint(colors)
    case .pattern(let tile): paint(tile.colors)
    }
  }

  private mutating func paint(_ ink: Color) {
    if ink.alpha >= 1 {
      (color, others, obstacle) = (ink, [], nil)
    } else if obstacle == nil {
      color = ink.layered(over: color)
      if !others.isEmpty { others = others.map(ink.layered) }
    }
  }

  private mutating func paint(_ inks: [Color]) {
    guard let first = inks.first else { return }
    if inks.count == 1 { return paint(first) }
    let isOpaque = inks.allSatisfy { $0.alpha >= 1 }
    guard isOpaque || obstacle == nil else { return }
    let below = isOpaque ? [.clear] : colors
    guard inks.count * below.count <= Self.mostColors else {
      obstacle = Self.tooMany
      return
    }
    var seen: Set<Color> = []
    let all = below.flatMap { below in inks.map { $0.layered(over: below) } }
      .filter { seen.insert($0).inserted }
    (color, others, obstacle) = (all[0], Array(all.dropFirst()), nil)
  }

  /// Paints a group over it (Compositing and Blending Level 1, section 3.4).
  mutating func paint(_ group: Deposit, opacity: Double, obstacle: String?) {
    guard !group.isClear, opacity > 0 else { return }
    if let fact = obstacle ?? group.obstacle {
      self.obstacle = fact
      return
    }
    if group.others.isEmpty {
      paint(group.color.opacity(opacity))
    } else {
      paint(group.colors.map { $0.opacity(opacity) })
    }
  }
}
