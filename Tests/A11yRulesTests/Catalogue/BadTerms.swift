extension BadRuleFile {
  /// What a rule says of findings that its check does not tell apart so.
  static let terms = [
    membership(
      "when=\"operabel\"",
      "when=\"operabel\": the check ‘progress-exposes-value’ has no such condition; did you mean ‘operable’?"
    ),
    membership(
      "doubts=\"statistic\"",
      "doubts=\"statistic\": the check ‘progress-exposes-value’ has no such kind of failure in doubt"
    ),
    BadRuleFile(
      "level=\"AA\"",
      "when=\"operable\"",
      ["3:33 when=\"operable\": the check ‘text-contrast-minimum’ has no such condition"]
    ),
    BadRuleFile(
      "dialect=\"spec\"",
      "dialect=\"spec\" case=\"platform-defalt\"",
      [
        "9:26 case=\"platform-defalt\": the check ‘text-contrast-minimum’ has no such case; "
          + "did you mean ‘platform-default’?"
      ]
    ),
    // Outside square brackets braces are the dialect's.
    BadRuleFile(
      ">do<",
      ">do {position}\n  as [{nearestForegrond}]<",
      [
        "10:7 {nearestForegrond}: the check ‘text-contrast-minimum’ has nothing of this name for a remedy; "
          + "did you mean ‘nearestForeground’?"
      ]
    ),
    BadRuleFile(
      "uses=\"large-text\"",
      "message=\"too faint\"",
      ["5:38 message= is for a rule that sums up others; remove it"]
    ),
    composite(
      "message=\"{part} fail\"",
      "5:16 {part}: a rule that sums up others has nothing of this name for a message; "
        + "did you mean ‘parts’?"
    ),
    composite(
      "message=\"m\" doubt=\"{ratio}\"",
      "5:28 {ratio}: a rule that sums up others has nothing of this name for a message; "
        + "expected parts"
    ),
  ]

  private static let expectation = """
    <expectation check="text-contrast" uses="large-text">
        <parameter name="minimum" value="5.5" source="ours"/>
        <parameter name="large-minimum" value="3" source="ours"/>
      </expectation>
    """

  /// What the profile makes of a rule whose check knows a condition.
  private static func membership(_ attribute: String, _ message: String) -> BadRuleFile {
    BadRuleFile(
      "<profile name=\"wcag-aa\"/>\n  " + expectation,
      "<profile name=\"wcag-aa\" \(attribute)/>\n  <expectation check=\"progress-value\"/>",
      ["4:27 \(message)"]
    )
  }

  private static func composite(_ attributes: String, _ message: String) -> BadRuleFile {
    BadRuleFile(
      expectation,
      "<expectation \(attributes)><part rule=\"component-has-name\" name=\"n\"/></expectation>",
      [message]
    )
  }
}
