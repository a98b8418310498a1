import TestSupport

extension Mutation {
  /// What images state of steps, and what they draw of them.
  static let steps: [Mutation] = [
    .removing("role", of: ["g"], seenBy: ["step-position-announced"]) { element, _ in
      element["role"] == "list"
    },
    .removing("aria-current", of: ["g"], seenBy: ["single-current-step"]),
    .removing("aria-label", of: ["g"], seenBy: ["step-name-announced"]) { element, _ in
      element["role"] == "listitem"
    },
    .setting("aria-label", of: ["g"], to: "Account", seenBy: ["step-state-announced"]) {
      element,
      _ in element["aria-label"] == "Account, completed"
    },
    .setting("aria-label", of: ["g"], to: "Next", seenBy: ["step-name-announced"]) { element, _ in
      element["class"] == "upcoming"
    },
    .setting("aria-current", of: ["g"], to: "step", seenBy: ["single-current-step"]) {
      element,
      _ in element["class"] == "upcoming"
    },
    .setting("aria-posinset", of: ["g"], to: "9", seenBy: ["step-position-announced"]) {
      element,
      _ in element["role"] == "listitem"
    },
    .setting("aria-setsize", of: ["g"], to: "9", seenBy: ["step-total-announced"]) {
      element,
      _ in element["role"] == "listitem"
    },
    .setting("class", of: ["g"], to: "failed", seenBy: ["error-state-described"]) { element, _ in
      element["class"] == "upcoming"
    },
    .setting("style", of: ["path"], to: "stroke: #3A7FC4", seenBy: ["glyph-contrast"]) {
      _,
      within in within.last?["class"] == "done"
    },
    .setting("tabindex", of: ["circle"], to: "0", seenBy: ["svg-graphic-named"]),
  ]
}
