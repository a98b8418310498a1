internal import A11yModel

/// What has been painted at one point since a group was opened, seen by itself.
struct Deposit: Hashable, Sendable {
  /// The possible colours, with their opacity; more than one where nobody knows which is there.
  private(set) var colors: [Color] = [.clear]

  /// What keeps the colour from being known; the phrase names the missing fact.
  private(set) var obstacle: String?

  /// More colours than this at one point are not told apart.
  private static let mostColors = 64

  /// The missing fact where there are more.
  static let tooMany = "which of the many colours behind it are seen"

  /// Whether nothing was painted.
  var isClear: Bool { obstacle == nil && colors == [.clear] }

  /// Paints over it.
  mutating func paint(_ ink: Ink, at point: Point) {
    switch ink {
    case .none: return
    case .unknown(let fact): obstacle = fact
    case .color(let color): paint([color])
    case .gradient(let ramp): paint([ramp.color(at: point)])
    case .several(let colors): paint(colors)
    }
  }

  private mutating func paint(_ inks: [Color]) {
    guard !inks.isEmpty else { return }
    if inks.allSatisfy({ $0.alpha >= 1 }) {
      (colors, obstacle) = (inks, nil)
      return
    }
    guard obstacle == nil else { return }
    guard inks.count * colors.count <= Self.mostColors else {
      obstacle = Self.tooMany
      return
    }
    if colors.count == 1, inks.count == 1 {
      colors[0] = inks[0].layered(over: colors[0])
      return
    }
    var seen: Set<Color> = []
    colors = colors.flatMap { below in inks.map { $0.layered(over: below) } }
      .filter { seen.insert($0).inserted }
  }

  /// Paints a group over it (Compositing and Blending Level 1, section 3.4).
  mutating func paint(_ group: Deposit, opacity: Double, obstacle: String?) {
    guard !group.isClear, opacity > 0 else { return }
    if let fact = obstacle ?? group.obstacle {
      self.obstacle = fact
      return
    }
    paint(group.colors.map { $0.opacity(opacity) })
  }
}
