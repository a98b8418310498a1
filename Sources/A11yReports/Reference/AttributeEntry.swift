internal import Support
internal import XML

/// An attribute with one meaning, and the elements that have it.
struct AttributeEntry {
  private let type: AttributeType
  private var elements: [String]

  /// The elements that cannot do without it.
  private var needy: [String]

  var name: String { type.name }

  var words: [AttributeType.Word] { type.kind.ownWords }

  static func all(of grammar: Grammar) -> [AttributeEntry] {
    var entries: [AttributeEntry] = []
    for (element, types) in grammar.elements {
      for attribute in types.flatMap(\.attributes) {
        let needy = attribute.isRequired ? [element] : []
        if let place = entries.firstIndex(where: { $0.isSame(as: attribute) }) {
          guard !entries[place].elements.contains(element) else { continue }
          entries[place].elements.append(element)
          entries[place].needy += needy
        } else {
          entries.append(AttributeEntry(type: attribute, elements: [element], needy: needy))
        }
      }
    }
    return entries
  }

  private func isSame(as other: AttributeType) -> Bool {
    type.name == other.name && type.summary == other.summary
      && type.kind.words == other.kind.words && type.kind.phrase == other.kind.phrase
  }

  var plain: String {
    var lines = ["\(name)=", type.summary, "", "value: \(type.kind.phrase)"]
    lines += words.map { "  \($0.name): \($0.summary)" }
    lines += ["", "of \(names(elements))"]
    if !needy.isEmpty { lines.append("needed by \(names(needy))") }
    return ReferenceText.wrapped(lines)
  }

  /// What a word means; nil where it is none of those that the attribute may have.
  func plain(of word: String) -> String? {
    words.first { $0.name == word }.map { word in
      ReferenceText.wrapped([
        "\(name)=\"\(word.name)\"", word.summary, "", "\(name)=: \(type.summary)",
        "of \(names(elements))",
      ])
    }
  }

  private func names(_ elements: [String]) -> String {
    elements.map { "<\($0)>" }.joined(separator: ", ")
  }
}

extension AttributeType.Kind {
  /// The words that the attribute alone has, which are to be explained.
  var ownWords: [AttributeType.Word] {
    if case .boolean = self { [] } else { words ?? [] }
  }

  /// What a value is, for authors.
  var phrase: String {
    switch self {
    case .text: "text"
    case .boolean: "true or false"
    case .number(let bound): "a number" + (bound.map { " from \(DecimalText.short($0))" } ?? "")
    case .count: "a whole number from 0"
    case .word: "one of these words"
    case .words: "some of these words, parted by spaces"
    case .identifier: "a name of your own"
    case .reference: "the name of another"
    case .place: "FILE:LINE:COLUMN"
    }
  }
}

/// Lines for a terminal.
enum ReferenceText {
  /// Each line folded at 80 characters, with what it began with before it.
  static func wrapped(_ lines: [String]) -> String {
    lines.map { line in
      let indent = String(line.prefix { $0 == " " })
      return RuleExplanation.wrapped(line, indent: indent)
    }.joined(separator: "\n") + "\n"
  }
}
