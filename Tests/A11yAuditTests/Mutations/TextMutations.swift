import TestSupport
import XML

extension Mutation {
  /// How text is set, and what room it has.
  static let text: [Mutation] = [
    .setting("scales", of: texts, to: "false", seenBy: ["text-scales"], where: isJudged),
    .setting("type-limit", of: texts, to: "xxLarge", seenBy: ["text-scales"], where: grows),
    .removing("style", of: texts, seenBy: ["text-scales", "text-size-minimum"]) { text, within in
      // The emphasized weight is that of a text style.
      isJudged(text, within) && text["weight"] != "emphasized" && text["scales"] == nil
    },
    .setting("size", of: texts, to: "8", seenBy: ["text-size-minimum"], where: isJudged),
    .setting("max-width", of: texts, to: "8", seenBy: ["text-fits-at-large-sizes"], where: grows),
    .setting("max-height", of: texts, to: "8", seenBy: ["text-fits-at-large-sizes"], where: grows),
    .setting("lines", of: texts, to: "1", seenBy: ["text-fits-at-large-sizes"]) { text, within in
      grows(text, within) && text["max-width"] == nil
    },
    .setting("overflow", of: texts, to: "truncate", seenBy: ["text-fits-at-large-sizes"]) {
      text,
      within in grows(text, within) && text["max-width"] == nil
    },
    // Bars that say no category are told apart by the labels of the axis alone.
    Mutation("no {category} in a mark", seenBy: ["label-thinning-safe", "mark-has-name"]) {
      element,
      within in
      guard element["label"]?.contains("{category}") ?? false,
        within.contains(where: { $0["part"] == "mark" })
      else { return .none }
      var copy = element
      copy["label"] = "Bar"
      return .replaced(copy)
    },
  ]

  private static let texts: Set<String> = ["text", "title"]

  /// Whether a text is one that people are to read.
  private static func isJudged(_ text: Markup, _ within: [Markup]) -> Bool {
    ([text] + within).allSatisfy { $0["decorative"] != "true" && $0["essential"] != "true" }
  }

  /// Whether it follows the text size of iOS, and nothing makes room for it.
  private static func grows(_ text: Markup, _ within: [Markup]) -> Bool {
    isJudged(text, within) && text["style"] != nil && text["scales"] != "false"
      && text["overflow"] == nil
  }
}
