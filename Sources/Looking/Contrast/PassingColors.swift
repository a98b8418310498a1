package import A11yModel
package import Listening

/// Colours that reach a ratio where others do not, each looked for once.
package struct PassingColors: Sendable {
  private let nearest: NearestColors

  /// What takes the place of the colours of a palette, found together: two that are told apart stay so.
  private var choices: [Key: Choice] = [:]

  /// By variant and token, what its colour is seen on.
  private var grounds: [Variant: [String: [Color]]] = [:]

  /// A difference (CIEDE2000) at which people tell two colours of a key apart; ours.
  static let least = 10.0

  private struct Key: Hashable {
    var color: Color
    var variant: Variant
  }

  /// What takes the place of a colour, and what was asked for.
  private struct Choice {
    var color: Color

    /// Whether it is told from the others as well as the old one was.
    var fitsPalette: Bool
    var minimum: ContrastRatio
    var others: [Color]
  }

  /// The tokens that have been looked for.
  private var tokens: [PassingToken: String?] = [:]

  package init(_ nearest: NearestColors) { self.nearest = nearest }

  /// The nearest colour to some equal ones that reaches a ratio against all of some others.
  ///
  /// Nil where the former differ, for no one colour can stand for a gradient. Each question is
  /// answered once.
  package func nearest(
    to colors: [Color],
    reaching minimum: ContrastRatio,
    against others: [Color]
  ) -> Color? {
    guard let color = colors.first, colors.allSatisfy({ $0 == color }) else { return nil }
    return nearest.nearest(to: color, reaching: minimum, against: others)
  }

  /// The token of a document that does what is asked, looked for once; nil where none does.
  package mutating func token(for question: PassingToken, in document: Document) -> String? {
    guard !document.palette.isEmpty || !document.imported.isEmpty else { return nil }
    if let known = tokens[question] { return known }
    let name = question.name(in: document)
    tokens[question] = .some(name)
    return name
  }

  /// All that a token's colour is seen on in a variant, looked for once.
  package mutating func grounds(
    of token: String,
    in variant: Variant,
    _ facts: ComponentFacts
  ) -> [Color] {
    if let known = grounds[variant]?[token] { return known }
    let found = facts.grounds(of: token, in: variant)
    grounds[variant, default: [:]][token] = found
    return found
  }

  /// The same in one variant of a component, where it takes the place of a colour of its palette: not
  /// to be mistaken for another of those, and as far in lightness from each that the old one was.
  ///
  /// - Returns: the colour, and whether it is all that; nil where none reaches the ratio.
  package mutating func nearest(
    to colors: [Color],
    reaching minimum: ContrastRatio,
    against others: [Color],
    in variant: Variant,
    _ facts: ComponentFacts
  ) -> (color: Color, fitsPalette: Bool)? {
    guard let color = nearest(to: colors, reaching: minimum, against: others),
      let old = colors.first
    else { return nil }
    let all = facts[KeyColors.self][variant]
    guard all.contains(old) else { return (color, true) }
    if let known = choices[Key(color: old, variant: variant)], known.minimum == minimum,
      known.others == others
    {
      return (known.color, known.fitsPalette)
    }
    let strangers = all.filter { $0 != old }.map {
      choices[Key(color: $0, variant: variant)]?.color ?? $0
    }
    let distant = zip(all.filter { $0 != old }, strangers)
      .filter { ContrastRatio($0.0, old) >= minimum }.map(\.1)
    let isPlain =
      strangers.allSatisfy { LabColor($0).difference(from: LabColor(color)) >= Self.least }
      && distant.allSatisfy { ContrastRatio($0, color) >= minimum }
    let fitting =
      isPlain
      ? color
      : nearest.nearest(
        to: old,
        reaching: minimum,
        against: others + distant,
        unlike: strangers
      )
    let choice = Choice(
      color: fitting ?? color,
      fitsPalette: fitting != nil,
      minimum: minimum,
      others: others
    )
    choices[Key(color: old, variant: variant)] = choice
    return (choice.color, choice.fitsPalette)
  }
}
