internal import A11yModel

/// The colours that a document can name: its palette, and the platform's.
struct ColorTable {
  let generation: Generation
  let isGenerationPinned: Bool
  private(set) var definitions: [String: Definition] = [:]

  init(generation: Generation, isGenerationPinned: Bool) {
    self.generation = generation
    self.isGenerationPinned = isGenerationPinned
  }

  /// A colour of the palette as written: an expression for each variant it is given for.
  struct Definition {
    var source: Int
    var value: ColorExpression?
    var byVariant: [Variant: ColorExpression] = [:]
    var opacity = 1.0
    var isAssumed = false

    /// What holds in a variant: its own value, else that without elevation, else that without
    /// increased contrast, else the one for all.
    func expression(in variant: Variant) -> ColorExpression? {
      let base = variant.withoutHighContrast
      let candidates = [
        variant, Variant(variant.appearance), base, Variant(base.appearance),
      ]
      return candidates.lazy.compactMap { byVariant[$0] }.first ?? value
    }

    var isStatic: Bool { byVariant.isEmpty }
  }

  mutating func define(_ name: String, _ definition: Definition) {
    definitions[name] = definition
  }

  /// A colour with what is known of it.
  struct Resolved {
    var color: Color
    var isStatic: Bool
    var usesSystemColor = false
    var isAssumed = false
  }

  /// What an expression is in a variant; nil where a token has no value there.
  func resolve(_ expression: ColorExpression, in variant: Variant) -> Resolved? {
    switch expression {
    case .literal(let color, _): return Resolved(color: color, isStatic: true)
    case .system(let name):
      guard let color = generation.systemColor(name, in: variant) else { return nil }
      return Resolved(
        color: color,
        isStatic: false,
        usesSystemColor: true,
        isAssumed: !isGenerationPinned || Generation.isDisputed(name, in: variant.appearance)
      )
    case .token(let name):
      guard let definition = definitions[name],
        let expression = definition.expression(in: variant),
        var resolved = resolve(expression, in: variant)
      else { return nil }
      resolved.color = resolved.color.opacity(definition.opacity)
      resolved.isStatic = resolved.isStatic && definition.isStatic
      resolved.isAssumed = resolved.isAssumed || definition.isAssumed
      return resolved
    case .series, .state: return nil
    }
  }

  /// The name that lacks a value in a variant: the expression's own, or one it is defined by.
  func missing(_ expression: ColorExpression, in variant: Variant) -> String {
    guard case .token(let name) = expression,
      let next = definitions[name]?.expression(in: variant)
    else { return expression.text }
    return missing(next, in: variant)
  }

  /// Some tokens with those they are defined by.
  func closure(of names: Set<String>) -> Set<String> {
    var reached = names
    var next = Array(names)
    while let name = next.popLast() {
      next += references(of: name).filter { reached.insert($0).inserted }
    }
    return reached
  }

  /// The tokens that define themselves, directly or through others.
  var selfReferences: [(name: String, source: Int)] {
    definitions.keys.sorted().compactMap { start in
      var reached: Set<String> = []
      var next = references(of: start)
      while let name = next.popLast() {
        if name == start { return definitions[start].map { (start, $0.source) } }
        if reached.insert(name).inserted { next += references(of: name) }
      }
      return nil
    }
  }

  private func references(of name: String) -> [String] {
    guard let definition = definitions[name] else { return [] }
    let expressions = [definition.value].compactMap(\.self) + definition.byVariant.values
    return expressions.compactMap { if case .token(let name) = $0 { name } else { nil } }
  }

  /// The palette for the document, in the order of the source.
  func tokens(used: Set<Int>) -> [Token] {
    names.enumerated().map { index, name in
      guard let definition = definitions[name] else {
        preconditionFailure("a token's name is that of a definition")
      }
      var values: [Variant: Color] = [:]
      for surface in Surface.allCases {
        for appearance in Appearance.allCases {
          let variant = Variant(appearance, surface)
          values[variant] = resolve(.token(name), in: variant)?.color
        }
      }
      var token = Token(
        name: name,
        values: values,
        isStatic: resolve(.token(name), in: Variant(.light))?.isStatic ?? false,
        source: definition.source
      )
      token.missing = Appearance.allCases.filter {
        definition.expression(in: Variant($0)) == nil
      }
      token.isUsed = used.contains(index)
      return token
    }
  }

  /// The tokens in the order of the source.
  var names: [String] {
    definitions.keys.sorted { (definitions[$0]?.source ?? 0) < (definitions[$1]?.source ?? 0) }
  }
}

/// A colour as an author writes it.
enum ColorExpression: Hashable {
  case literal(Color, String)
  case system(String)
  case token(String)
  /// The colour of the series shown.
  case series
  /// The colour of the state shown.
  case state

  /// What the author wrote.
  var text: String {
    switch self {
    case .literal(_, let text), .system(let text), .token(let text): text
    case .series: "series"
    case .state: "state"
    }
  }
}
