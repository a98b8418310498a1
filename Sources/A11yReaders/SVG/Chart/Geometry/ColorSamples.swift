internal import A11yModel

/// Tells samples of colours, as those of a design system, from cells whose colours show values: each row
/// or column of samples goes from light to dark in a hue of its own.
enum ColorSamples {
  private static let least = 3

  /// Twelfths of the circle of hues in which the lines of samples lie at least.
  private static let leastHues = 4

  /// Greys have no hue.
  private static let leastChroma = 0.15

  static func are(_ grid: CellGrid, _ scene: ChartScene) -> Bool {
    var rows = [[Color?]](
      repeating: [Color?](repeating: nil, count: grid.columns.count),
      count: grid.rows.count
    )
    for node in grid.nodes {
      guard case .color(let color) = scene[node].fill,
        let place = grid.place(of: scene[node].box.center)
      else { return false }
      rows[place.row][place.column] = color
    }
    let columns = grid.columns.indices.map { column in rows.map { $0[column] } }
    return [rows, columns].contains { lines in
      areSamples(lines.map { $0.compactMap(\.self) })
    }
  }

  private static func areSamples(_ lines: [[Color]]) -> Bool {
    guard lines.count >= least, lines.allSatisfy({ $0.count >= least && areGraded($0) }) else {
      return false
    }
    return Set(lines.compactMap(hue)).count >= leastHues
  }

  /// Whether colours go from light to dark, or from dark to light.
  private static func areGraded(_ colors: [Color]) -> Bool {
    let lights = colors.map(\.relativeLuminance)
    let steps = zip(lights, lights.dropFirst()).map { $1 - $0 }
    return steps.allSatisfy { $0 < 0 } || steps.allSatisfy { $0 > 0 }
  }

  /// The twelfth of the circle in which the strongest colour of a line lies; nil of greys.
  private static func hue(_ colors: [Color]) -> Int? {
    guard let strongest = colors.max(by: { chroma($0) < chroma($1) }),
      case let chroma = chroma(strongest), chroma >= leastChroma
    else { return nil }
    let (red, green, blue) = (strongest.red, strongest.green, strongest.blue)
    let most = max(red, green, blue)
    let sixth =
      most == red
      ? (green - blue) / chroma
      : most == green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4
    return ((sixth + 6) * 2).step % 12
  }

  private static func chroma(_ color: Color) -> Double {
    max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
  }
}
