package import A11yModel
internal import Language
package import Listening
package import RuleCatalogue

/// Which of the four levels of Lundgard and Satyanarayan the texts of a chart reach.
///
/// On level 1 they say what kind of chart it is and of what, on level 2 a statistic, on level 3 how the
/// values go. Level 4, what lies behind, is not looked for.
package struct SummaryLevels: Sendable {
  /// What is said of each level, in the words of the texts.
  private(set) var type: String?

  /// What the chart is called that it is not, as “line chart” of bars.
  private(set) var wrongType: String?
  private(set) var variable: String?
  private(set) var statistic: String?
  private(set) var trend: String?

  /// Words that judge rather than describe (HIG, Charts).
  package private(set) var subjective: [String] = []

  /// The texts, as many as can be quoted.
  package private(set) var quotable: [String] = []

  /// Why nothing can be read in them; nil where it can.
  package private(set) var unknownLanguage: String?

  /// What is not said.
  package struct Lack: Hashable, Sendable {
    package var text: String

    /// Whether one of the first two levels is reached.
    package var isPartial: Bool
  }

  package init(_ facts: ComponentFacts, _ parameters: RuleParameters, _ chart: Chart) {
    let texts = facts.summaryTexts
    let variables = SummaryVariables(facts, parameters, chart)
    var readers = DataReaders(chart, facts, ofUnknown: ClaimWords.languages)
    var kinds = NamedKinds(chart)
    var counts: [String] = []
    var countsOfOne: [String] = []
    var points: [String] = []
    var pointCount = 0
    for text in texts {
      let languages = readers.languages(of: text.tag)
      if languages.isEmpty {
        unknownLanguage = unknownLanguage ?? "the words of charts in the language"
      }
      let reader = readers.reader(text.tag)
      let tokens = TextTokens(text.text, text.tag)
      let words = Words(text.text).list
      kinds.add(text, tokens, reader.vocabulary)
      variable = variable ?? variables.variable(in: tokens, reader)
      if languages.contains("en") {
        subjective += words.filter(parameters.set("en-subjective").contains).map(\.text)
      }
      trend = trend ?? words.first(where: parameters.set("trend").contains)?.text
      guard !text.isOfAxis else { continue }
      for statement in reader.statements(in: text.text) {
        for claim in reader.claims(of: statement) {
          switch claim.kind {
          case .point:
            pointCount += 1
            if points.last != claim.text { points.append(claim.text) }
          // That there are two lines says nothing of the data they show.
          case .count(of: .series): continue
          case .count(of: .marksOfOneSeries): countsOfOne.append(claim.text)
          case .count: counts.append(claim.text)
          default: statistic = statistic ?? claim.text
          }
        }
        if statement.counts(chart.categories.count) { counts.append(statement.text) }
      }
    }
    if statistic == nil, pointCount > 1 { statistic = points.joined(separator: ", ") }
    // “7 bars” says one thing: what there are bars of, or how many.
    if let count = counts.first, variable != nil { statistic = statistic ?? count }
    // How many points one of the lines has is nothing told of all data.
    variable = variable ?? counts.first ?? countsOfOne.first
    type = kinds.right
    wrongType = kinds.wrong?.said
    quotable = Self.quotable(texts)
    // A text in a known language says it all; only where none does are the others of interest.
    if lack == nil { unknownLanguage = nil }
  }

  /// As many of the texts as can be quoted, each once, in their order.
  private static func quotable(_ texts: [SummaryText]) -> [String] {
    var length = 0
    var known: Set<String> = []
    let short = texts.map(\.text).filter { text in
      guard length + text.utf8.count <= 240, known.insert(text).inserted else { return false }
      length += text.utf8.count + 3
      return true
    }
    return short.isEmpty ? texts.prefix(1).map { $0.text.prefix(120) + "…" } : short
  }

  /// The texts in a sentence; nil of none.
  package var quoted: String? {
    let quoted = quotable.map { "‘\($0)’" }
    guard let last = quoted.last else { return nil }
    let others = quoted.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : others + " and " + last
  }

  // MARK: what comes of it

  /// Whether nothing is missing but that the chart is called what it is not.
  package var lacksOnlyRightKind: Bool {
    type == nil && wrongType != nil && variable != nil && statistic != nil
  }

  /// What the first two levels lack; nil where nothing.
  package var lack: Lack? {
    var missing: [String] = []
    if type == nil, let wrongType {
      let isAll = variable != nil
      missing.append(
        "what kind of chart it is, which is no ‘\(wrongType)’\(isAll ? "" : ", and of what") (level 1)"
      )
    } else if type == nil, variable == nil {
      missing.append("what kind of chart it is and of what (level 1)")
    } else if type == nil {
      missing.append("what kind of chart it is (level 1)")
    } else if variable == nil {
      missing.append("what it measures (level 1)")
    }
    let hasLevel1 = missing.isEmpty
    if statistic == nil { missing.append("any statistic, such as the highest value (level 2)") }
    guard !missing.isEmpty else { return nil }
    return Lack(
      text: missing.joined(separator: ", nor "),
      isPartial: hasLevel1 || statistic != nil
    )
  }

  /// What is said on each level.
  package var told: [String] {
    func line(_ level: Int, _ parts: [String?]) -> String {
      let said = parts.compactMap(\.self)
      return "\(level): " + (said.isEmpty ? "nothing" : said.joined(separator: ", "))
    }
    return [line(1, [type, variable]), line(2, [statistic]), line(3, [trend])]
  }

  /// Which of the rule's remedies fits.
  package var remedy: String? { wrongType == nil || type != nil ? nil : "type" }
}
