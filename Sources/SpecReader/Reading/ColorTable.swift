internal import A11yModel
internal import Palettes

/// The colours that a document can name: its palette, and the platform's.
struct ColorTable {
  let generation: Generation
  let isGenerationPinned: Bool

  /// The tokens in the order of the source.
  private(set) var definitions: [Definition] = []

  /// What each token is in each variant, one token behind another; nil where it has no value.
  var values: [Resolved?] = []

  /// Whether a token is called as colours are written that begin with `#`.
  private var namesNumberSigns = false

  /// What has been read, for all who read the document.
  let known = KnownColors()

  /// What the project defines.
  let project: ProjectPalette?
  let platform: Platform

  init(
    generation: Generation,
    isGenerationPinned: Bool,
    _ project: ProjectPalette?,
    _ platform: Platform = .ios
  ) {
    self.platform = platform
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

    /// Takes in what it is in a variant, or for nil in all others; what it was said to be there before.
    @discardableResult
    mutating func give(_ expression: ColorExpression?, in variant: Int?) -> ColorExpression? {
      guard let variant else {
        defer { value = expression }
        return value
      }
      if byVariant.isEmpty { byVariant = Array(repeating: nil, count: ColorTable.variantCount) }
      defer { byVariant[variant] = expression }
      return byVariant[variant]
    }

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
      found = project?.find(text, platform).map { ($0, 0) }
      known.usesProject = known.usesProject || found != nil
    }
    guard let found else { return nil }
    let expression = ColorExpression(.token(definitions.count + known.colors.count), text)
    known.colors.append(ForeignColor(found.color, in: found.source, self))
    known.expressions[text] = expression
    return expression
  }

  /// The colours of other files that are used, whose tokens follow those of the document.
  var foreignColors: [ForeignColor] { known.colors }

  /// A colour of the palette by its place.
  func definition(_ token: Int) -> Definition {
    token < definitions.count
      ? definitions[token] : known.colors[token - definitions.count].definition
  }

  // MARK: values

  static let variantCount = Variant.allCases.count

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
