internal import A11yModel
internal import Palettes

/// The colours that a document can name: its palette, and the platform's.
struct ColorTable {
  let generation: Generation
  let isGenerationPinned: Bool

  /// The tokens in the order of the source.
  private(set) var definitions: [Definition] = []

  /// What each token is in each variant, one token behind another; nil where it has no value.
  private var values: [Resolved?] = []

  /// Whether a token is called as colours are written that begin with `#`.
  private var namesNumberSigns = false

  /// What has been read, for all who read the document.
  private let known = KnownExpressions()

  /// A colour that the project defines, by its name.
  private let project: ((String) -> PaletteColor?)?

  init(generation: Generation, isGenerationPinned: Bool, _ project: ((String) -> PaletteColor?)?) {
    self.generation = generation
    self.isGenerationPinned = isGenerationPinned
    self.project = project
  }

  /// A colour of the palette as written: an expression for each variant it is given for.
  struct Definition {
    let name: String
    var source: Int
    var value: ColorExpression?

    /// In the order of all variants; empty where none has one of its own.
    var byVariant: [ColorExpression?] = []
    var opacity = 1.0
    var isAssumed = false

    /// What holds in a variant: its own value, else that without elevation, else that without
    /// increased contrast, else the one for all.
    func expression(in variant: Int) -> ColorExpression? {
      guard !byVariant.isEmpty else { return value }
      // Increased contrast and elevation are bits of the variants' places.
      return byVariant[variant] ?? byVariant[variant & 3] ?? byVariant[variant & 5]
        ?? byVariant[variant & 1] ?? value
    }
  }

  /// A colour with what is known of it.
  struct Resolved: Equatable {
    var color: Color

    /// Whether it is the same in light and dark, however often it is written, and no system may
    /// change it.
    var isStatic: Bool
    var usesSystemColor = false
    var isAssumed = false
  }

  // MARK: names

  /// The names of the tokens, in the order of the source.
  var names: [String] { definitions.map(\.name) }

  /// The names of what is imported, used or not.
  var foreignNames: [String] { known.imported?.palette.colors.map(\.name) ?? [] }

  /// Uses all that is imported: a spec of a palette alone is there to be looked up in.
  func useForeignColors() {
    for name in foreignNames { _ = try? expression(name) }
  }

  /// Makes a name one of a token, before anyone refers to it; its place.
  mutating func declare(_ name: String, source: Int) -> Int {
    let token = definitions.count
    known.expressions[name] = ColorExpression(.token(token), name)
    namesNumberSigns = namesNumberSigns || name.hasPrefix("#")
    definitions.append(Definition(name: name, source: source))
    return token
  }

  /// Makes the colours of imports known, before anyone refers to one.
  mutating func take(_ imported: ImportedPalette, _ sources: [Int]) {
    known.imported = (imported, sources)
    namesNumberSigns = namesNumberSigns || imported.namesNumberSigns
  }

  mutating func define(_ token: Int, _ definition: Definition) {
    definitions[token] = definition
  }

  /// A token, a system colour or a CSS colour by how it is written.
  func expression(_ text: String) throws(ColorSyntaxError) -> ColorExpression {
    if let known = known.expressions[text] { return known }
    if let imported = imported(text) { return imported }
    let isSystem = Generation.systemColorNames.contains(text)
    let meaning: ColorExpression.Meaning =
      isSystem ? .system(generation.row(text)) : .literal(try Color(css: text))
    let expression = ColorExpression(meaning, text)
    known.expressions[text] = expression
    return expression
  }

  /// The same of a colour that a token is, which is hardly ever written twice.
  func definingExpression(_ text: String) throws(ColorSyntaxError) -> ColorExpression {
    guard !namesNumberSigns, text.utf8.first == UInt8(ascii: "#") else {
      return try expression(text)
    }
    return ColorExpression(.literal(try Color(css: text)), text)
  }

  /// A colour that is defined elsewhere: by an import of the document, or by the project.
  private func imported(_ text: String) -> ColorExpression? {
    let found: (color: PaletteColor, source: Int)?
    if let (palette, sources) = known.imported, let (color, part) = palette.color(text) {
      found = (color, sources[part])
    } else {
      found = project?(text).map { ($0, 0) }
    }
    guard let found else { return nil }
    let expression = ColorExpression(.token(definitions.count + known.colors.count), text)
    known.colors.append(ForeignColor(found.color, in: found.source, self))
    known.expressions[text] = expression
    return expression
  }

  /// What has been read: expressions by their texts, and the colours of other files that are used.
  private final class KnownExpressions {
    var expressions: [String: ColorExpression] = [:]
    var imported: (palette: ImportedPalette, sources: [Int])?
    var colors: [ForeignColor] = []
  }

  /// The colours of other files that are used, whose tokens follow those of the document.
  var foreignColors: [ForeignColor] { known.colors }

  /// A colour of the palette by its place.
  private func definition(_ token: Int) -> Definition {
    token < definitions.count
      ? definitions[token] : known.colors[token - definitions.count].definition
  }

  // MARK: values

  private static let variantCount = Variant.allCases.count

  /// What an expression is in a variant, by its place; nil where a token has no value there.
  func resolve(_ expression: ColorExpression, in variant: Int) -> Resolved? {
    switch expression.meaning {
    case .literal(let color): return Resolved(color: color, isStatic: true)
    case .system(let row):
      guard let row else { return nil }
      return Resolved(
        color: row.colors[variant],
        isStatic: false,
        usesSystemColor: true,
        isAssumed: !isGenerationPinned || row.isDisputed[variant & 3]
      )
    case .token(let token):
      guard token < definitions.count else {
        return known.colors[token - definitions.count].values[variant]
      }
      return values[token * Self.variantCount + variant]
    case .series, .state, .unknown: return nil
    }
  }

