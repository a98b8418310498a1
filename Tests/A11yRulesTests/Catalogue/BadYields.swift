extension BadRuleFile {
  /// What the rule leaves to others.
  static let yields = [
    BadRuleFile(
      "<remedy ",
      "<yields to=\"own\" profiles=\"apple-hig wcag-aa\"/><remedy ",
      ["9:20 profiles=\"apple-hig wcag-aa\": the rule has no <profile name=\"apple-hig\"/>"]
    ),
    BadRuleFile(
      "<remedy ",
      "<yields to=\"own\" profiles=\"\"/><remedy ",
      ["9:20 profiles=\"\": name one profile or more"]
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
