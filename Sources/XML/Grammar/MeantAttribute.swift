internal import Support

/// What an element says in the place of an attribute that it does not have.
struct MeantAttribute {
  /// The attributes that say it; none where an element within does.
  private(set) var names: [String] = []

  /// What to do, for authors.
  let sentence: String

  /// What was meant; nil where nothing is close.
  ///
  /// - Parameters:
  ///   - name: what is written.
  ///   - type: the type of the element.
  ///   - grammar: what people call things elsewhere, and what the element may hold.
  init?(_ name: String, of type: ElementType, _ grammar: Grammar) {
    let children = type.children.map(\.name)
    if children.contains(name) {
      sentence = "write <\(name)> within it"
      return
    }
    let meanings = grammar.synonyms.attributes(for: name)
    for meaning in meanings {
      let (attributes, element) = Self.parts(of: meaning)
      if let element, children.contains(element) {
        sentence = "write \(meaning) within it"
        return
      }
      guard element == nil, type.has(attributes) else { continue }
      names = attributes
      sentence = "say it with \(Self.list(attributes))"
      return
    }
    if let near = NearestName.of(name, in: type.attributes.map(\.name)) {
      names = [near]
      sentence = "did you mean ‘\(near)’?"
      return
    }
    for attributes in meanings.map(Self.parts).filter({ $0.element == nil }).map(\.attributes) {
      let holder = type.children.first { grammar.type(named: $0.type)?.has(attributes) == true }
      guard let holder else { continue }
      sentence = "say it with \(Self.list(attributes)) of a <\(holder.name)> within it"
      return
    }
    return nil
  }

  /// The attributes that a table of synonyms names, or the element.
  private static func parts(of meaning: String) -> (attributes: [String], element: String?) {
    guard meaning.hasPrefix("<") else {
      return (meaning.split(separator: " ").map(String.init), nil)
    }
    return ([], String(meaning.dropFirst().prefix { $0 != " " && $0 != ">" }))
  }

  private static func list(_ names: [String]) -> String {
    NearestName.list(names.map { "\($0)=" }, "and")
  }
}

extension ElementType {
  fileprivate func has(_ names: [String]) -> Bool {
    names.allSatisfy { attribute($0) != nil }
  }
}
