internal import A11yModel
internal import A11yRules
internal import Support
internal import XML

/// The colours that an outcome compares, as they look, and those that would reach its ratio, each with
/// words: nothing is told by a colour alone.
struct HTMLSwatches {
  let outcome: Outcome

  init(_ outcome: Outcome) { self.outcome = outcome }

  /// Nothing where it compares no colours that are known.
  var markup: Markup.Content? {
    let samples = samples
    return samples.isEmpty ? nil : .tight("p", [("class", "samples")], samples)
  }

  private var samples: [Markup.Content] {
    guard let front = color("foreground"), let back = color("background") else {
      let vision = outcome.text("vision") ?? "another"
      return pair(outcome.text("colors"), place + "as they are")
        + pair(outcome.text("simulated"), "as people with \(vision) vision see them")
    }
    let now = outcome.ratio.map { "now \(ContrastRatio($0))" } ?? "now"
    let reach = outcome.number("threshold").map { " that reaches \(DecimalText.short($0)):1" } ?? ""
    let nearest = [
      color("nearestForeground").map { sample($0, on: back, "nearest\(reach): \($0)") },
      color("nearestBackground").map { sample(front, on: $0, "or behind it: \($0)") },
    ]
    return [sample(front, on: back, place + now)] + nearest.compactMap(\.self)
  }

  /// Which appearance they are of.
  private var place: String { outcome.appearance.map { "\($0.rawValue): " } ?? "" }

  /// What evidence says, where it is a colour and nothing else.
  private func color(_ name: String) -> String? { outcome.text(name).flatMap(Self.color) }

  private static func color(_ text: String) -> String? {
    let isWritten = text.hasPrefix("#") || text.hasPrefix("color(")
    return isWritten && (try? Color(css: text)) != nil ? text : nil
  }

  private func sample(_ front: String, on back: String, _ words: String) -> Markup.Content {
    let kind = outcome.number("weight") == nil ? "dot" : "text"
    return .tight(
      "span",
      [("class", "sample")],
      [
        .tight("i", [("class", kind), ("style", "color:\(front);background:\(back)")]),
        .words(words),
      ]
    )
  }

  /// Two colours beside each other, of a text as “#FF0000 and #00FF00”.
  private func pair(_ text: String?, _ words: String) -> [Markup.Content] {
    let colors = text?.split(separator: " and ").map(String.init) ?? []
    guard colors.count == 2, let one = Self.color(colors[0]), let other = Self.color(colors[1])
    else { return [] }
    let halves = [one, other].map { Markup.Content.tight("i", [("style", "background:\($0)")]) }
    return [.tight("span", [("class", "sample")], halves + [.words(words)])]
  }
}
