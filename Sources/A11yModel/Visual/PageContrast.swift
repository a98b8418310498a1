internal import A11yColor

/// How far apart a colour and the one behind it are on opaque pages of any colour, where the page
/// shines through both.
@usableFromInline package struct PageContrast: Hashable, Sendable {
  /// The pair with the least contrast that some page gives, and the one with the most.
  package let least: Coat.Pair
  package let most: Coat.Pair

  /// Nil for colours of a wider gamut than sRGB.
  ///
  /// - Parameters:
  ///   - front: with its opacity, as far as it hides the page.
  ///   - back: the same of what lies behind it.
  init?(_ front: Color, over back: Color) {
    guard front.isInSRGB, back.isInSRGB else { return nil }
    let (fronts, backs) = (Light(front), Light(back))
    let lighter = fronts.page(farthestFrom: backs)
    let darker = backs.page(farthestFrom: fronts)
    func pair(_ page: Color) -> Coat.Pair {
      Coat.Pair(
        foreground: front.composited(over: page),
        background: back.composited(over: page)
      )
    }
    let (up, down) = (pair(lighter.page), pair(darker.page))
    most = lighter.ratio < darker.ratio ? down : up
    if lighter.ratio >= 1, darker.ratio >= 1 {
      // Where one page makes it lighter and another darker, one between makes it the same.
      least = Coat.Pair(
        foreground: up.foreground,
        background: up.background,
        ratio: ContrastRatio(1)
      )
    } else {
      least = lighter.ratio < 1 ? up : down
    }
  }

  /// The luminance of a colour over a page, by the page: each component adds its own, whatever the
  /// others are.
  private struct Light {
    private let components: [[Double]]

    /// A third of those that 8 bits tell apart; between neighbours nothing changes that anybody sees.
    private static let levels = stride(from: 0.0, through: 255, by: 3).map { $0 / 255 }

    init(_ color: Color) {
      let own = [(0.2126, color.red), (0.7152, color.green), (0.0722, color.blue)]
      components = own.map { weight, value in
        Self.levels.map {
          weight * LinearColor.decode(color.alpha * value + (1 - color.alpha) * $0)
        }
      }
    }

    /// The page on which this is the most times as light as another.
    ///
    /// A quotient of sums is greatest where their difference, the lower one times that quotient, is 0
    /// at most (Dinkelbach's method), and of such a difference each component is greatest by itself.
    func page(farthestFrom other: Light) -> (page: Color, ratio: Double) {
      let places = Self.levels.indices
      var levels = Array(repeating: places.count - 1, count: components.count)
      var ratio = quotient(other, levels)
      for _ in 0..<16 {
        let next = components.indices.map { component in
          places.max { one, two in
            excess(over: other, component, one, ratio) < excess(over: other, component, two, ratio)
          } ?? 0
        }
        let better = quotient(other, next)
        guard better > ratio else { break }
        (levels, ratio) = (next, better)
      }
      let page = levels.map { Self.levels[$0] }
      return (Color(red: page[0], green: page[1], blue: page[2]), ratio)
    }

    private func excess(
      over other: Light,
      _ component: Int,
      _ level: Int,
      _ ratio: Double
    ) -> Double { components[component][level] - ratio * other.components[component][level] }

    private func quotient(_ other: Light, _ levels: [Int]) -> Double {
      func luminance(_ light: Light) -> Double {
        light.components[0][levels[0]] + light.components[1][levels[1]]
          + light.components[2][levels[2]]
      }
      return (luminance(self) + 0.05) / (luminance(other) + 0.05)
    }
  }
}
