extension Mutation {
  private static let tracker = "OrderTracker.swift"

  static let order = trackerSaid + trackerSeen

  /// What is said of the stages of an order.
  private static let trackerSaid = [
    Mutation(
      tracker,
      "children: .combine",
      "children: .ignore",
      rule: "children-not-swallowed",
      at: "HStack(spacing: 12)",
      remedy: "`.combine` for `.ignore`"
    ),
    Mutation(
      tracker,
      "children: .combine",
      "children: .contain",
      rule: "related-parts-grouped",
      at: "Text(stage.name)",
      remedy: ".accessibilityElement(children: .combine)"
    ),
    Mutation(
      tracker,
      #".accessibilityValue("Stage \(stage.id) of \(count)")"#,
      "",
      rule: "step-position-announced",
      at: "HStack(spacing: 12)",
      remedy: #""Step \(index + 1) of"#
    ),
    Mutation(
      tracker,
      #""Stage \(stage.id) of \(count)""#,
      #""Stage \(stage.id) of \(count - 1)""#,
      rule: "step-total-announced",
      at: "VStack(alignment: .leading, spacing: 4)",
      remedy: "derive the number from the steps"
    ),
    Mutation(
      tracker,
      #".accessibilityValue("Stage \(stage.id)"#,
      #".accessibilitySortPriority(Double(stage.id)).accessibilityValue("Stage \(stage.id)"#,
      rule: "reading-order-matches-visual",
      at: "HStack(spacing: 12)",
      remedy: "take `.accessibilitySortPriority` away"
    ),
    Mutation(
      tracker,
      """
              Text(stage.state.words)
                .font(.subheadline)
                .foregroundStyle(stage.state.color)
      """,
      "",
      rule: "state-exposed-to-at",
      at: "HStack(spacing: 12)",
      remedy: ".accessibilityValue("
    ),
    Mutation(
      tracker,
      ".font(.subheadline)",
      ".font(.subheadline).accessibilityHidden(true)",
      rule: "hidden-without-alternative",
      at: "Text(stage.state.words)",
      remedy: "take `.accessibilityHidden(true)` away"
    ),
    Mutation(
      tracker,
      """
              .frame(width: width)
              .accessibilityHidden(true)
      """,
      """
              .frame(width: width)
              .accessibilityLabel(stage.state.symbol)
      """,
      rule: "name-not-identifier",
      at: "Image(systemName: stage.state.symbol)",
      remedy: "say in words what it is"
    ),
    Mutation(
      tracker,
      #".accessibilityLabel("Your order")"#,
      "",
      rule: "component-has-name",
      at: "VStack(alignment: .leading, spacing: 4)",
      remedy: ".accessibilityLabel("
    ),
    Mutation(
      tracker,
      "id: 2, name",
      "id: 1, name",
      rule: "step-position-announced",
      at: "HStack(spacing: 12)",
      remedy: "count from 1"
    ),
  ]

  /// What the stages look like.
  private static let trackerSeen = [
    Mutation(
      tracker,
      ".font(.title2)",
      ".font(.system(size: 22))",
      rule: "text-scales",
      at: "Image(systemName: stage.state.symbol)",
      remedy: #"Image(systemName: "checkmark").font(.caption)"#
    ),
    Mutation(
      tracker,
      ".font(.headline)",
      ".font(.system(size: 17, weight: .semibold))",
      rule: "text-scales",
      at: "Text(stage.name)",
      remedy: ".font(.caption)"
    ),
    Mutation(
      tracker,
      #".waiting: Color("OrderWaiting")"#,
      #".waiting: Color("OrderProblem")"#,
      rule: "color-meaning-unique",
      at: "HStack(spacing: 12)",
      remedy: "a colour set of its own"
    ),
    Mutation(
      color: "OrderProblem",
      "#FF8F8F",
      "#8A1F2B",
      of: tracker,
      rule: "text-contrast-minimum",
      at: "Text(stage.state.words)",
      remedy: "a colour set has a value for each appearance"
    ),
    Mutation(
      color: "OrderDone",
      "#0A4FA0",
      "#8CC2FF",
      of: tracker,
      rule: "glyph-contrast",
      at: "Image(systemName: stage.state.symbol)",
      remedy: "a colour set has a value for each appearance"
    ),
  ]
}
