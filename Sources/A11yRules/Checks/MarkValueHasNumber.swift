internal import A11yModel
internal import ChartSpeech
internal import Listening
internal import RuleCatalogue
internal import Support

extension Check {
  /// What is heard of each mark holds its value.
  static let markValueHasNumber = CheckSignature(
    "mark-value-has-number",
    formerly: "mark-value",
    restingOn: [.marks],
    cases: ["groups", "open", "shared"],
    evidence: ["announcement", "model"]
  ).each(of: \.toldMarks) { mark, ask in
    if mark.telling == .none { return .outOfScope }
    if mark.telling == .said || mark.telling == .saidInFull { return ask.holds() }
    let announcement = ask.facts[MarkSpeeches.self].announcement(of: mark.speech)
    let value = ask.facts.marks[mark.speech.mark].value
    let particulars: Particulars = [
      "announcement": announcement.text, "model": value.value.map(DecimalText.short),
    ]
    func open(_ fact: String, as finding: String = "open") -> CheckAnswer {
      ask.unknown(fact, as: finding, particulars) { $0.saying = "open" }
    }
    switch mark.telling {
    case .unknownWords: return open("the words for numbers in the language")
    case .unknownSign: return open("the words for minus in the language")
    case .openGroups:
      return open("whether the voice reads the groups of digits as one number", as: "groups")
    case .unknown(isNumberHeard: true): return open(value.missing ?? "the value of the mark")
    case .shared:
      let fact = "whether the number is the category or the value"
      return ask.unknown(fact, as: "shared", particulars, likely: .fail)
    case .said, .saidInFull, .none, .otherNumbers, .unsaid, .unknown(isNumberHeard: false):
      return ask.fails(particulars, unless: announcement.missing { $0.contains(where: \.isNumber) })
      {
        if announcement.text.isEmpty {
          $0.cause = ask.facts.causeOfDrawing("silent marks in \(ask.facts.path)")
        }
      }
    }
  }
}

extension ComponentFacts {
  /// The marks that are met by themselves.
  fileprivate var toldMarks: some Sequence<ToldMark> & SendableMetatype {
    zip(self[MarkSpeeches.self].all, self[AnnouncedValues.self].tellings).lazy.map(ToldMark.init)
  }
}

/// A mark that is met by itself, with what is heard of its value.
private struct ToldMark: CheckSubject {
  var speech: MarkSpeech
  var telling: SpokenValue.Telling

  func target(in facts: ComponentFacts) -> Target { facts.target(of: speech) }
}
