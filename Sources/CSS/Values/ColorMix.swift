internal import A11yColor

/// Two colours that `color-mix()` mixes (CSS Color 5, section 2).
package struct ColorMix: Hashable, Sendable {
  private let interpolation: ColorInterpolation
  private var parts: [Part]

  private struct Part: Hashable {
    var color: StyleColor
    /// 0 to 1; nil where it is not said.
    var share: Double?
  }

  /// - Parameter cursor: at the function; nil where what it holds is not read.
  init?(_ cursor: TokenCursor) {
    var inside = cursor.inside
    inside.skipSpace()
    guard inside.takeKeyword() == "in" else { return nil }
    inside.skipSpace()
    guard let space = ColorInterpolation.Space(rawValue: inside.takeKeyword() ?? "") else {
      return nil
    }
    inside.skipSpace()
    var interpolation = ColorInterpolation(space)
    if let word = inside.takeKeyword() {
      guard space.hasHues, let direction = ColorInterpolation.HueDirection(rawValue: word) else {
        return nil
      }
      inside.skipSpace()
      guard inside.takeKeyword() == "hue" else { return nil }
      interpolation.hue = direction
      inside.skipSpace()
    }
    var parts: [Part] = []
    while inside.take(.comma) {
      guard let part = Self.part(&inside) else { return nil }
      parts.append(part)
    }
    guard inside.isFinished(), parts.count == 2 else { return nil }
    (self.interpolation, self.parts) = (interpolation, parts)
  }

  /// A colour, with how much of it before or behind it.
  private static func part(_ cursor: inout TokenCursor) -> Part? {
    var share = share(&cursor)
    cursor.skipSpace()
    // What a colour leaves out the other lends it, and a colour that is read has all.
    guard cursor.function == nil || !hasMissing(cursor.inside), let color = StyleColor(&cursor)
    else { return nil }
    if share == nil { share = self.share(&cursor) }
    cursor.skipSpace()
    guard share.map((0...1).contains) ?? true else { return nil }
    return Part(color: color, share: share)
  }

  private static func hasMissing(_ cursor: TokenCursor) -> Bool {
    var cursor = cursor
    while !cursor.isAtEnd {
      if cursor.ident?.lowercased() == "none" { return true }
      cursor.skip()
    }
    return false
  }

  private static func share(_ cursor: inout TokenCursor) -> Double? {
    cursor.skipSpace()
    guard let token = cursor.next, token.kind == .percentage else { return nil }
    cursor.advance()
    return cursor.text.number(of: token) / 100
  }

  /// The mixture of the colours that its parts have by day or by night.
  func settled(in scheme: ColorScheme) -> ColorMix {
    var mix = self
    for index in mix.parts.indices {
      mix.parts[index].color = mix.parts[index].color.settled(in: scheme)
    }
    return mix
  }

  /// Whether `currentColor` is in it.
  var asksForCurrent: Bool { parts.contains(where: \.color.asksForCurrent) }

  /// The colour that they make; nil where one is not known.
  func resolved(_ current: Color?) -> Color? {
    guard let one = parts[0].color.resolved(current), let other = parts[1].color.resolved(current)
    else { return nil }
    let first = parts[0].share ?? parts[1].share.map { 1 - $0 } ?? 0.5
    let second = parts[1].share ?? 1 - first
    let sum = first + second
    guard sum > 0 else { return nil }
    return interpolation.color(between: one, other, share: second / sum)?.opacity(min(1, sum))
  }
}
