package import XML

/// What the names and words of a dialect mean.
package struct Reference {
  private let grammar: Grammar
  let elements: [ElementEntry]
  let attributes: [AttributeEntry]

  package init(_ grammar: Grammar) {
    self.grammar = grammar
    elements = grammar.elements.map { ElementEntry($0.name, $0.types, grammar) }
    attributes = AttributeEntry.all(of: grammar)
  }

  /// The names of elements and attributes, each once.
  package var names: [String] {
    Set(elements.map(\.name) + attributes.map(\.name) + grammar.placeholders.map(\.name)).sorted()
  }

  /// Every word that an attribute may have, with the attribute.
  package var values: [String] {
    attributes.flatMap { attribute in attribute.words.map { "\(attribute.name)=\($0.name)" } }
  }

  /// Everything that a name or a word means, for people at a terminal; nothing where none is called
  /// so.
  ///
  /// - Parameter topic: as in `connector`, `on`, `back` or `on=back`.
  /// - Returns: a text each.
  package func explanations(of topic: String) -> [String] {
    let parts = topic.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 1 else {
      let word = parts[1].filter { $0 != "\"" }
      return attributes.filter { $0.name == parts[0] }.compactMap { $0.plain(of: word) }
    }
    let name = topic.filter { !"<>{}".contains($0) }
    return elements.filter { $0.name == name }.map(\.plain)
      + attributes.filter { $0.name == name }.map(\.plain)
      + attributes.compactMap { $0.plain(of: name) } + placeholders(of: name)
  }

  /// The placeholder of a name, or all of them.
  private func placeholders(of name: String) -> [String] {
    let isAll = ["placeholder", "placeholders"].contains(name)
    let lines = grammar.placeholders.filter { isAll || $0.name == name }.map { word in
      "{\(word.name)}: \(word.summary)"
    }
    guard !lines.isEmpty else { return [] }
    return [
      ReferenceText.wrapped(
        [isAll ? "placeholders" : "{\(name)}", Self.onPlaceholders, ""] + lines
      )
    ]
  }

  private static let onPlaceholders =
    "Labels, values, texts and announcements may hold placeholders, for facts that the spec says "
    + "elsewhere; those that mean nothing where they stand are errors that list what may. {{ and }} "
    + "are braces."

  /// What a word is called here that people bring from elsewhere, as in “a slice is a <mark>”, and
  /// what to look up then; nil for other words.
  package func synonym(for word: String) -> (sentence: String, topic: String)? {
    if let element = grammar.synonyms.elements(for: word).first {
      return (Synonyms.sentence(word, is: element), String(element.prefix { $0 != " " }))
    }
    let meanings = grammar.synonyms.values(for: word) + grammar.synonyms.attributes(for: word)
    return meanings.first.map { meaning in
      let name = meaning.drop { $0 == "<" }.prefix { !" >".contains($0) }
      return ("‘\(word)’ is called \(meaning) here", String(name))
    }
  }

  /// One document that renders on GitHub.
  package var markdown: String {
    let contents = elements.map { "[\($0.name)](#\($0.name))" }
    let groups = grammar.groups.map { group in
      "\n### Attributes: \(group.name ?? "")\n\n\(MarkdownText.prose(group.summary))\n\n"
        + ElementEntry.table(of: group.attributes)
    }
    return """
      # Elements of a spec

      \(MarkdownText.prose(grammar.summary)) Namespace: `\(grammar.namespace)`.

      This is what `a11y-audit schema --format markdown` prints; `a11y-audit explain NAME` says the
      same of one element, attribute or value at a time.

      \(contents.joined(separator: ", "))

      ## Elements

      \(elements.map(\.markdown).joined(separator: "\n"))
      ## What elements share
      \(groups.joined())
      ## Placeholders

      \(Self.onPlaceholders)

      | | |
      |--|--|
      \(grammar.placeholders.map { "| `{\($0.name)}` | \($0.summary) |" }.joined(separator: "\n"))
      """
  }
}
