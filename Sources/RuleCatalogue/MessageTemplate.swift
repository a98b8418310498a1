/// The sentence of a finding, in which what the check names takes its place.
///
/// `{name}` is a value. `{name|one part|# parts}` goes by its number, or by how many it lists; a third
/// before these two is said of none. `{name|axis=its title|legend=its entries|it}` goes by its text. Of
/// the clauses in `[…|…]` the first is said whose names all have values, and none that is empty. A list is “a, b and c”, and
/// “‘a’, ‘b’ and ‘c’” where its name stands in quotes.
package struct MessageTemplate: Sendable {
  private let pieces: [Piece]

  /// Whether each bracket has one that closes it.
  package let isBalanced: Bool

  fileprivate enum Piece: Sendable {
    case text(String)
    case value(String, isQuoted: Bool)
    case choice(String, [Alternative])
    case clauses([[Piece]])
  }

  /// What is said of a value whose text is the key, or of a number.
  fileprivate struct Alternative: Sendable {
    var key: String?
    var pieces: [Piece]
  }

  /// A value as a sentence has it.
  package struct Value {
    fileprivate let text: String

    /// A number, or how many are listed; nil of a text.
    fileprivate let number: Double?

    /// Whether there is nothing in it, quoted or not; a clause goes without such a name.
    fileprivate var isEmpty: Bool { text.isEmpty || text == "‘’" }

    package init(_ text: String, number: Double? = nil) {
      (self.text, self.number) = (text, number)
    }
  }

  /// The value of a name, nil where there is none; of a list, whether each of it is to be quoted.
  package typealias Values = (_ name: String, _ isQuoted: Bool) -> Value?

  package init(_ text: String) {
    var parser = MessageParser(text)
    pieces = parser.pieces()
    isBalanced = parser.isBalanced
  }

  /// The names in it, one after another.
  package var names: [String] { Self.names(in: pieces) }

  private static func names(in pieces: [Piece]) -> [String] {
    pieces.flatMap { piece -> [String] in
      switch piece {
      case .text: []
      case .value(let name, _): name == number ? [] : [name]
      case .choice(let name, let all): [name] + all.flatMap { names(in: $0.pieces) }
      case .clauses(let all): all.flatMap(names)
      }
    }
  }

  /// What stands for the number that alternatives go by.
  fileprivate static let number = "#"

  /// The sentence; a name without a value stays as it is.
  package func filled(_ value: Values) -> String {
    var result = ""
    _ = Self.add(pieces, to: &result, value)
    return result
  }

  /// - Returns: whether each name has a value.
  private static func add(_ pieces: [Piece], to result: inout String, _ value: Values) -> Bool {
    var isComplete = true
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .value(let name, let isQuoted):
        let known = value(name, isQuoted)
        result += known?.text ?? (isQuoted ? "‘{\(name)}’" : "{\(name)}")
        if known.map({ $0.isEmpty }) ?? true { isComplete = false }
      case .choice(let name, let all):
        guard let known = value(name, false) else {
          isComplete = false
          continue
        }
        let isChosenComplete = add(chosen(of: all, for: known), to: &result) { other, isQuoted in
          other == number ? known : value(other, isQuoted)
        }
        if !isChosenComplete { isComplete = false }
      case .clauses(let all):
        for clause in all {
          var said = ""
          guard add(clause, to: &said, value) else { continue }
          result += said
          break
        }
      }
    }
    return isComplete
  }

  private static func chosen(of all: [Alternative], for value: Value) -> [Piece] {
    if let same = all.first(where: { $0.key == value.text }) { return same.pieces }
    let others = all.filter { $0.key == nil }
    let fromLast = value.number == 0 && others.count > 2 ? 2 : value.number == 1 ? 1 : 0
    return others.dropLast(min(fromLast, others.count - 1)).last?.pieces ?? []
  }
}

/// Reads a template, whose brackets may lie in each other; byte by byte, for characters take ten times as
/// long.
private struct MessageParser {
  private let bytes: [UInt8]
  private var place = 0

  /// How many names are around that alternatives go by.
  private var choices = 0
  private(set) var isBalanced = true

  init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func pieces() -> [MessageTemplate.Piece] { pieces(upTo: nil) }

  /// What stands before the bracket that closes it, or a bar; nil for all there is.
  private mutating func pieces(upTo end: UInt8?) -> [MessageTemplate.Piece] {
    var pieces: [MessageTemplate.Piece] = []
    var start = place
    while let byte = next, end == nil || (byte != end && byte != Self.bar) {
      guard byte == Self.brace || byte == Self.bracket || (byte == Self.sign && choices > 0) else {
        place += 1
        continue
      }
      var said = start..<place
      place += 1
      var piece: MessageTemplate.Piece =
        switch byte {
        case Self.brace: named()
        case Self.bracket: .clauses(parted(by: UInt8(ascii: "]")).map(\.pieces))
        default: .value(MessageTemplate.number, isQuoted: false)
        }
      // Quotes around a name are its own, for a list has them around each of its items.
      if case .value(let name, _) = piece,
        bytes[said].reversed().starts(with: Self.open.reversed()),
        bytes[place...].starts(with: Self.close)
      {
        piece = .value(name, isQuoted: true)
        said = said.lowerBound..<(said.upperBound - Self.open.count)
        place += Self.close.count
      }
      if !said.isEmpty { pieces.append(.text(text(said))) }
      pieces.append(piece)
      start = place
    }
    if start < place { pieces.append(.text(text(start..<place))) }
    return pieces
  }

  /// A name in braces, with what is said of its value.
  private mutating func named() -> MessageTemplate.Piece {
    let start = place
    while let byte = next, byte != Self.bar, byte != Self.closing, byte != Self.brace { place += 1 }
    let name = text(start..<place)
    guard next == Self.bar else {
      end(Self.closing)
      return .value(name, isQuoted: false)
    }
    place += 1
    choices += 1
    defer { choices -= 1 }
    return .choice(name, parted(by: Self.closing, hasKeys: true))
  }

  /// Alternatives up to the bracket that closes them.
  private mutating func parted(
    by bracket: UInt8,
    hasKeys: Bool = false
  ) -> [MessageTemplate.Alternative] {
    var all: [MessageTemplate.Alternative] = []
    repeat {
      if !all.isEmpty { place += 1 }
      let key = hasKeys ? key() : nil
      all.append(.init(key: key, pieces: pieces(upTo: bracket)))
    } while next == Self.bar
    end(bracket)
    return all
  }

  /// The text that a value must be for what follows to be said, as in “axis=its title”.
  private mutating func key() -> String? {
    let length = bytes[place...].prefix { (0x61...0x7A).contains($0) || $0 == 0x2D }.count
    guard length > 0, place + length < bytes.count, bytes[place + length] == UInt8(ascii: "=")
    else {
      return nil
    }
    defer { place += length + 1 }
    return text(place..<(place + length))
  }

  private mutating func end(_ bracket: UInt8) {
    if next == bracket { place += 1 } else { isBalanced = false }
  }

  private static let brace = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")
  private static let bracket = UInt8(ascii: "[")
  private static let bar = UInt8(ascii: "|")
  private static let sign = UInt8(ascii: "#")
  private static let open = Array("‘".utf8)
  private static let close = Array("’".utf8)
}
