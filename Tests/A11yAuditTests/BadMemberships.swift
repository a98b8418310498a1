extension BadRuleFile {
  /// What a profile makes of the rule.
  static let memberships = [
    BadRuleFile(
      "<profile name=\"wcag-aa\"/>",
      "<profile name=\"wcag-aa\" beyond=\"text-contrast-minimm\"/>",
      [
        "4:27 beyond=\"text-contrast-minimm\": is no rule; did you mean "
          + "‘text-contrast-minimum’?"
      ]
    ),
    BadRuleFile(
      "<profile name=\"wcag-aa\"/>",
      "<profile name=\"wcag-aa\" beyond=\"step-announcement-complete\"/>",
      ["4:27 beyond=\"step-announcement-complete\": sums up others; name one"]
    ),
    BadRuleFile(
      "<remedy ",
      "<yields to=\"step-state-anounced\"/><remedy ",
      ["9:11 to=\"step-state-anounced\": is no rule; did you mean ‘step-state-announced’?"]
    ),
    BadRuleFile(
      "<remedy ",
      "<yields to=\"step-announcement-complete\"/><remedy ",
      ["9:11 to=\"step-announcement-complete\": sums up others; name one"]
    ),
  ]
}
