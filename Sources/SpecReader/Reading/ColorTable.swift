internal import A11yModel

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
  private let known = KnownExpressions()

  init(generation: Generation, isGenerationPinned: Bool) {
    self.generation = generation
    self.isGenerationPinned = isGenerationPinned
  }

  /// A colour of the palette as written: an expression for each variant it is given for.
  struct Definition {
    let name: String
    let source: Int
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

  /// Makes a name one of a token, before anyone refers to it; its place.
  mutating func declare(_ name: String, source: Int) -> Int {
    let token = definitions.count
    known.expressions[name] = ColorExpression(.token(token), name)
    namesNumberSigns = namesNumberSigns || name.hasPrefix("#")
    definitions.append(Definition(name: name, source: source))
    return token
  }

  mutating func define(_ token: Int, _ definition: Definition) {
    definitions[token] = definition
  }

  /// A token, a system colour or a CSS colour by how it is written.
  func expression(_ text: String) throws(ColorSyntaxError) -> ColorExpression {
    if let known = known.expressions[text] { return known }
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

  /// What has been read, for all who read the document.
  private final class KnownExpressions {
    var expressions: [String: ColorExpression] = [:]
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
    case .token(let token): return values[token * Self.variantCount + variant]
    case .series, .state: return nil
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
        if expression.token != nil {
          open[variant].append(token)
        } else {
          let resolved = resolve(expression, in: variant)
          values[token * count + variant] = resolved.map(definitions[token].resolved)
        }
      }
    }
    var circles: [[Int]] = []
    for variant in 0..<count where !open[variant].isEmpty {
      var isSettled = definitions.map { $0.reference(in: variant) == nil }
      for token in open[variant] where !isSettled[token] {
        let circle = settle(token, in: variant, &isSettled)
        if !circle.isEmpty, !circles.contains(where: { Set($0) == Set(circle) }) {
          circles.append(circle)
        }
      }
    }
    for token in definitions.indices { markAdaptive(token) }
    return circles.map { $0.map { definitions[$0].name } }
  }

  /// A token whose values in light and in dark differ is not static, with increased contrast either.
  private mutating func markAdaptive(_ token: Int) {
    let start = token * Self.variantCount
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
        next = definitions[token].reference(in: variant)
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

  /// The name that lacks a value in a variant: the expression's own, or one it is defined by.
  func missing(_ expression: ColorExpression, in variant: Int) -> String {
    var last = expression
    while let token = last.token, let next = definitions[token].expression(in: variant) {
      last = next
    }
    return last.text
  }

  /// Some tokens with those they are defined by, in the order of the source.
  func closure(of tokens: Set<Int>) -> [Int] {
    var isReached = Array(repeating: false, count: definitions.count)
    var next = Array(tokens)
    while let token = next.popLast() {
      guard !isReached[token] else { continue }
      isReached[token] = true
      if let other = definitions[token].value?.token { next.append(other) }
      for expression in definitions[token].byVariant {
        if let other = expression?.token { next.append(other) }
      }
    }
    return definitions.indices.filter { isReached[$0] }
  }

  /// The palette for the document, in the order of the source.
  func tokens(used: Set<Int>) -> [Token] {
    definitions.enumerated().map { index, definition in
      let row = values[(index * Self.variantCount)..<((index + 1) * Self.variantCount)]
      var token = Token(
        name: definition.name,
        colors: row.map { $0?.color },
        isStatic: row.first??.isStatic ?? false,
        source: definition.source
      )
      token.missing = Appearance.allCases.filter { definition.expression(in: $0.index) == nil }
      token.isUsed = used.contains(index)
      return token
    }
  }
}

extension ColorTable.Definition {
  /// The token that gives its colour in a variant; nil where it is given otherwise.
  fileprivate func reference(in variant: Int) -> Int? { expression(in: variant)?.token }

  /// A colour as a token that is defined by it shows it.
  fileprivate func resolved(_ color: ColorTable.Resolved) -> ColorTable.Resolved {
    var resolved = color
    resolved.color = resolved.color.opacity(opacity)
    resolved.isAssumed = resolved.isAssumed || isAssumed
    return resolved
  }
}
