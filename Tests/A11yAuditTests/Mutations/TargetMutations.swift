import TestSupport
import XML

extension Mutation {
  /// What is touched, and what moves.
  static let targetsAndMotion: [Mutation] = [
    .setting("width", of: ["control"], to: "20", seenBy: ["target-size-recommended"]) {
      control,
      _ in control["hit-width"] == nil && control["disabled"] != "true"
    },
    .setting("hit-width", of: ["control", "look"], to: "20", seenBy: ["target-size-recommended"]) {
      element,
      _ in element["action"] != nil
    },
    .setting("hit-height", of: ["control", "look"], to: "30", seenBy: ["target-size-recommended"]) {
      element,
      _ in element["action"] != nil
    },
    Mutation("small buttons side by side", seenBy: ["target-size-minimum"]) { element, _ in
      guard element.name == "control", element["width"] != nil, element["hit-width"] == nil else {
        return .none
      }
      var copy = element
      (copy["width"], copy["height"], copy["spacing"]) = ("10", "10", "1")
      return .replaced(copy)
    },
    .setting(
      "reduced",
      of: ["animation"],
      to: "same",
      seenBy: ["animation-respects-reduce-motion"]
    ) { animation, within in
      let isSpatial = !["fade", "color"].contains(animation["kind"])
      return isSpatial && !isWaiting(within) && animation["essential"] != "true"
    },
    .removing("reduced", of: ["animation"], seenBy: ["animation-respects-reduce-motion"]) {
      animation,
      within in
      let isSpatial = !["fade", "color"].contains(animation["kind"])
      return isSpatial && !isWaiting(within) && animation["essential"] != "true"
    },
    .setting("repeats", of: ["animation"], to: "forever", seenBy: ["animation-pausable"]) {
      animation,
      within in
      let isByItself = animation["starts"] != "user" && animation["stop"] == nil
      return isByItself && !isWaiting(within) && animation["essential"] != "true"
    },
  ]

  /// Whether something shows that nobody knows how far it is.
  private static func isWaiting(_ within: [Markup]) -> Bool {
    within.contains {
      $0.name == "progress" && ($0["type"] == "spinner" || $0["determinate"] == "false")
    }
  }
}
