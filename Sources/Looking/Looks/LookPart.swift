internal import A11yModel
internal import Language

/// What of a part tells the look it belongs to, the same in all variants.
struct LookPart: Sendable {
  let kind: ColorSlot.Kind

  /// An index into the component's renderings.
  let rendering: Int

  /// Whether its colour is the one that its series or its progress is known by.
  let isMain: Bool

  /// Whether it surrounds another shape.
  let isAround: Bool

  /// Whether it is there for some of the steps or marks only.
  let isConditional: Bool

  /// Its words, the name of its symbol or that of its shape.
  let content: String
  /// What is not known of a text or a symbol that nobody names; nil of any other.
  let unwritten: String?
  let pattern: Cue?
  let dash: Cue?
  let width: Double?
  let height: Double?
  let textSize: Double?
  let textWeight: Double?

  init(_ part: Part) {
    kind =
      switch part.kind {
      case .text: .text
      case .glyph: .glyph
      case .shape, .line: .shape
      }
    content =
      switch kind {
      case .text: part.ownWords
      case .glyph: part.ownSymbol
      case .shape: part.shapeName
      }
    rendering = part.rendering
    isMain = part.isColoredBySeries || part.role == .fill
    isAround = part.around != nil
    isConditional = part.isConditional
    unwritten = part.missingText
    pattern = part.pattern.map { Cue(.pattern, named: $0) }
    dash = part.dash.map { Cue(.dash, named: $0) }
    (width, height) = (part.width, part.height)
    (textSize, textWeight) = (part.textStyle?.size.value, part.textStyle?.weight.value)
  }

  /// The parts by importance: what surrounds another shape stands behind it.
  static func ordered(_ parts: [Part]) -> [LookPart] {
    let all = parts.map(LookPart.init)
    return all.filter(\.isMain) + all.filter { !$0.isMain && !$0.isAround }
      + all.filter { !$0.isMain && $0.isAround }
  }
}

extension Part {
  /// The words of a text that are its own, or else the names of the data it shows.
  fileprivate var ownWords: String {
    var literals: [String] = []
    for case .literal(let text) in content { literals.append(text) }
    let own = literals.joined(separator: " ")
    if !own.isEmpty {
      let words = Words(own)
      if !words.isEmpty { return words.strings.joined(separator: " ") }
    }
    return dataNames ?? own
  }

  /// The symbol, or the name of the data that give each its own.
  fileprivate var ownSymbol: String { dataNames ?? symbol ?? "" }

  /// The names of the data it shows, in braces; nil where it shows none.
  private var dataNames: String? {
    var names: String?
    for case .data(let name) in content { names = (names.map { "\($0) " } ?? "") + "{\(name)}" }
    return names
  }

  /// The shape as far as it tells: round corners make no other sign of a mark.
  fileprivate var shapeName: String {
    let isRounded = shape == .roundedRectangle && (role == .mark || role == .series)
    let name = (isRounded ? .rectangle : shape ?? .path).words
    return around == nil ? name : "\(name) around it"
  }
}

extension Part.Shape {
  /// The shape in words.
  var words: String { self == .roundedRectangle ? "rounded rectangle" : rawValue }
}
