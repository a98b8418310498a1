package import A11yModel
package import Language
package import Listening

/// What people who use a screen reader are told of an axis along which something is measured.
package struct AxisSpeech: Sendable {
  private let facts: ComponentFacts
  private let measure: MeasuringAxis
  private let generic: GenericTitle

  /// Words that join what two axes show, as “versus”.
  private let joins: WordSet

  /// What is told once for all.
  private let texts: [String]

  /// How the unit is told.
  package enum Telling: Hashable, Sendable {
    case told
    case untold(String)
    /// The fact that is missing.
    case unknown(String)
  }

  package init(
    _ facts: ComponentFacts,
    _ measure: MeasuringAxis,
    _ generic: GenericTitle,
    joins: WordSet
  ) {
    self.facts = facts
    self.measure = measure
    self.generic = generic
    self.joins = joins
    let other: Axis.Dimension = measure.dimension == .x ? .y : .x
    var texts = facts.textsOfWhole(besides: other)
    if let hint = facts.trees.first?.elements.first?.hint.value { texts.append(hint) }
    if facts.component.isPicture, let title = facts.component.chart?.axis(other)?.title.value {
      texts.removeAll { $0 == title }
    }
    self.texts = texts
  }

  // MARK: what is measured

  /// Whether it is told what the axis shows.
  package var tellsMeaning: Bool {
    if let title = measure.axis?.title.value, isHeard(title) { return true }
    let names = namesOfWhole.filter { !generic.isOne($0) }
    // The name of a chart with one measure says what that is; that of one with two, what both are.
    guard facts.measuringAxes.count > 1 else { return !names.isEmpty }
    return names.contains { Words($0).contains(anyOf: joins) }
  }

  /// What names or describes the whole to assistive technology, and its visible title where that is
  /// heard.
  private var namesOfWhole: [String] {
    let chart = facts.component.chart
    var names = [
      chart?.summary.value, chart?.descriptor?.title.value, chart?.descriptor?.summary.value,
    ]
    if let tree = facts.trees.first {
      if tree.isMet(0) { names += [tree.elements[0].label.value, tree.elements[0].hint.value] }
      for index in tree.elements.indices.dropFirst()
      where tree.exposures[index] == .container && tree.elements[index].subject == .component
        && tree.elements[index].kind == .group
      { names.append(tree.elements[index].label.value) }
    }
    if let title = chart?.title?.text.value, isHeard(title) { names.append(title) }
    return names.compactMap(\.self)
  }

  /// Whether text that is told once for all holds some words.
  private func isHeard(_ text: String) -> Bool {
    let words = Words(text)
    return texts.contains { Words($0).contains(words) }
  }

  /// The fact without which it may be told all the same.
  package var missing: String? {
    if let fact = facts.doubtOfWhole { return fact }
    let root = facts.trees.first?.elements.first
    let isUnseen = measure.axis?.title.value == nil
    if facts.component.isPicture, isUnseen || root?.isHidden ?? false {
      return FileFact.words.rawValue
    }
    return facts.component.chart?.missingSummary ?? root?.label.missing
  }

  // MARK: its unit

  /// Whether it is told in which unit.
  package var unitTelling: Telling {
    switch unit {
    case .known(let unit) where Words(unit) == Words("none"): return .told
    case .known(let unit): return telling(of: unit)
    case .absent, .unknown, .partial:
      let isTold =
        texts.contains(where: holdsUnit)
        || doMarksSay { SpokenUnit.isAnySaid(in: speeches.content(of: speeches.all[$0])) }
      let noun = measure.isOfValues ? "the values" : "the axis"
      return isTold ? .told : .unknown(unit.missing ?? "the unit of \(noun)")
    }
  }

  /// The unit as the document declares it, or as people see it in the title of the axis.
  package var unit: Fact<String> {
    let declared =
      measure.isOfValues && (!facts.component.isPicture || measure.axis == nil)
      ? facts.valueUnit : measure.axis?.unit ?? .absent
    guard declared.value == nil, let title = measure.axis?.title.value,
      let seen = unit(inTitle: title)
    else { return declared }
    return .known(seen)
  }

  private func telling(of unit: String) -> Telling {
    let spoken = SpokenUnit.named(unit, facts.languageTag)
    let isTold =
      texts.contains { spoken.isSaid(ofWhole: $0, facts.languageTag) }
      || doMarksSay { says(spoken, unit, at: $0) }
    if isTold { return .told }
    let inLanguage = Telling.unknown("what ‘\(unit)’ is called in the language")
    if let word = unknownWord(for: spoken, unit) {
      return facts.spokenLanguage.isEnglish
        ? .unknown(SpokenUnit.meaning(of: word, unit)) : inLanguage
    }
    // Words of scripts without spaces are not parted.
    let mayBeTold =
      texts.contains { text in
        Words(text).list.count { $0.allSatisfy(.letter) } > 1
          || text.unicodeScalars.contains { $0.value >= 0x2E80 }
      } || areMarksUnspaced
    return facts.spokenLanguage.isEnglish || !mayBeTold ? .untold(unit) : inLanguage
  }

  /// The word that may be the unit with the value of every mark, where nobody knows it.
  private func unknownWord(for unit: SpokenUnit, _ name: String) -> String? {
    lazy var names = facts[DataNames.self].words
    var found: String?
    let isOfAll = doMarksSay { place in
      if says(unit, name, at: place) { return true }
      let speech = speeches.all[place]
      let word = unit.unknownWord(
        in: speeches.content(of: speech),
        behind: facts.component.chart?.marks[speech.mark].value.value,
        speeches.language(of: speech),
        besides: names
      )
      found = found ?? word
      return word != nil
    }
    return isOfAll ? found : nil
  }

  /// Whether anything that is heard of marks is written in a script without spaces.
  private var areMarksUnspaced: Bool {
    speeches.all.contains { speech in
      speeches.content(of: speech).unicodeScalars.contains { $0.value >= 0x2E80 }
    }
  }

  private var speeches: MarkSpeeches { facts[MarkSpeeches.self] }

  /// Whether what is heard of a mark, by its place among the speeches, says a unit of some name.
  private func says(_ unit: SpokenUnit, _ name: String, at place: Int) -> Bool {
    if name == facts.valueUnit.value { return facts[AnnouncedValues.self].sayUnit[place] }
    let (words, language) = (
      speeches.words(of: speeches.all[place]), speeches.language(of: speeches.all[place])
    )
    return unit.isSaid(in: words, TextTokens(words, language), language)
  }

  /// Whether what is heard of every mark says a unit with its value.
  ///
  /// - Parameter isSaid: whether it is said, by the place of a mark's speech.
  /// - Returns: false where no mark tells its value.
  private func doMarksSay(_ isSaid: (Int) -> Bool) -> Bool {
    guard measure.isOfValues else { return false }
    var isAny = false
    for (place, telling) in facts[AnnouncedValues.self].tellings.enumerated() {
      switch telling {
      case .saidInFull: isAny = true
      // Of a value that nobody knows, a number is one of nobody knows what.
      case .said, .unknown(isNumberHeard: true):
        guard isSaid(place) else { return false }
        isAny = true
      default: continue
      }
    }
    return isAny
  }

  /// Whether text that is told once for all holds any unit.
  private func holdsUnit(_ text: String) -> Bool {
    let tokens = TextTokens(text, facts.languageTag)
    return !isLetter(tokens)
      && tokens.tokens.indices.contains { index in
        tokens.isUnit(index)
          && SpokenUnit.named(tokens.text(index..<(index + 1)), facts.languageTag)
            .isSaid(ofWhole: text, facts.languageTag)
      }
  }

  /// Whether a text is a letter by itself, the name of what is measured: “v”.
  private func isLetter(_ tokens: TextTokens) -> Bool {
    tokens.count == 1 && tokens.words[0].count == 1 && tokens.words[0].allSatisfy(.letter)
  }

  /// The unit in the title of an axis: “min” of “Sleep (min)”, “hours” of “Hours”.
  private func unit(inTitle title: String) -> String? {
    let brackets: [(Character, Character)] = [("(", ")"), ("[", "]")]
    for (open, close) in brackets {
      guard let start = title.lastIndex(of: open),
        let end = title[start...].firstIndex(of: close)
      else { continue }
      let inner = String(title[title.index(after: start)..<end])
      let tokens = TextTokens(inner, facts.languageTag)
      if tokens.tokens.indices.contains(where: tokens.isUnit) { return inner }
    }
    let tokens = TextTokens(title, facts.languageTag)
    return tokens.count == 1 && tokens.isUnit(0) && !isLetter(tokens) ? title : nil
  }
}
