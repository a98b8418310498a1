internal import A11yModel
internal import A11yRules
internal import XML

/// The colours that an outcome compares, as they look, and those that would reach its ratio.
///
/// What they show is said in words beside them; assistive technology passes them over.
struct HTMLSwatches {
  let outcome: Outcome

  init(_ outcome: Outcome) { self.outcome = outcome }

  /// Nothing where it compares no colours that are known.
  var markup: Markup? {
    let samples = samples
    guard !samples.isEmpty else { return nil }
    return Markup(
      "span",
      [("class", "samples"), ("aria-hidden", "true")],
      content: samples.flatMap { [.text(" "), .element($0)] }
    )
  }

  private var samples: [Markup] {
    guard let front = color("foreground"), let back = color("background") else {
      return pair(outcome.text("colors"), "as they are")
        + pair(outcome.text("simulated"), "as they are seen")
    }
    let nearest = [
      color("nearestForeground").map { sample($0, on: back, "with the nearest in front") },
      color("nearestBackground").map { sample(front, on: $0, "with the nearest behind") },
    ]
    return [sample(front, on: back, "as it is")] + nearest.compactMap(\.self)
  }

  /// What evidence says, where it is a colour and nothing else.
  private func color(_ name: String) -> String? { outcome.text(name).flatMap(Self.color) }

  private static func color(_ text: String) -> String? {
    let isWritten = text.hasPrefix("#") || text.hasPrefix("color(")
    return isWritten && (try? Color(css: text)) != nil ? text : nil
  }

  private func sample(_ front: String, on back: String, _ title: String) -> Markup {
    Markup(
      "span",
      [
        ("class", "sample"), ("title", title),
        ("style", "color: \(front); background: \(back)"),
      ],
      text: ""
    )
  }

  /// Two colours beside each other, of a text as “#FF0000 and #00FF00”.
  private func pair(_ text: String?, _ title: String) -> [Markup] {
    let colors = text?.split(separator: " and ").map(String.init) ?? []
    guard colors.count == 2, let one = Self.color(colors[0]), let other = Self.color(colors[1])
    else { return [] }
    let halves = [one, other].map { color in
      Markup("span", [("style", "background: \(color)")], text: "\u{A0}\u{A0}\u{A0}")
    }
    // A text, so that no space comes between the two.
    let content: [Markup.Content] = [.text("")] + halves.map { .element($0) }
    return [Markup("span", [("class", "pair"), ("title", title)], content: content)]
  }
}