  /// Finds what each token is, and the tokens that are defined by one another in a circle.
  mutating func settle() -> [[String]] {
    let count = Self.variantCount
    values = Array(repeating: nil, count: definitions.count * count)
    var open: [[Int]] = Array(repeating: [], count: count)
    for token in definitions.indices {
      for variant in 0..<count {
        guard let expression = definitions[token].expression(in: variant) else { continue }
        if let other = expression.token, definitions.indices.contains(other) {
          open[variant].append(token)
        } else {
          let resolved = resolve(expression, in: variant)
          values[token * count + variant] = resolved.map(definitions[token].resolved)
        }
      }
    }
    var circles: [[Int]] = []
    for variant in 0..<count where !open[variant].isEmpty {
      var isSettled = definitions.map { reference($0, in: variant) == nil }
      for token in open[variant] where !isSettled[token] {
        let circle = settle(token, in: variant, &isSettled)
        if !circle.isEmpty, !circles.contains(where: { Set($0) == Set(circle) }) {
          circles.append(circle)
        }
      }
    }
    for token in definitions.indices { Self.markAdaptive(&values, from: token * count) }
    return circles.map { $0.map { definitions[$0].name } }
  }

  /// A token whose values in light and in dark differ is not static, with increased contrast either.
  static func markAdaptive(_ values: inout [Resolved?], from start: Int) {
    for surface in [start, start + 4] {
      let light = values[surface]
      let dark = values[surface + 1]
      guard light?.color != dark?.color || light?.isStatic != dark?.isStatic else { continue }
      for variant in surface..<(surface + 4) { values[variant]?.isStatic = false }
    }
  }

  /// Follows a token to the colour at its end, and gives that to each token on the way; a loop,
  /// for a palette can chain more tokens than calls can nest.
  private mutating func settle(
    _ start: Int,
    in variant: Int,
    _ isSettled: inout [Bool]
  ) -> [Int] {
    var path: [Int] = []
    var places: [Int: Int] = [:]
    var circle: [Int] = []
    var color: Resolved?
    var next: Int? = start
    while let token = next {
      next = nil
      if isSettled[token] {
        color = values[token * Self.variantCount + variant]
      } else if let place = places[token] {
        circle = Array(path[place...])
      } else {
        places[token] = path.count
        path.append(token)
        next = reference(definitions[token], in: variant)
      }
    }
    for token in path { isSettled[token] = true }
    for token in path.reversed() {
      guard let resolved = color.map(definitions[token].resolved) else { break }
      values[token * Self.variantCount + variant] = resolved
      color = resolved
    }
    return circle
  }

  /// The token of the document that gives a colour in a variant; nil where it is given otherwise.
  private func reference(_ definition: Definition, in variant: Int) -> Int? {
    guard let token = definition.expression(in: variant)?.token else { return nil }
    return definitions.indices.contains(token) ? token : nil
  }

  /// The name that lacks a value in a variant, the expression's own or one it is defined by.
  func missing(_ expression: ColorExpression, in variant: Int) -> Missing {
    var last = expression
    while let token = last.token, let next = definition(token).expression(in: variant) {
      if case .unknown(let reason) = next.meaning {
        let isEverywhere = definition(token).byVariant.isEmpty
        return Missing(name: last.text, reason: reason, isEverywhere: isEverywhere)
      }
      last = next
    }
    return Missing(name: last.text)
  }

  /// What has no value.
  struct Missing {
    let name: String

    /// Why nobody knows it, where it has a value.
    var reason: String?

    /// Whether nobody knows it in any variant.
    var isEverywhere = false
  }

  /// Some tokens with those they are defined by, in the order of the source.
  func closure(of tokens: Set<Int>) -> [Int] {
    var isReached = Array(repeating: false, count: definitions.count + known.colors.count)
    var next = Array(tokens)
    while let token = next.popLast() {
      guard !isReached[token] else { continue }
      isReached[token] = true
      let definition = definition(token)
      if let other = definition.value?.token { next.append(other) }
      for expression in definition.byVariant {
        if let other = expression?.token { next.append(other) }
      }
    }
    return isReached.indices.filter { isReached[$0] }
  }

  /// The palette for the document, in the order of the source; behind it what is used of other files.
  func tokens(used: Set<Int>, _ sourceCount: Int) -> [Token] {
    let own = definitions.enumerated().map { index, definition in
      let row = values[(index * Self.variantCount)..<((index + 1) * Self.variantCount)]
      return token(definition, Array(row), isUsed: used.contains(index))
    }
    return own
      + known.colors.enumerated().map { index, color in
        var definition = color.definition
        definition.source = sourceCount + index
        return token(definition, color.values, isUsed: used.contains(definitions.count + index))
      }
  }

  private func token(_ definition: Definition, _ row: [Resolved?], isUsed: Bool) -> Token {
    var token = Token(
      name: definition.name,
      colors: row.map { $0?.color },
      isStatic: row.first??.isStatic ?? false,
      source: definition.source
    )
    let expressions = Appearance.allCases.map { ($0, definition.expression(in: $0.index)) }
    token.missing = expressions.filter { $0.1 == nil }.map(\.0)
    for (appearance, expression) in expressions {
      if case .unknown(let reason)? = expression?.meaning { token.unknown[appearance] = reason }
    }
    token.isUsed = isUsed
    return token
  }
}

extension ColorTable.Definition {
  /// A colour as a token that is defined by it shows it.
  func resolved(_ color: ColorTable.Resolved) -> ColorTable.Resolved {
    var resolved = color
    resolved.color = resolved.color.opacity(opacity)
    resolved.isAssumed = resolved.isAssumed || isAssumed
    return resolved
  }
}
