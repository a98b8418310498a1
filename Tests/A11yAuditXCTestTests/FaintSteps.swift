import A11yAudit

/// A spec with two findings about contrast.
enum FaintSteps {
  /// Two texts that are too faint, the second in dark alone.
  static let text = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <palette extends="ios26"><color name="ink" light="black" dark="#555"/></palette>
      <step-indicator id="steps" current="1" backdrop="systemBackground" label="Steps">
        <step name="One"/>
        <text style="body" color="#777777C0">All</text>
        <look><text style="body" color="ink">{name}</text></look>
      </step-indicator>
    </spec>
    """

  static let audit = Audit().choosing(
    profiles: [.wcagAA],
    rules: ["text-contrast-minimum"],
    skipping: [],
    appearances: [.light, .dark]
  )
}
