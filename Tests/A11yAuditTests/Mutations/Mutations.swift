import TestSupport

extension Mutation {
  private static let components: Set<String> = [
    "step-indicator", "status-tracker", "progress", "chart",
  ]

  /// What is heard.
  static let speech: [Mutation] = [
    .removing(
      "label",
      of: components.union(["group"]),
      seenBy: ["component-has-name", "step-position-announced"]
    ),
    .removing("label", of: ["look"], seenBy: ["mark-has-name", "legend-entry-has-name"]),
    .removing("label", of: ["shape"], seenBy: ["mark-has-name"]),
    .removing("value", of: ["shape"], seenBy: ["mark-value-has-number"]),
    .removing("value-text", of: ["progress"], seenBy: ["progress-exposes-value"]),
    .removing("traits", of: ["progress"], seenBy: ["change-announced"]),
    .removing("lang", of: ["spec"], seenBy: ["strings-localisable"]),
    .setting("localized", of: components, to: "false", seenBy: ["strings-localisable"]),
    .setting("hidden", of: components, to: "true", seenBy: ["hidden-without-alternative"]),
    .setting(
      "children",
      of: components,
      to: "ignore",
      seenBy: ["children-not-swallowed"],
      where: { element, _ in element["children"] == "contain" }
    ),
    // Bars say their category; what the other axis says is said by nothing else.
    .removing("hidden", of: ["axis"], seenBy: ["no-duplicate-announcement"]) { axis, _ in
      axis["dimension"] == "x"
    },
    .setting("label", of: ["control"], to: "Continue", seenBy: ["visible-label-in-name"]),
    .setting(
      "label",
      of: ["control"],
      to: "Go → button",
      seenBy: ["name-no-decorative-characters"]
    ),
    .setting("label", of: ["control"], to: "Next button", seenBy: ["name-no-role-words"]),
    .setting("label", of: components, to: "checkout.main.view", seenBy: ["name-not-identifier"]),
  ]

  /// What happens, and what the data are.
  static let data: [Mutation] = [
    Mutation("no announcement", seenBy: ["change-announced"]) { element, within in
      guard element.name == "announcement" else { return .none }
      let isNeeded = ["advance", "error", "update"].contains(element["on"])
      let isDone = element["on"] == "complete" && within.contains { $0.name == "step-indicator" }
      return isNeeded || isDone ? .removed : .none
    },
    .setting("interval", of: ["announcement"], to: "1", seenBy: ["updates-not-chatty"]) {
      element,
      _ in element["on"] == "update"
    },
    Mutation("no legend", seenBy: ["legend-present"]) { element, _ in
      element.name == "legend" ? .removed : .none
    },
    .setting("order", of: ["legend"], to: "unspecified", seenBy: ["legend-order-deterministic"]),
    .removing(
      "name",
      of: ["series"],
      seenBy: ["legend-entries-match-series", "legend-present", "legend-hidden-has-equivalent"]
    ),
    Mutation("two series in one colour", seenBy: ["series-not-color-only"]) { element, within in
      guard element.name == "series", element["id"] != "low" else { return .none }
      var copy = element
      copy["color"] = within.last?.children.first { $0["id"] == "low" }?["color"]
      copy["pattern"] = nil
      return .replaced(copy)
    },
    .setting("value-text", of: ["progress"], to: "7 percent", seenBy: ["progress-value-valid"]),
    Mutation("a second current step", seenBy: ["single-current-step"]) { element, within in
      guard element.name == "step", within.contains(where: { $0["current"] != nil }),
        element["name"] == "Confirm"
      else { return .none }
      var copy = element
      copy["state"] = "current"
      return .replaced(copy)
    },
  ]

  /// What is seen.
  static let sight: [Mutation] = [
    .removing("dark", of: ["color"], seenBy: ["dark-palette-present"]),
    .setting(
      "light",
      of: ["color"],
      to: "#FCFCFC",
      seenBy: [
        "text-contrast-minimum", "glyph-contrast", "graphic-contrast", "state-not-color-only",
        "progress-track-contrast",
      ],
      // Lines only repeat, and figures say what the arc does.
      where: { element, _ in
        !["onAccent", "symbol", "track", "line", "outline", "arc"].contains(element["name"])
      }
    ),
    .setting(
      "light-high-contrast",
      of: ["color"],
      to: "#C8C8C8",
      seenBy: ["increased-contrast-effective"],
      where: { element, _ in
        element["light-high-contrast"] != nil && !["outline", "arc"].contains(element["name"])
      }
    ),
    .setting("color", of: ["text", "title"], to: "#808080", seenBy: ["text-contrast-minimum"]),
    .setting("color", of: ["glyph", "layer"], to: "#B0B0B0", seenBy: ["glyph-contrast"]) {
      element,
      _ in element["color"] != "clear" && element.children.isEmpty
    },
    Mutation("a ring that is not seen", seenBy: ["graphic-contrast"]) { element, within in
      guard element.name == "stroke", within.last?["around"] != nil else { return .none }
      var copy = element
      copy["color"] = "#F4F4F4"
      return .replaced(copy)
    },
    Mutation("nothing parts the bars", seenBy: ["adjacent-marks-contrast"]) { element, within in
      element.name == "shape" && element["kind"] == "rectangle"
        && within.contains { $0.name == "look" } ? .removed : .none
    },
    Mutation("a swatch in another colour", seenBy: ["legend-color-matches-marks"]) {
      element,
      within in
      guard element.name == "fill", within.contains(where: { $0.name == "legend" }) else {
        return .none
      }
      var copy = element
      copy["color"] = "label"
      return .replaced(copy)
    },
  ]
}
