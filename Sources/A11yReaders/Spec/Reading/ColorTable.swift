internal import A11yModel

/// The colours that a document can name: its palette, and the platform's.
struct ColorTable {
  let generation: Generation
  let isGenerationPinned: Bool
  private(set) var definitions: [String: Definition] = [:]

  /// The tokens in the order of the source.
  private(set) var names: [String] = []

  /// What each token is in each variant, in the order of all; nil where it has no value.
  private var values: [String: [Resolved?]] = [:]

  init(generation: Generation, isGenerationPinned: Bool) {
    self.generation = generation
    self.isGenerationPinned = isGenerationPinned
  }

  /// A colour of the palette as written: an expression for each variant it is given for.
  struct Definition {
    var source: Int
    var value: ColorExpression?

    /// In the order of all variants.
    var byVariant: [ColorExpression?] = Array(repeating: nil, count: Variant.allCases.count)
    var opacity = 1.0
    var isAssumed = false

    /// What holds in a variant: its own value, else that without elevation, else that without
    /// increased contrast, else the one for all.
    func expression(in variant: Variant) -> ColorExpression? {
      let base = variant.withoutHighContrast
      return byVariant[variant.index] ?? byVariant[Variant(variant.appearance).index]
        ?? byVariant[base.index] ?? byVariant[Variant(base.appearance).index] ?? value
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
    case .token(let name): return values[name]?[variant.index]
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
    var paths: [(name: String, variants: [Variant])] = []
    for name in names {
      guard let definition = definitions[name] else { continue }
      var row: [Resolved?] = []
      var open: [Variant] = []
      for variant in Variant.allCases {
        switch definition.expression(in: variant) {
        case .token:
          open.append(variant)
          row.append(nil)
        case let expression:
          let resolved = expression.flatMap { resolve($0, in: variant) }
          row.append(resolved.map { definition.resolved($0) })
        }
      }
      values[name] = row
      if !open.isEmpty { paths.append((name, open)) }
    }
    for variant in paths.isEmpty ? [] : Variant.allCases {
      var settled = Set(names.filter { definitions[$0]?.reference(in: variant) == nil })
      for path in paths where path.variants.contains(variant) && !settled.contains(path.name) {
        let circle = settle(path.name, in: variant, &settled)
        if !circle.isEmpty, !circles.contains(where: { Set($0) == Set(circle) }) {
          circles.append(circle)
        }
      }
    }
    for name in names { markAdaptive(name) }
    return circles
  }

  /// A token whose values in light and in dark differ is not static, with increased contrast either.
  private mutating func markAdaptive(_ name: String) {
    guard var row = values[name] else { return }
    for surface in Surface.allCases {
      let light = row[Variant(.light, surface).index]
      let dark = row[Variant(.dark, surface).index]
      guard light?.color != dark?.color || light?.isStatic != dark?.isStatic else { continue }
      for appearance in Appearance.allCases {
        row[Variant(appearance, surface).index]?.isStatic = false
      }
    }
    values[name] = row
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
        color = values[name]?[variant.index]
      } else if let place = places[name] {
        circle = Array(path[place...])
      } else {
        places[name] = path.count
        path.append(name)
        next = definitions[name]?.reference(in: variant)
      }
    }
    settled.formUnion(path)
    for name in path.reversed() {
      guard let definition = definitions[name], let resolved = color.map(definition.resolved) else {
        break
      }
      values[name]?[variant.index] = resolved
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
    return (definition.byVariant + [definition.value]).compactMap {
      if case .token(let name)? = $0 { name } else { nil }
    }
  }

  /// The palette for the document, in the order of the source.
  func tokens(used: Set<Int>) -> [Token] {
    names.enumerated().map { index, name in
      guard let definition = definitions[name] else {
        preconditionFailure("a token's name is that of a definition")
      }
      let row = values[name] ?? []
      var colors = [Variant: Color](minimumCapacity: row.count)
      for (variant, resolved) in zip(Variant.allCases, row) { colors[variant] = resolved?.color }
      var token = Token(
        name: name,
        values: colors,
        isStatic: row.first??.isStatic ?? false,
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

extension ColorTable.Definition {
  /// The token that gives its colour in a variant; nil where it is given otherwise.
  fileprivate func reference(in variant: Variant) -> String? {
    if case .token(let name) = expression(in: variant) { name } else { nil }
  }

  /// A colour as a token that is defined by it shows it.
  fileprivate func resolved(_ color: ColorTable.Resolved) -> ColorTable.Resolved {
    var resolved = color
    resolved.color = resolved.color.opacity(opacity)
    resolved.isAssumed = resolved.isAssumed || isAssumed
    return resolved
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
