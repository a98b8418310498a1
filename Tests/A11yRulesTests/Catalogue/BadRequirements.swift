extension BadRuleFile {
  /// What the rule is there for.
  static let requirements = [
    requirement(
      "wcag:1.4.33",
      "there is no such success criterion in WCAG 2.2; did you mean ‘1.4.13’?"
    ),
    requirement(
      "wcga:1.4.3",
      "\(beginning); did you mean ‘wcag’?"
    ),
    requirement("team:contrast", beginning),
    requirement("contrast", beginning),
    requirement(
      "hig:acessibility",
      "there is no such page in the Human Interface Guidelines; did you mean ‘accessibility’?"
    ),
    requirement("hig:", "what it is in hig is missing"),
    requirement("own:", "what it is in own is missing"),
    requirement(
      "chartability:low-contrst",
      "there is no such heuristic in Chartability; did you mean ‘low-contrast’?"
    ),
    requirement("act:afw4f8", "\(noACTRule); did you mean ‘afw4f7’?"),
    requirement("act:contrast", noACTRule),
    requirement(
      "axe:color-contrst",
      "there is no such rule in axe-core 4; did you mean ‘color-contrast’?"
    ),
  ]

  private static func requirement(_ reference: String, _ problem: String) -> BadRuleFile {
    BadRuleFile(
      "ref=\"wcag:1.4.3\" level=\"AA\"",
      "ref=\"\(reference)\"",
      ["3:16 ref=\"\(reference)\": \(problem)"]
    )
  }

  private static let beginning =
    "a requirement begins with wcag:, hig:, chartability:, act:, axe: or, for one of your own, own:"
  private static let noACTRule =
    "no ACT rule of this id is known, which is six letters and digits, as in act:afw4f7"
}
