package import A11yModel

/// How much room a text takes, by an estimate of how wide its characters are.
package struct TextExtent {
  package let size: Double
  package let isBold: Bool

  package init(_ style: TextStyle?) {
    let own = style?.size.value ?? DrawingDefaults.textSize
    size =
      own.isFinite && own > 0 ? min(own, DrawingDefaults.longest / 8) : DrawingDefaults.textSize
    isBold = (style?.weight.value ?? 400) >= 600
  }

  package var lineHeight: Double { size * DrawingDefaults.lineHeight }

  /// How far the baseline stands below the top of a line.
  var baseline: Double { lineHeight / 2 + size * 0.35 }

  package func width(of text: some StringProtocol) -> Double {
    text.unicodeScalars.reduce(0) { $0 + Self.width(of: $1) } * size * (isBold ? 1.06 : 1)
  }

  /// A text in lines that are no wider than its room, where words allow that.
  ///
  /// What is behind the last line is left out, and the line ends in “…”.
  package func lines(of text: String, in room: TextRoom?) -> [String] {
    let most = min(room?.lines ?? DrawingDefaults.lines, DrawingDefaults.lines)
    let widest = min(
      max(room?.maxWidth ?? DrawingDefaults.textWidth, size),
      DrawingDefaults.longest
    )
    // Of what nobody could read in that room, the rest need not be looked at.
    let shown = text.unicodeScalars.prefix(2000).split { $0.properties.isWhitespace }
    var lines: [String] = []
    for word in shown.map({ String($0) }) {
      if let last = lines.last, width(of: last + " " + word) <= widest {
        lines[lines.count - 1] = last + " " + word
      } else if lines.count < max(most, 1) {
        lines.append(word)
      } else {
        lines[lines.count - 1] += " …"
        break
      }
    }
    return lines.map { shortened($0, to: DrawingDefaults.longest / 2) }
  }

  private func shortened(_ line: String, to width: Double) -> String {
    guard self.width(of: line) > width else { return line }
    return line.prefix(max(1, Int(width / size))) + "…"
  }

  /// As a multiple of the size.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    if scalar.isWide { return 1 }
    switch scalar {
    case "i", "j", "l", "t", "f", "I", ".", ",", ":", ";", "'", "!", "|", " ": return 0.33
    case "m", "w", "M", "W", "@", "%", "…": return 0.9
    case "A"..."Z": return 0.68
    default: return scalar.properties.generalCategory == .nonspacingMark ? 0 : 0.57
    }
  }
}
