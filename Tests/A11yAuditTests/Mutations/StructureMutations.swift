import TestSupport

extension Mutation {
  /// What is a stop, and what can be done there.
  static let structure: [Mutation] = [
    .setting(
      "hidden",
      of: ["control"],
      to: "true",
      seenBy: ["hidden-contains-no-interactive"]
    ),
    .removing("traits", of: ["look"], seenBy: ["interactive-has-role"]) { look, _ in
      look["action"] != nil
    },
    .setting("traits", of: ["control"], to: "button link", seenBy: ["interactive-has-role"]),
    // Below a stop that ignores its children, nothing is one.
    .setting("label", of: ["connector"], to: "Line", seenBy: ["decorative-not-exposed"]) {
      _,
      within in within.contains { $0["children"] == "contain" }
    },
    // No item of the tracker is in the state without a symbol.
    .setting("children", of: ["look"], to: "contain", seenBy: ["related-parts-grouped"]) {
      look,
      _ in look["part"] == nil && look["label"] != nil && look["state"] != "notStarted"
    },
  ]

  /// What can be done with the steps of an image, and what of it is decoration.
  static let operableSteps: [Mutation] = [
    .setting("onclick", of: ["g"], to: "go()", seenBy: ["interactive-has-role"]) { element, _ in
      element["role"] == "listitem"
    },
    .setting("role", of: ["g"], to: "none", seenBy: ["decorative-not-exposed"]) { element, _ in
      element["role"] == "listitem"
    },
  ]
}
