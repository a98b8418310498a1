extension Mutation {
  /// How text is set, and what room it has.
  static let text: [Mutation] = [
    .setting("scales", of: ["text", "title"], to: "false", seenBy: ["text-scales"]),
    .setting("type-limit", of: ["text", "title"], to: "xxLarge", seenBy: ["text-scales"]),
    .removing("style", of: ["text", "title"], seenBy: ["text-scales", "text-size-minimum"]),
    .setting("size", of: ["text", "title"], to: "8", seenBy: ["text-size-minimum"]),
    .setting("max-width", of: ["text"], to: "8", seenBy: ["text-fits-at-large-sizes"]) { text, _ in
      text["overflow"] == nil && text["scales"] != "false" && text["style"] != nil
    },
    .setting("max-height", of: ["text"], to: "8", seenBy: ["text-fits-at-large-sizes"]) { text, _ in
      text["overflow"] == nil && text["scales"] != "false" && text["style"] != nil
    },
    .setting("lines", of: ["text"], to: "1", seenBy: ["text-fits-at-large-sizes"]) { text, _ in
      text["overflow"] == nil && text["max-width"] == nil && text["style"] != nil
    },
    .setting("overflow", of: ["text"], to: "truncate", seenBy: ["text-fits-at-large-sizes"]) {
      text,
      _ in text["max-width"] == nil && text["style"] != nil
    },
    // Bars that say no category are told apart by the labels of the axis alone.
    Mutation("no {category} in a mark", seenBy: ["label-thinning-safe", "mark-has-name"]) {
      element,
      within in
      guard element["label"] == "{category}", within.contains(where: { $0["part"] == "mark" })
      else { return .none }
      var copy = element
      copy["label"] = "Bar"
      return .replaced(copy)
    },
  ]
}
