package import A11yModel
internal import Language
package import Listening
internal import Looking

extension ComponentFacts {
  /// The axes of which only some categories have a label.
  package var thinnedAxes: [Axis] {
    guard let chart = component.chart, chart.isRecognized || chart.categories.count > 1 else {
      return []
    }
    return chart.axes.filter { $0.every > 1 }
  }
}

/// Where the marks of a chart stand along its axis, and the categories there.
private struct Columns {
  /// By mark; negative where nobody knows.
  let numbers: [Int32]

  /// By column; nil where the source does not tell the category.
  let names: [String?]

  init(_ chart: Chart, _ facts: ComponentFacts) {
    guard chart.isRecognized else {
      numbers = facts[CategoryNumbers.self].numbers
      names = chart.categories
      return
    }
    // In a picture, what has no label may have no name, either.
    let columns = MarkColumns(chart.marks.lazy.compactMap(\.position))
    numbers = chart.marks.map { $0.position.map { Int32(columns.index(of: $0)) } ?? -1 }
    var names = [String?](repeating: nil, count: columns.starts.count)
    for (mark, number) in zip(chart.marks, numbers.map(Int.init))
    where number >= 0 && names[number] == nil { names[number] = mark.category }
    self.names = names
  }
}

/// What is heard of the categories that have no label.
package struct HeardCategories {
  /// The categories of the chart, with and without a label.
  package let names: [String?]

  /// Whether a screen reader meets any mark by itself.
  package private(set) var isAnyMarkMet = false

  /// The categories without a label that no mark says, or one of whose marks does not; indexes into
  /// the chart's categories.
  package private(set) var lost: [Int] = []

  /// What is missing to tell of the first of them; empty where nothing is.
  package private(set) var missing: [String] = []

  /// Where the marks are labelled that do not say one of these; none where some have no label.
  package private(set) var sites: [Int] = []

  /// Whether it may well be said, in words that are not known.
  package private(set) var isOpen = false

  package init(every: Int, _ facts: ComponentFacts) {
    guard let chart = facts.component.chart else {
      names = []
      return
    }
    // An audio graph has all categories.
    let isCarried = chart.descriptor != nil
    let columns = Columns(chart, facts)
    names = columns.names
    let speeches = facts[MarkSpeeches.self]
    var said = [Bool?](repeating: nil, count: names.count)
    lazy var others = Self.wordsOfOthers(chart)
    var silent: [(place: Int, source: Int?)] = []
    let elements = facts.trees.first?.elements
    var doubts: [Int: (missing: [String], isOpen: Bool)] = [:]
    var groups = ItemGroups(facts, snapshot: 0)
    var reader = CategoryReader(facts)
    let values = NumberedCategories(chart, facts)
    for (speech, telling) in zip(speeches.all, facts[AnnouncedValues.self].tellings) {
      isAnyMarkMet = true
      let place = Int(columns.numbers[speech.mark])
      guard place >= 0, place < said.count, place % every != 0 else { continue }
      guard let name = chart.marks[speech.mark].category else {
        let announcement = speeches.announcement(of: speech)
        let text = announcement.authoredText
        let isOpen = Words(text).list.contains {
          $0.allSatisfy(.letter) && !others.contains($0) && !UnitVocabulary.isUnit($0)
        }
        said[place] = false
        let missing = isOpen ? ["whether ‘\(text)’ says what the mark stands at"] : []
        if doubts[place] == nil { doubts[place] = (missing + announcement.missing, isOpen) }
        continue
      }
      guard let category = reader.category(ofMark: speech.mark, speeches.language(of: speech))
      else { continue }
      let words = speeches.words(of: speech)
      let around = groups.names(around: speech.element).ofItem.map(Words.init)
      let isSaidAround = around.contains(where: category.isSaid)
      if isSaidAround || category.isSaid(in: words) {
        let heard =
          isSaidAround
          ? .said : values.telling(of: category, in: speeches.tokens(of: speech), telling)
        switch heard {
        case .said:
          said[place] = said[place] ?? true
          continue
        case .mayBeValue:
          said[place] = false
          let fact = "whether ‘\(name)’ is heard as the category or as the value"
          if doubts[place] == nil { doubts[place] = ([fact], false) }
          continue
        case .isValue: break
        }
      }
      said[place] = false
      let labelled = speech.heard.flatMap { heard in
        elements.flatMap { $0[heard].label.value == nil ? nil : $0[heard].source }
      }
      silent.append((place, labelled))
      let isOpen =
        ([words] + around).contains(where: category.mayBeSaid)
        || (Self.isAbbreviated(name) && words.list.contains { $0.allSatisfy(.letter) })
      let missing =
        isOpen
        ? ["the words in which ‘\(name)’ is said"] : speeches.announcement(of: speech).missing
      if doubts[place] == nil { doubts[place] = (missing, isOpen) }
    }
    guard !isCarried else { return }
    lost = said.indices.filter { place in
      place % every != 0 && said[place] != true && (names[place] != nil || said[place] == false)
    }
    // What is certain comes before what is not.
    let certain = lost.filter { doubts[$0]?.missing.isEmpty ?? true }
    if !certain.isEmpty {
      lost = certain
    } else if let first = lost.first, let doubt = doubts[first] {
      (missing, isOpen) = doubt
    }
    let places = Set(lost)
    silent.removeAll { !places.contains($0.place) }
    let sources = silent.compactMap(\.source)
    if sources.count == silent.count, Set(silent.map(\.place)).count == places.count {
      sites = Set(sources).sorted()
    }
  }

  /// The words that tell no category: those of the series, the axes and the chart.
  private static func wordsOfOthers(_ chart: Chart) -> Set<Word> {
    let texts =
      chart.series.map(\.name.value) + chart.axes.map(\.title.value) + [chart.title?.text.value]
    return Set(texts.compactMap(\.self).flatMap { Words($0).list })
  }

  /// Whether a name is short for something that people say in full: “UK”, “Q2”, “2024-02”.
  private static func isAbbreviated(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    let isCapital = scalars.allSatisfy {
      $0.properties.isUppercase || $0.properties.numericType != nil
    }
    let hasLetter = scalars.contains { $0.properties.isAlphabetic }
    let isDate = !hasLetter && scalars.contains("-")
    return scalars.count <= 7 && ((isCapital && hasLetter) || isDate)
  }
}
