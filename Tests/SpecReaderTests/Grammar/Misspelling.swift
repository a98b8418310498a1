import SpecReader
import XML

/// A spec in which one name or word is misspelt.
struct Misspelling: Sendable, CustomStringConvertible {
  enum Kind: String, Sendable {
    case element
    case attribute
    case word
  }

  var kind: Kind
  var word: String
  var wrong: String
  var place: Position
  var text: String

  var description: String { "\(kind) ‘\(wrong)’ at \(place.line):\(place.column)" }

  /// Every element, attribute and enumerated value of a spec, each misspelt in turn.
  static func all(of text: String) throws -> [Misspelling] {
    try made(of: text, skipping: nil).misspellings
  }

  /// Those of names and words that have not been misspelt in the same type of element before.
  static func new(in text: String, since seen: inout Set<[String]>) throws -> [Misspelling] {
    let maker = try made(of: text, skipping: seen)
    seen = maker.seen ?? seen
    return maker.misspellings
  }

  private static func made(of text: String, skipping seen: Set<[String]>?) throws -> Maker {
    let root = try Tree(parsing: Array(text.utf8)).root
    var maker = Maker(text, skipping: seen)
    for child in root.children { maker.misspell(child, in: "spec") }
    maker.misspellAttributes(of: root, "spec")
    return maker
  }
}

/// Misspells the names of a text where the parser says that they stand.
private struct Maker {
  private let scalars: [Unicode.Scalar]
  private var lines = [0]
  private(set) var misspellings: [Misspelling] = []

  /// The types of elements with their names and words that were misspelt; nil where each place
  /// counts.
  private(set) var seen: Set<[String]>?

  init(_ text: String, skipping seen: Set<[String]>?) {
    self.seen = seen
    scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar == "\n" { lines.append(index + 1) }
  }

  /// The element and all within it, whose type the type of its parent tells.
  mutating func misspell(_ element: Element, in parent: String) {
    let children = Grammar.spec.types[parent]?.children ?? []
    guard let type = children.first(where: { $0.name == element.name })?.type else { return }
    let start = offset(of: element.position) + 1
    var places = [start]
    let end = start - 1 + element.source.unicodeScalars.count
    if !element.source.hasSuffix("/>") { places.append(end - 1 - element.name.count) }
    add(.element, element.name, at: places, element.position, in: [parent])
    misspellAttributes(of: element, type)
    for child in element.children { misspell(child, in: type) }
  }

  mutating func misspellAttributes(of element: Element, _ type: String) {
    for attribute in element.attributes {
      let start = offset(of: attribute.position)
      add(.attribute, attribute.name, at: [start], attribute.position, in: [type])
      let value = start + attribute.name.count + 2
      let field = [type, attribute.name]
      switch Grammar.spec.types[type]?.attribute(attribute.name)?.kind {
      case .word, .boolean:
        add(.word, attribute.value, at: [value], attribute.position, in: field)
      case .words:
        var at = value
        for word in attribute.value.split(separator: " ") {
          add(.word, String(word), at: [at], attribute.position, in: field)
          at += word.count + 1
        }
      default: continue
      }
    }
  }

  private mutating func add(
    _ kind: Misspelling.Kind,
    _ word: String,
    at places: [Int],
    _ position: Position,
    in field: [String]
  ) {
    guard seen?.insert([kind.rawValue, word] + field).inserted != false else { return }
    // A letter twice, as fingers do it.
    let middle = word.index(word.startIndex, offsetBy: word.count / 2)
    let wrong = String(word[...middle]) + String(word[middle...])
    var text = scalars
    for place in places.reversed() {
      text.replaceSubrange(place..<place + word.unicodeScalars.count, with: wrong.unicodeScalars)
    }
    misspellings.append(
      Misspelling(
        kind: kind,
        word: word,
        wrong: wrong,
        place: position,
        text: String(String.UnicodeScalarView(text))
      )
    )
  }

  private func offset(of position: Position) -> Int {
    lines[position.line - 1] + position.column - 1
  }
}
