import TestSupport

extension Mutation {
  /// How stops stand together, in which order, and what tells them apart.
  static let order: [Mutation] = [
    .removing(
      "label",
      of: ["step-indicator", "status-tracker", "chart"],
      seenBy: ["marks-grouped-in-container"],
      where: { element, _ in element["children"] == "contain" }
    ),
    .removing(
      "children",
      of: ["step-indicator", "status-tracker", "chart"],
      seenBy: ["marks-grouped-in-container"],
      where: { element, _ in element["children"] == "contain" }
    ),
    Mutation("the last is read first", seenBy: ["reading-order-matches-visual"]) {
      element,
      within in
      guard let parent = within.last, parent["children"] == "contain",
        element.name == "step",
        element == parent.children.last(where: { $0.name == element.name }),
        element != parent.children.first(where: { $0.name == element.name })
      else { return .none }
      var copy = element
      copy["sort-priority"] = "1"
      return .replaced(copy)
    },
    .setting(
      "identity",
      of: ["status-tracker"],
      to: "state",
      seenBy: ["data-ids-unique"],
      where: { element, _ in element["identity"] != nil }
    ),
  ]
}
