extension Mutation {
  private static let steps = "CheckoutSteps.swift"

  static let checkout = stepsSaid + stepsSeen + buttons

  /// What is said of the steps of a checkout.
  private static let stepsSaid = [
    Mutation(
      steps,
      "AccessibilityNotification.Announcement(step.position).post()",
      "print(step.position)",
      rule: "change-announced",
      at: "HStack(alignment: .top",
      remedy: "AccessibilityNotification.Announcement("
    ),
    Mutation(
      steps,
      "Announcement(step.position)",
      #"Announcement("Checkout updated")"#,
      rule: "change-announced",
      at: ".onChange(of: current)",
      remedy: "AccessibilityNotification.Announcement("
    ),
    Mutation(
      steps,
      "Announcement(step.position)",
      #"Announcement("Step \(step.rawValue) of 4: \(step.title)")"#,
      rule: "announcement-matches-model",
      at: ".onChange(of: current)",
      remedy: #""Step \(index + 1) of"#
    ),
    Mutation(
      steps,
      ".accessibilityLabel(step.position)",
      "",
      rule: "step-name-announced",
      at: "VStack(spacing: 6)",
      remedy: ".accessibilityLabel("
    ),
    Mutation(
      steps,
      ".accessibilityLabel(step.position)",
      ".accessibilityLabel(step.title)",
      rule: "step-position-announced",
      at: "VStack(spacing: 6)",
      remedy: #".accessibilityLabel("Step \(index + 1) of"#
    ),
    Mutation(
      steps,
      #""Step \(number) of \(Self.allCases.count): \(title)""#,
      #""Step \(number): \(title)""#,
      rule: "step-total-announced",
      at: "HStack(alignment: .top",
      remedy: #"of \(steps.count)"#
    ),
    Mutation(
      steps,
      #""Step \(number) of \(Self.allCases.count): \(title)""#,
      #""Step \(rawValue) of \(Self.allCases.count): \(title)""#,
      rule: "step-position-announced",
      at: "VStack(spacing: 6)",
      remedy: "count from 1"
    ),
    Mutation(
      steps,
      ".accessibilityValue(progress.words)",
      "",
      rule: "state-exposed-to-at",
      at: "VStack(spacing: 6)",
      remedy: ".accessibilityValue("
    ),
    Mutation(
      steps,
      "if step.number < current.number { return .completed }",
      "if step.number <= current.number { return .completed }",
      rule: "announcement-matches-model",
      at: "VStack(spacing: 6)",
      remedy: "derive the words from the state"
    ),
    Mutation(
      steps,
      """
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(step.position)
          .accessibilityValue(progress.words)
          .accessibilityAddTraits(progress == .current ? .isSelected : [])
      """,
      "",
      rule: "related-parts-grouped",
      at: #"Image(systemName: "checkmark")"#,
      remedy: ".accessibilityElement(children: .combine)"
    ),
    Mutation(
      steps,
      "children: .contain",
      "children: .ignore",
      rule: "children-not-swallowed",
      at: "HStack(alignment: .top",
      remedy: "`.contain`"
    ),
    Mutation(
      steps,
      "children: .contain",
      "children: .combine",
      rule: "children-not-swallowed",
      at: "HStack(alignment: .top",
      remedy: ".accessibilityElement(children: .contain)"
    ),
    Mutation(
      steps,
      #".accessibilityLabel("Checkout")"#,
      "",
      rule: "component-has-name",
      at: "HStack(alignment: .top",
      remedy: ".accessibilityLabel("
    ),
    Mutation(
      steps,
      #".accessibilityLabel("Checkout")"#,
      ".accessibilityHidden(true)",
      rule: "hidden-without-alternative",
      at: "HStack(alignment: .top",
      remedy: "take `.accessibilityHidden(true)` away"
    ),
    Mutation(
      steps,
      #".accessibilityLabel("Checkout")"#,
      #".accessibilityLabel(Text(verbatim: "Checkout"))"#,
      rule: "strings-localisable",
      at: "HStack(alignment: .top",
      remedy: "not `Text(verbatim: name)`"
    ),
  ]

  /// What the steps look like.
  private static let stepsSeen = [
    Mutation(
      steps,
      ".font(.caption)",
      ".font(.system(size: 12))",
      rule: "text-scales",
      at: "Text(step.title)",
      remedy: ".font(.caption)"
    ),
    Mutation(
      steps,
      ".font(.caption)",
      ".font(.system(size: 9))",
      rule: "text-size-minimum",
      at: "Text(step.title)",
      remedy: ".font(.caption)"
    ),
    Mutation(
      steps,
      ".font(.caption)",
      ".font(.caption).foregroundStyle(.tertiary)",
      rule: "text-contrast-minimum",
      at: "Text(step.title)",
      remedy: ".foregroundStyle("
    ),
    Mutation(
      steps,
      ".multilineTextAlignment(.center)",
      ".lineLimit(1).frame(maxWidth: 44)",
      rule: "text-fits-at-large-sizes",
      at: "Text(step.title)",
      remedy: "take `.lineLimit(1)` away"
    ),
    Mutation(
      steps,
      """
                .font(.caption.bold())
                .foregroundStyle(Color(.stepOnAccent))
      """,
      """
                .font(.caption.bold())
                .foregroundStyle(.white)
      """,
      rule: "glyph-contrast",
      at: #"Image(systemName: "checkmark")"#,
      remedy: ".foregroundStyle("
    ),
    Mutation(
      steps,
      "strokeBorder(Color(.stepAccent), lineWidth: 4)",
      "strokeBorder(Color(.stepAccent), lineWidth: 2)",
      rule: "state-not-color-only",
      at: "VStack(spacing: 6)",
      remedy: "a ring or another shape of its own"
    ),
    Mutation(
      color: "StepAccent",
      "#9CC4FF",
      "#2A4A80",
      of: steps,
      rule: "text-contrast-minimum",
      at: "foregroundStyle(Color(.stepAccent))",
      remedy: "a colour set has a value for each appearance"
    ),
    Mutation(
      color: "StepAccent",
      "#0B2F6B",
      "#5B8DDB",
      of: steps,
      rule: "increased-contrast-effective",
      at: "foregroundStyle(Color(.stepAccent))",
      remedy: "“High Contrast”"
    ),
  ]

  /// The buttons around the steps.
  private static let buttons = [
    Mutation(
      steps,
      #""Previous step""#,
      #""Previous step button""#,
      rule: "name-no-role-words",
      at: "Button(action: back)",
      remedy: "leave ‘button’ out of the `.accessibilityLabel`"
    ),
    Mutation(
      steps,
      #""Previous step""#,
      #""← Previous step""#,
      rule: "name-no-decorative-characters",
      at: "Button(action: back)",
      remedy: "out of the `.accessibilityLabel`"
    ),
    Mutation(
      steps,
      ".frame(minWidth: 44, minHeight: 44)",
      ".frame(width: 20, height: 20)",
      rule: "target-size-recommended",
      at: "Button(action: back)",
      remedy: ".frame(minWidth: 44, minHeight: 44)"
    ),
    Mutation(
      steps,
      ".buttonStyle(.borderedProminent)",
      #".buttonStyle(.borderedProminent).accessibilityLabel("Next step")"#,
      rule: "visible-label-in-name",
      at: "Button(action: next)",
      remedy: "with the visible text, ‘Continue’, or leave it out"
    ),
  ]
}
