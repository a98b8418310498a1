internal import A11yModel
internal import Support

/// Text with placeholders, as in `Step {position} of {count}`; `{{` and `}}` are braces, and `{unknown}`
/// is a part that nobody knows.
struct Template: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case placeholder(Placeholder)
    /// A part that is not known; the phrase names what is missing.
    case unknown(String)
  }

  /// The whole text, where it has no placeholder.
  private(set) var literal: String?

  /// The pieces of any other.
  private var parts: [Piece] = []

  init(pieces: [Piece]) {
    parts = pieces
    if case .literal(let text)? = pieces.first, pieces.count == 1 {
      (literal, parts) = (text, [])
    }
  }

  private init(literal: String) { self.literal = literal }

  var pieces: [Piece] { literal.map { [.literal($0)] } ?? parts }

  /// Whether it says nothing: of a text that is there, nobody wrote the words.
  var isEmpty: Bool { literal == nil && parts.isEmpty }

  /// Whether it says the same whatever a component is at.
  var isFixed: Bool {
    parts.allSatisfy { part in
      switch part {
      case .literal, .placeholder(.unit): true
      case .placeholder, .unknown: false
      }
    }
  }

  /// Some placeholders.
  struct Placeholders: ExpressibleByArrayLiteral, Sendable {
    private let members: [Placeholder]

    init(arrayLiteral members: Placeholder...) { self.members = members }

    func contains(_ placeholder: Placeholder) -> Bool { members.contains(placeholder) }

    var names: [String] { members.map(\.rawValue) }
  }

  /// Why a text is no template.
  struct SyntaxError: Error {
    var messages: [String]
  }
}

extension Template {
  /// Reads a template as written, with the placeholders that have a meaning where it stands.
  ///
  /// - Parameters:
  ///   - text: the template.
  ///   - allowed: the placeholders.
  ///   - missing: names what is missing in a part that is not known.
  /// - Throws: what is wrong with it.
  init(
    _ text: String,
    allowing allowed: Placeholders,
    unknown missing: @autoclosure () -> String
  ) throws(SyntaxError) {
    guard Self.hasBraces(text) else {
      if text.isEmpty { self.init(pieces: []) } else { self.init(literal: text) }
      return
    }
    var pieces: [Piece] = []
    var count = 0
    var problems: [String] = []
    // Bytes and not characters, for a mark behind a brace would hide it.
    let bytes = Array(text.utf8)
    var literal: [UInt8] = []
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        if at < bytes.count, bytes[at] == byte {
          literal.append(byte)
          at += 1
          continue
        }
        guard byte == UInt8(ascii: "{") else {
          problems.append("‘}’ in ‘\(Excerpt.of(text))’ closes nothing; write ‘}}’ for a brace")
          throw SyntaxError(messages: problems)
        }
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "}"), bytes[at] != byte { at += 1 }
        guard at < bytes.count, bytes[at] != byte else {
          problems.append("‘{’ in ‘\(Excerpt.of(text))’ is not closed; write ‘{{’ for a brace")
          throw SyntaxError(messages: problems)
        }
        let name = String(decoding: bytes[start..<at], as: UTF8.self)
        at += 1
        count += 1
        guard count <= Self.mostPlaceholders else {
          problems.append(
            "‘\(Excerpt.of(text))’ has more than \(Self.mostPlaceholders) placeholders; say less at once"
          )
          throw SyntaxError(messages: problems)
        }
        Self.move(&literal, to: &pieces)
        if name == Self.unknown {
          pieces.append(.unknown(missing()))
        } else if let placeholder = Placeholder(rawValue: name), allowed.contains(placeholder) {
          pieces.append(.placeholder(placeholder))
        } else {
          problems.append(Self.problem(with: name, allowing: allowed))
        }
      default: literal.append(byte)
      }
    }
    Self.move(&literal, to: &pieces)
    if !problems.isEmpty { throw SyntaxError(messages: problems) }
    self.init(pieces: pieces)
  }

  /// What stands in braces for a part that is not known.
  static let unknown = "unknown"

  /// Each stands for a text of any length, and is filled for every item and state of a component.
  private static let mostPlaceholders = 64

  private static func hasBraces(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } }
  }

  private static func move(_ literal: inout [UInt8], to pieces: inout [Piece]) {
    guard !literal.isEmpty else { return }
    pieces.append(.literal(String(decoding: literal, as: UTF8.self)))
    literal.removeAll(keepingCapacity: true)
  }

  private static func problem(with name: String, allowing allowed: Placeholders) -> String {
    let names = allowed.names
    let reason =
      Placeholder(rawValue: name) == nil
      ? "is no placeholder" : "means nothing here"
    let problem = "{\(Excerpt.of(name))} \(reason)"
    if names.isEmpty { return problem + "; none does, so write ‘{{’ for a brace" }
    let meant = otherNames[name].flatMap { allowed.contains($0) ? $0.rawValue : nil }
    let nearest = meant ?? NearestName.of(name, in: names + [unknown])
    return problem + (nearest.map { "; did you mean ‘\($0)’? " } ?? "; ")
      + "expected \(NearestName.choice(names.sorted()))"
  }

  /// What placeholders are called elsewhere.
  private static let otherNames: [String: Placeholder] = [
    "index": .position, "number": .position, "step": .position, "total": .count, "steps": .count,
    "title": .name, "label": .name, "x": .category, "y": .value, "percentage": .percent,
  ]
}
