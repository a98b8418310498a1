internal import XML

/// Text with placeholders, as in `Step {position} of {count}`; `{{` and `}}` are braces.
struct Template: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case literal(String)
    case placeholder(Placeholder)
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

  var pieces: [Piece] { literal.map { [.literal($0)] } ?? parts }

  /// What a placeholder stands for.
  enum Placeholder: String, CaseIterable, Hashable, Sendable {
    case position
    case count
    case name
    case state
    case icon
    case value
    case min
    case max
    case percent
    case unit
    case series
    case category
  }

  /// Why a text is no template.
  struct SyntaxError: Error {
    var messages: [String]
  }
}

extension Template {
  /// Reads a template as written, with the placeholders that have a meaning where it stands.
  init(_ text: String, allowing allowed: Set<Placeholder>) throws(SyntaxError) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      self.init(pieces: text.isEmpty ? [] : [.literal(text)])
      return
    }
    var pieces: [Piece] = []
    var problems: [String] = []
    var literal = String.UnicodeScalarView()
    // Scalars and not characters, for a mark behind a brace would hide it.
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        rest.removeFirst()
        literal.append(scalar)
      case "{":
        guard let end = rest.firstIndex(where: { $0 == "}" || $0 == "{" }), rest[end] == "}" else {
          problems.append("‘{’ in ‘\(Excerpt.of(text))’ is not closed; write ‘{{’ for a brace")
          throw SyntaxError(messages: problems)
        }
        let name = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        if !literal.isEmpty { pieces.append(.literal(String(literal))) }
        literal = String.UnicodeScalarView()
        if let placeholder = Placeholder(rawValue: name), allowed.contains(placeholder) {
          pieces.append(.placeholder(placeholder))
        } else {
          problems.append(Self.problem(with: name, allowing: allowed))
        }
      case "}":
        problems.append("‘}’ in ‘\(Excerpt.of(text))’ closes nothing; write ‘}}’ for a brace")
        throw SyntaxError(messages: problems)
      default: literal.append(scalar)
      }
    }
    if !literal.isEmpty { pieces.append(.literal(String(literal))) }
    if !problems.isEmpty { throw SyntaxError(messages: problems) }
    self.init(pieces: pieces)
  }

  private static func problem(with name: String, allowing allowed: Set<Placeholder>) -> String {
    let names = allowed.map(\.rawValue)
    let reason =
      Placeholder(rawValue: name) == nil
      ? "is no placeholder" : "means nothing here"
    return "{\(Excerpt.of(name))} \(reason)"
      + (names.isEmpty
        ? "; none does, so write ‘{{’ for a brace" : NearestName.hint(for: name, in: names))
  }
}

extension Template {
  /// The text with each placeholder's value; nil is what the data do not say.
  func text(_ value: (Placeholder) -> String?) -> Filled {
    if let literal { return Filled(text: literal, missing: nil) }
    var text = ""
    var missing: Placeholder?
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .placeholder(let placeholder):
        if let value = value(placeholder) {
          text += value
        } else {
          missing = missing ?? placeholder
        }
      }
    }
    return Filled(text: text, missing: missing)
  }

  /// A filled template, and the first placeholder that the data leave empty.
  struct Filled {
    var text: String
    var missing: Placeholder?
  }
}
