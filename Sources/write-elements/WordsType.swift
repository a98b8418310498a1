internal import Support
internal import XML

/// The words that an attribute may have, as an enumeration of Swift.
struct WordsType {
  var name: String
  var words: [String]

  /// The attributes that have these words.
  var attributes: [AttributeType]

  /// One for each list of words, called after the first attribute that has it; after its element,
  /// too, where another attribute is called the same whose words have no type of another name.
  static func all(of elements: [SpecElementType]) -> [WordsType] {
    var types: [WordsType] = []
    for element in elements {
      for attribute in element.attributes {
        guard let words = attribute.kind.enumeration else { continue }
        if let known = types.firstIndex(where: { $0.words == words }) {
          if !types[known].attributes.contains(where: { $0.name == attribute.name }) {
            types[known].attributes.append(attribute)
          }
          continue
        }
        let isUnique = !elements.contains { other in
          other.attributes.contains { rival in
            guard rival.name == attribute.name, let others = rival.kind.enumeration else {
              return false
            }
            let known = types.first { $0.words == others }?.attributes.first
            return others != words && (known == nil || known?.name == attribute.name)
          }
        }
        let name = (isUnique ? "" : SwiftName.type(element.name)) + SwiftName.type(attribute.name)
        types.append(WordsType(name: name, words: words, attributes: [attribute]))
      }
    }
    return types
  }

  /// The enumeration's source.
  var source: String {
    let names = attributes.map { "`\($0.name)`" }
    var lines = ["    /// The words of the attribute \(NearestName.choice(names))."]
    lines.append("    public enum \(name): String, Sendable, CaseIterable, AttributeValue {")
    for word in words {
      let member = member(word)
      let isSame = member == word || member == "`\(word)`"
      lines.append("      case \(member)" + (isSame ? "" : " = \"\(word)\""))
    }
    lines.append("    }")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The case of a word; `none` would be taken for no value at all.
  private func member(_ word: String) -> String {
    word == "none" ? "no\(name)" : SwiftName.member(word)
  }
}

extension AttributeType.Kind {
  /// The words that Swift has an enumeration for; nil where it has a type of its own.
  var enumeration: [String]? {
    if case .boolean = self { nil } else { words?.map(\.name) }
  }
}
