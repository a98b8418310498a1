internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue
internal import Support

extension Check {
  /// Numbers and dates are heard as people say them.
  static let numberHumanReadable = CheckSignature(
    "number-human-readable",
    formerly: "readable-number",
    parameters: ["decimals", "significant-digits", "digits"],
    words: ["code-words"],
    when: ["abbreviation"],
    cases: ["date", "mark-percent", "percent", "unit"] + NumberJudge.Finding.all,
    evidence: ["announcement"],
    terms: ["number"]
  ).deciding { context, verdicts in
    let judge = NumberJudge(
      context.facts,
      NumberForm.Limits(
        decimals: Int(context.number("decimals")),
        significantDigits: Int(context.number("significant-digits")),
        digits: Int(context.number("digits"))
      ),
      codeWords: context.set("code-words"),
      asksForAbbreviations: context.profile.condition == "abbreviation"
    )
    var languages = LanguageReader(context.facts.spokenLanguage)
    let signs = context.memo.value { judge.signs(in: context.facts) }
    var ask = Ask(context, describing: verdicts.comparesPasses, of: context.facts.root)
    for (occurrence, sign) in zip(context.facts.named, signs) where sign != .none {
      let (facts, tree) = (context.facts, context.facts.trees[occurrence.snapshot])
      ask.target = occurrence.target(in: facts)
      ask.state = occurrence.state
      guard sign == .suspect,
        let problem = judge.problem(
          in: tree.pieces(of: occurrence.element),
          languages.language(
            facts.languageTag(of: occurrence.element, in: occurrence.snapshot)
          ).numbers,
          markValue: judge.markValue(of: tree.elements[occurrence.element])
        ),
        // Axes may abbreviate.
        !(problem.isAbbreviation && facts.isShownAsHeard(tree.elements[occurrence.element]))
      else {
        verdicts.add(ask.holds(), to: ask)
        continue
      }
      let heard: Particulars = ["announcement": tree.announcement(of: occurrence.element).text]
      // Beside a number in the label, one in the value would be another.
      let label = tree.elements[occurrence.element].label.value
      let isInLabel = label?.contains(problem.word) ?? false
      verdicts.add(answer(on: problem, heard, isInLabel: isInLabel, ask), to: ask)
    }
    (ask.target, ask.state) = (context.facts.root, nil)
    let style = context.facts.spokenLanguage.numbers
    let chart = context.component.chart
    let summaries = [chart?.summary.value, chart?.descriptor?.summary.value].compactMap(\.self)
    if let problem = judge.problem(in: summaries, style) {
      verdicts.add(answer(on: problem, [:], isInLabel: false, ask), to: ask)
    } else if summaries.contains(where: TextBytes.holdsNumber) {
      verdicts.add(ask.holds(), to: ask)
    }
  }

  private static func answer(
    on problem: NumberJudge.Problem,
    _ heard: Particulars,
    isInLabel: Bool,
    _ ask: Ask
  ) -> CheckAnswer {
    ask.fails(as: problem.remedy, heard + ["number": problem.word]) { verdict in
      verdict.saying = problem.finding.rawValue
      if problem.isAbbreviation { verdict.conditions = ["abbreviation"] }
      if isInLabel { verdict.sites = [] }
    }
  }
}
