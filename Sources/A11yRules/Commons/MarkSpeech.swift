internal import A11yModel

/// What is heard of a mark that is met by itself.
struct MarkSpeech: Sendable {
  /// An index into the chart's marks.
  var mark: Int

  /// The mark's element, and the first stop in it; indexes into the elements of the first snapshot.
  var element: Int
  var stop: Int
  var announcement: Announcement

  /// Where a list says of its own where it is, “2 of 7”.
  private let place: String?

  /// The words of the content.
  let words: Words

  /// The language of its first stop.
  var language: SpokenLanguage

  /// What is heard without “2 of 7”, which a list says of its own.
  var content: String { Self.content(announcement, without: place) }

  private static func content(_ announcement: Announcement, without place: String?) -> String {
    guard let place else { return announcement.text }
    return announcement.pieces.filter { $0 != place }.joined(separator: ", ")
  }

  /// The words, with letters set apart that are joined to a number.
  var partedWords: Words {
    announcement.pieces.allSatisfy(NumberParting.isParted)
      ? words : Words(NumberParting.parted(content))
  }

  /// - Parameters:
  ///   - mark: an index into the chart's marks.
  ///   - element: its element.
  ///   - stop: the first stop in it.
  ///   - facts: the component.
  ///   - said: the words of what is said.
  ///   - language: the language of the stop.
  init(
    of mark: Int,
    _ element: Int,
    _ stop: Int,
    _ facts: ComponentFacts,
    _ said: SaidWords,
    _ language: SpokenLanguage
  ) {
    let tree = facts.trees[0]
    let heard = tree.onlyHeard(in: element)
    self.mark = mark
    self.element = element
    self.stop = stop
    self.language = language
    announcement = heard.map { tree.announcement(of: $0) } ?? tree.announcement(ofAllIn: element)
    place = tree.elements[element].listPosition.map { "\($0.position) of \($0.count)" }
    if let heard, place == nil {
      words = said.words(of: heard, in: 0)
    } else {
      words = Words(Self.content(announcement, without: place))
    }
  }
}

/// What is heard of each mark that is met by itself, one after another.
struct MarkSpeeches: Sequence, IteratorProtocol {
  private let facts: ComponentFacts
  private let tree: AccessibilityTree?
  private let said: SaidWords
  private var position = 0
  private var languages: LanguageReader

  init(_ facts: ComponentFacts) {
    self.facts = facts
    tree = facts.trees.first
    said = facts.saidWords
    languages = LanguageReader(facts.spokenLanguage)
  }

  mutating func next() -> MarkSpeech? {
    guard let tree else { return nil }
    while position < tree.elements.count {
      let index = position
      position += 1
      guard tree.elements[index].kind == .mark, case .mark(let mark) = tree.elements[index].subject,
        let stop = tree.firstStop(in: index)
      else { continue }
      let language = languages.language(facts.languageTag(of: stop, in: 0))
      return MarkSpeech(of: mark, index, stop, facts, said, language)
    }
    return nil
  }
}

extension AccessibilityTree {
  /// The first of the element and all within that is a stop.
  func firstStop(in index: Int) -> Int? {
    (index..<max(elements[index].end, index)).first(where: isExposed)
  }
}

extension ComponentFacts {
  /// What is heard of each mark that is met by itself, one after another.
  var markSpeeches: MarkSpeeches { MarkSpeeches(self) }

  /// The target of what is heard of a mark: the mark, at its first stop.
  func target(of speech: MarkSpeech) -> Target {
    let source = trees[0].elements[speech.stop].source
    return Target(component.chart?.marks[speech.mark].source ?? source, at: source)
  }
}
