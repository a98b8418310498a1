internal import Support

/// Words that people bring from elsewhere, and what a dialect says instead.
package struct Synonyms: Sendable {
  /// Words, parted by spaces, that stand for one thing here.
  ///
  /// Hyphens, underscores and capitals tell none apart.
  package typealias Table = [(meaning: String, words: String)]

  /// By what an element is written as, without its brackets.
  let elements: Table

  /// By the attributes that say it together, or by an element within, with its brackets.
  let attributes: Table

  /// By the word that an attribute may have.
  let values: Table

  package static let none = Synonyms(elements: [], attributes: [], values: [])

  package init(elements: Table, attributes: Table, values: Table) {
    self.elements = elements
    self.attributes = attributes
    self.values = values
  }

  /// What an element of another name is here, best first.
  package func elements(for word: String) -> [String] { Self.meanings(of: word, in: elements) }

  /// What says here what an attribute of another name says, best first.
  package func attributes(for word: String) -> [String] { Self.meanings(of: word, in: attributes) }

  /// The words of attributes that another word stands for, best first.
  package func values(for word: String) -> [String] { Self.meanings(of: word, in: values) }

  /// The value of several that another word stands for; else the nearest.
  package func value(for word: String, in names: [String]) -> String? {
    values(for: word).first(where: names.contains)
      ?? NearestName.of(word, in: names)
  }

  /// What to say where a word is none of several names.
  package func hint(for word: String, in names: [String]) -> String {
    value(for: word, in: names).map { "; did you mean ‘\($0)’?" }
      ?? NearestName.hint(for: word, in: names)
  }

  private static func meanings(of word: String, in table: Table) -> [String] {
    // None of the words is as long as this.
    guard word.utf8.count <= 40 else { return [] }
    let folded = folded(word)
    return table.filter { row in
      row.words.split(separator: " ").contains { Self.folded($0) == folded }
    }.map(\.meaning)
  }

  private static func folded(_ word: some StringProtocol) -> String {
    word.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}

extension Synonyms {
  /// “a slice is a <mark>”.
  package static func sentence(_ word: String, is element: String) -> String {
    "\(article(word)) \(word) is \(article(element)) <\(element)>"
  }

  /// As both are spoken; ‘x’ is a letter where it begins a word, as in “x-axis”.
  private static func article(_ word: String) -> String {
    word.first.map("aeioxAEIOX".contains) == true ? "an" : "a"
  }
}
