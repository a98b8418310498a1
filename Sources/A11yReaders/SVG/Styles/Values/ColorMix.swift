internal import A11yModel

/// Two colours that `color-mix()` mixes (CSS Color 5, section 2).
struct ColorMix {
  private let space: String

  /// Whether it says which way hues are mixed.
  private let hasHueMethod: Bool
  private let parts: [Part]

  private struct Part {
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
    guard let space = inside.takeKeyword() else { return nil }
    inside.skipSpace()
    hasHueMethod = inside.ident != nil
    while inside.takeKeyword() != nil { inside.skipSpace() }
    var parts: [Part] = []
    while inside.take(.comma) {
      guard let part = Self.part(&inside) else { return nil }
      parts.append(part)
    }
    guard inside.isFinished(), parts.count == 2 else { return nil }
    (self.space, self.parts) = (space, parts)
  }

  /// A colour, with how much of it before or behind it.
  private static func part(_ cursor: inout TokenCursor) -> Part? {
    var share = share(&cursor)
    cursor.skipSpace()
    guard let color = StyleColor(&cursor) else { return nil }
    if share == nil { share = self.share(&cursor) }
    cursor.skipSpace()
    guard share.map((0...1).contains) ?? true else { return nil }
    return Part(color: color, share: share)
  }

  private static func share(_ cursor: inout TokenCursor) -> Double? {
    cursor.skipSpace()
    guard let token = cursor.next, token.kind == .percentage else { return nil }
    cursor.advance()
    return cursor.text.number(of: token) / 100
  }

  /// Whether two colours make the same in every space: one and itself, or `transparent`, which takes
  /// on the other's hue and lends nothing to it.
  private func isAlike(_ one: Color, _ other: Color) -> Bool {
    one == other || one == .clear || other == .clear
  }

  /// The colour that they make; nil where one is not known, or the space is another than sRGB and
  /// counts.
  var color: Color? {
    guard case .fixed(let one) = parts[0].color, case .fixed(let other) = parts[1].color else {
      return nil
    }
    let first = parts[0].share ?? parts[1].share.map { 1 - $0 } ?? 0.5
    let second = parts[1].share ?? 1 - first
    let sum = first + second
    guard sum > 0 else { return nil }
    guard space == "srgb" || !hasHueMethod && isAlike(one, other) else { return nil }
    let shares = (first / sum, second / sum)
    let alpha = one.alpha * shares.0 + other.alpha * shares.1
    guard alpha > 0 else { return .clear }
    func mixed(_ component: (Color) -> Double) -> Double {
      (component(one) * one.alpha * shares.0 + component(other) * other.alpha * shares.1) / alpha
    }
    return Color(
      red: mixed(\.red),
      green: mixed(\.green),
      blue: mixed(\.blue),
      alpha: alpha * min(1, sum)
    )
  }
}
