internal import A11yModel
package import Language
package import Listening

/// A mark that is met by itself; what is heard of it, ``MarkSpeeches`` tell.
package struct MarkSpeech: Hashable, Sendable {
  private let places: (mark: Int32, element: Int32, stop: Int32)

  /// The one element in it that is heard; negative where there are several.
  private let only: Int32

  /// Which of the languages it is said in.
  fileprivate let language: Int32

  /// An index into the chart's marks.
  package var mark: Int { Int(places.mark) }

  /// The mark's element, and the first stop in it; indexes into the elements of the first snapshot.
  package var element: Int { Int(places.element) }
  var stop: Int { Int(places.stop) }

  /// The one element in it that is heard; nil where there are several.
  package var heard: Int? { only < 0 ? nil : Int(only) }

  fileprivate init(
    of mark: Int,
    _ element: Int,
    _ stop: Int,
    heard: Int?,
    language: Int
  ) {
    places = (Int32(mark), Int32(element), Int32(stop))
    only = Int32(heard ?? -1)
    self.language = Int32(language)
  }

  package static func == (left: MarkSpeech, right: MarkSpeech) -> Bool {
    left.places == right.places
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(element) }
}

/// What is heard of each mark that is met by itself.
///
/// A mark is a few numbers here, for a chart may have a million.
package final class MarkSpeeches: Sendable {
  /// The marks in the order of their elements.
  package let all: [MarkSpeech]

  private let tree: AccessibilityTree?
  private let said: SaidWords
  private let languages: [SpokenLanguage]

  init(_ facts: ComponentFacts) {
    tree = facts.trees.first
    said = facts[SaidWords.self]
    guard let tree else {
      (all, languages) = ([], [])
      return
    }
    var all: [MarkSpeech] = []
    all.reserveCapacity(facts.marks.count)
    var languages = LanguageNumbers(facts.spokenLanguage)
    for index in tree.elements.indices {
      guard tree.elements[index].kind == .mark, case .mark(let mark) = tree.elements[index].subject,
        let stop = tree.firstStop(in: index)
      else { continue }
      let heard = tree.onlyHeard(in: index)
      all.append(
        MarkSpeech(
          of: mark,
          index,
          stop,
          heard: heard,
          language: languages.number(of: tree.language(of: stop))
        )
      )
    }
    self.all = all
    self.languages = languages.all
  }

  /// The languages that marks are given, and before them the component's own.
  private struct LanguageNumbers {
    private(set) var all: [SpokenLanguage]
    private var numbers: [String: Int] = [:]

    init(_ language: SpokenLanguage) { all = [language] }

    mutating func number(of tag: String?) -> Int {
      guard let tag, tag != all[0].tag else { return 0 }
      if let number = numbers[tag] { return number }
      all.append(SpokenLanguage(tag))
      numbers[tag] = all.count - 1
      return all.count - 1
    }
  }

  package func announcement(of speech: MarkSpeech) -> Announcement {
    guard let tree else { return .silent }
    return speech.heard.map { tree.announcement(of: $0) }
      ?? tree.announcement(ofAllIn: speech.element)
  }

  /// The language of its first stop.
  package func language(of speech: MarkSpeech) -> SpokenLanguage { languages[Int(speech.language)] }

  /// What is heard without “2 of 7”, which a list says of its own.
  package func content(of speech: MarkSpeech) -> String {
    let announcement = announcement(of: speech)
    guard let place = tree?.elements[speech.element].listPosition else { return announcement.text }
    let text = "\(place.position) of \(place.count)"
    return announcement.pieces.filter { $0 != text }.joined(separator: ", ")
  }

  /// The words of the content.
  package func words(of speech: MarkSpeech) -> Words {
    guard let heard = speech.heard, tree?.elements[speech.element].listPosition == nil else {
      return Words(content(of: speech))
    }
    return said.words(of: heard, in: 0)
  }

  /// The words as tokens of its language.
  package func tokens(of speech: MarkSpeech) -> TextTokens {
    TextTokens(words(of: speech), language(of: speech).tag)
  }
}

extension ComponentFacts {
  /// Whether each mark is of one of several series.
  package var areMarksOfSeries: Bool {
    (component.chart?.series.count ?? 0) > 1 && marks.allSatisfy { $0.series != nil }
  }

  /// Where it is written what is heard of the marks: the first stop of each, once.
  package var sitesOfMarks: [Int] {
    Set(self[MarkSpeeches.self].all.map { trees[0].elements[$0.stop].source }).sorted()
  }

  /// The target of what is heard of a mark: the mark, at its first stop.
  package func target(of speech: MarkSpeech) -> Target {
    let source = trees[0].elements[speech.stop].source
    return Target(marks.isEmpty ? source : marks[speech.mark].source, at: source)
  }
}

extension MarkSpeeches: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> MarkSpeeches {
    MarkSpeeches(facts)
  }
}
