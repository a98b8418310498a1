internal import Support
package import XML

/// What a class, an id or a library’s label says of its element: the words of charts in it, in their order.
package struct IdiomPhrase: Hashable {
  /// Known words in lower case and in the singular, as `axis` and `label` of `xAxisLabels`.
  package var words: [String]

  /// What follows the last of them: the number or the name by which it is told from its like.
  package var suffix: String

  package func has(_ word: String) -> Bool { words.contains(word) }

  package func has(anyOf candidates: Set<String>) -> Bool {
    words.contains { candidates.contains($0) }
  }
}

/// Reads the words of classes, ids and the labels of libraries, each different one once.
package struct IdiomReader {
  private var phrases: [String: IdiomPhrase] = [:]

  /// What whole classes say of elements that have nothing else.
  private var classes: [String: [IdiomPhrase]] = [:]

  /// The numbers of the attributes that are read; nil of those that the document has not.
  private let idName: Int?
  private let classNames: Int?
  private let roleName: Int?

  /// Labels that say the same as classes do.
  private let labels: PlotLabels

  /// Longer ones are no words for people.
  private static let maximum = 80

  /// The most classes of an element that are looked at.
  private static let mostNames = 12

  /// - Parameter root: the document element of those that are read.
  package init(_ root: XML.Element) {
    idName = root.number(ofName: "id")
    classNames = root.number(ofName: "class")
    roleName = root.number(ofName: "aria-roledescription")
    labels = PlotLabels(root)
  }

  /// Whether the label of an element says what it is in the words of a library.
  package func isLabeledByLibrary(_ element: XML.Element) -> Bool {
    labels.phrases(of: element) != nil
  }

  package mutating func phrases(of element: XML.Element) -> [IdiomPhrase] {
    if let stated = labels.phrases(of: element) { return stated }
    let (id, role) = (idName.flatMap(element.value), roleName.flatMap(element.value))
    let text = classNames.flatMap(element.value) ?? ""
    let isOnlyClasses = id == nil && role == nil
    if isOnlyClasses, let known = classes[text] { return known }
    var phrases: [IdiomPhrase] = []
    for name in text.spacedWords.prefix(Self.mostNames) { add(name, to: &phrases) }
    if let id, !GeneratedName.isCount(id, of: element.name) { add(id, to: &phrases) }
    if let role { add(role, to: &phrases) }
    let told = Self.told(phrases)
    if isOnlyClasses { classes[text] = told }
    return told
  }

  private mutating func add(_ name: String, to phrases: inout [IdiomPhrase]) {
    let phrase = phrase(name)
    if !phrase.words.isEmpty { phrases.append(phrase) }
  }

  /// Where an element names its role, what else it is called counts for a mark alone; a group of
  /// anything is nothing by itself.
  private static func told(_ phrases: [IdiomPhrase]) -> [IdiomPhrase] {
    guard phrases.contains(where: { $0.words.first == "role" }) else {
      return phrases.filter { !$0.has("group") }
    }
    let roles = phrases.filter { $0.words.first == "role" }
    if roles.contains(where: { $0.has("mark") }) {
      return phrases.filter { $0.words.first == "mark" && !$0.has("group") } + [
        IdiomPhrase(words: ["mark"], suffix: "")
      ]
    }
    return roles.compactMap { role in
      let words = Array(role.words.dropFirst())
      return words.isEmpty ? nil : IdiomPhrase(words: words, suffix: role.suffix)
    }
  }

  mutating func phrase(_ name: String) -> IdiomPhrase {
    guard name.utf8.count <= Self.maximum, !GeneratedName.isKind(name) else {
      return IdiomPhrase(words: [], suffix: "")
    }
    if let known = phrases[name] { return known }
    let phrase = Self.read(name)
    phrases[name] = phrase
    return phrase
  }

  private static func read(_ name: String) -> IdiomPhrase {
    var phrase = IdiomPhrase(words: [], suffix: "")
    var rest: [String] = []
    for piece in NamePieces.all(of: name) {
      if let words = IdiomVocabulary.words(in: piece) {
        phrase.words += words
        rest = []
      } else {
        rest.append(piece)
      }
    }
    phrase.suffix = rest.count == 1 ? rest[0] : rest.joined(separator: "-")
    return phrase
  }
}
