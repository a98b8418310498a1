internal import A11yModel

/// What is heard of a mark that is met by itself.
struct MarkSpeech: Sendable {
  /// An index into the chart's marks.
  var mark: Int

  /// The mark's element, and the first stop in it; indexes into the elements of the first snapshot.
  var element: Int
  var stop: Int
  var announcement: Announcement

  /// What is heard without “2 of 7”, which a list says of its own.
  var content: String

  /// The language of its first stop.
  var language: SpokenLanguage
}

/// What is heard of each mark that is met by itself, one after another.
struct MarkSpeeches: Sequence, IteratorProtocol {
  private let facts: ComponentFacts
  private let tree: AccessibilityTree?
  private var position = 0
  private var languages: LanguageReader

  init(_ facts: ComponentFacts) {
    self.facts = facts
    tree = facts.trees.first
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
      return speech(mark, index, stop, tree)
    }
    return nil
  }

  private mutating func speech(
    _ mark: Int,
    _ index: Int,
    _ stop: Int,
    _ tree: AccessibilityTree
  ) -> MarkSpeech {
    let announcement =
      tree.elements[index].end == index + 1
      ? tree.announcement(of: index) : tree.announcement(ofAllIn: index)
    var content = announcement.text
    if let place = tree.elements[index].listPosition {
      let said = "\(place.position) of \(place.count)"
      content = announcement.pieces.filter { $0 != said }.joined(separator: ", ")
    }
    return MarkSpeech(
      mark: mark,
      element: index,
      stop: stop,
      announcement: announcement,
      content: content,
      language: languages.language(facts.languageTag(of: stop, in: 0))
    )
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
