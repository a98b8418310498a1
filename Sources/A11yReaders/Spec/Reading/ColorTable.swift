internal import A11yModel

/// The colours that a document can name: its palette, and the platform's.
struct ColorTable {
  let generation: Generation
  let isGenerationPinned: Bool
  private(set) var definitions: [String: Definition] = [:]

  /// The tokens in the order of the source.
  private(set) var names: [String] = []

  /// What each token is in each variant where it has a value.
  private var values: [Variant: [String: Resolved]] = [:]

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
  }

  mutating func define(_ name: String, _ definition: Definition) {
    definitions[name] = definition
  }

  /// A colour with what is known of it.
  struct Resolved {
    var color: Color

    /// Whether it is the same in light and dark, however often it is written, and no system may
    /// change it.
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
        isAssumed: !isGenerationPinned || generation.isDisputed(name, in: variant.appearance)
      )
    case .token(let name): return values[variant]?[name]
    case .series, .state: return nil
    }
  }

  // MARK: tokens

  /// Finds what each token is, and the tokens that are defined by one another in a circle.
  mutating func settle() -> [[String]] {
    var circles: [[String]] = []
    names = definitions.keys.sorted { one, other in
      (definitions[one]?.source ?? 0) < (definitions[other]?.source ?? 0)
    }
    for variant in Variant.allCases {
      var settled: Set<String> = []
      for name in names where !settled.contains(name) {
        let circle = settle(name, in: variant, &settled)
        if !circle.isEmpty, !circles.contains(where: { Set($0) == Set(circle) }) {
          circles.append(circle)
        }
      }
    }
    for surface in Surface.allCases { markAdaptive(on: surface) }
    return circles
  }

  /// Tokens whose values in light and in dark differ are not static, with increased contrast either.
  private mutating func markAdaptive(on surface: Surface) {
    for name in names {
      let light = values[Variant(.light, surface)]?[name]
      let dark = values[Variant(.dark, surface)]?[name]
      guard light?.color != dark?.color || light?.isStatic != dark?.isStatic else { continue }
      for appearance in Appearance.allCases {
        values[Variant(appearance, surface)]?[name]?.isStatic = false
      }
    }
  }

  /// Follows a token to the colour at its end, and gives that to each token on the way; a loop,
  /// for a palette can chain more tokens than calls can nest.
  private mutating func settle(
    _ start: String,
    in variant: Variant,
    _ settled: inout Set<String>
  ) -> [String] {
    var path: [String] = []
    var places: [String: Int] = [:]
    var circle: [String] = []
    var color: Resolved?
    var next: String? = start
    while let name = next {
      next = nil
      if settled.contains(name) {
        color = values[variant]?[name]
      } else if let place = places[name] {
        circle = Array(path[place...])
      } else {
        places[name] = path.count
        path.append(name)
        switch definitions[name]?.expression(in: variant) {
        case .token(let other): next = other
        case let expression?: color = resolve(expression, in: variant)
        case nil: break
        }
      }
    }
    settled.formUnion(path)
    for name in path.reversed() {
      guard let definition = definitions[name], var resolved = color else { break }
      resolved.color = resolved.color.opacity(definition.opacity)
      resolved.isAssumed = resolved.isAssumed || definition.isAssumed
      values[variant, default: [:]][name] = resolved
      color = resolved
    }
    return circle
  }

  /// The name that lacks a value in a variant: the expression's own, or one it is defined by.
  func missing(_ expression: ColorExpression, in variant: Variant) -> String {
    var last = expression
    while case .token(let name) = last, let next = definitions[name]?.expression(in: variant) {
      last = next
    }
    return last.text
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
      var colors: [Variant: Color] = [:]
      for variant in Variant.allCases {
        colors[variant] = values[variant]?[name]?.color
      }
      var token = Token(
        name: name,
        values: colors,
        isStatic: values[Variant(.light)]?[name]?.isStatic ?? false,
        source: definition.source
      )
      token.missing = Appearance.allCases.filter {
        definition.expression(in: Variant($0)) == nil
      }
      token.isUsed = used.contains(index)
      return token
    }
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
