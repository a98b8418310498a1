extension Mutation {
  private static let ring = "DownloadRing.swift"

  static let download = ringSaid + ringSeen

  /// What is said of a download.
  private static let ringSaid = [
    Mutation(
      ring,
      ".accessibilityValue(percent)",
      "",
      rule: "progress-exposes-value",
      at: "ZStack {",
      remedy: ".accessibilityValue("
    ),
    Mutation(
      ring,
      #".accessibilityLabel("Download")"#,
      "",
      rule: "component-has-name",
      at: "ZStack {",
      remedy: ".accessibilityLabel("
    ),
    Mutation(
      ring,
      #".accessibilityLabel("Download")"#,
      ".accessibilityHidden(true)",
      rule: "progress-exposes-value",
      at: "ZStack {",
      remedy: ".accessibilityElement(children: .ignore).accessibilityLabel("
    ),
    Mutation(
      ring,
      ".accessibilityAddTraits(.updatesFrequently)",
      "",
      rule: "change-announced",
      at: "ZStack {",
      remedy: ".accessibilityAddTraits(.updatesFrequently)"
    ),
    Mutation(
      ring,
      ".accessibilityValue(percent)",
      #".accessibilityValue("\(progress)")"#,
      rule: "number-human-readable",
      at: "ZStack {",
      remedy: ".formatted("
    ),
    Mutation(
      ring,
      ".accessibilityValue(percent)",
      #".accessibilityValue("50%")"#,
      rule: "progress-value-valid",
      at: "ZStack {",
      remedy: "derive what is said"
    ),
  ]

  /// What a download looks like.
  private static let ringSeen = [
    Mutation(
      ring,
      "reduceMotion ? nil : .easeOut(duration: 0.4)",
      ".easeOut(duration: 0.4)",
      rule: "animation-respects-reduce-motion",
      at: ".animation(",
      remedy: ".animation(reduceMotion ? nil : .default"
    ),
    Mutation(
      ring,
      "reduceMotion ? nil : .easeOut(duration: 0.4)",
      ".linear(duration: 1).repeatForever(autoreverses: false)",
      rule: "animation-pausable",
      at: ".animation(",
      remedy: ".repeatCount(3)"
    ),
    Mutation(
      ring,
      ".font(.title2.bold())",
      ".font(.system(size: 22, weight: .bold))",
      rule: "text-scales",
      at: "Text(percent)",
      remedy: ".font(.caption)"
    ),
    Mutation(
      ring,
      ".monospacedDigit()",
      ".foregroundStyle(.quaternary)",
      rule: "text-contrast-minimum",
      at: "Text(percent)",
      remedy: ".foregroundStyle("
    ),
  ]
}
