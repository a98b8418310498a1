import TestSupport

extension Mutation {
  /// What is said of the data.
  static let summaries: [Mutation] = [
    Mutation("no summary", seenBy: ["chart-has-summary"]) { element, _ in
      guard element.name == "chart" else { return .none }
      var copy = element
      copy["summary"] = nil
      return .replaced(copy)
    },
    .setting(
      "summary",
      of: ["chart"],
      to: "Bar chart of heart rate by minute. The highest value is 201.",
      seenBy: ["announcement-matches-model"]
    ),
    .setting(
      "summary",
      of: ["chart"],
      to: "Bar chart by minute. From 80 to 150 bpm.",
      seenBy: ["announcement-matches-model"]
    ),
  ]
}
