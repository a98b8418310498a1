internal import A11yModel
internal import Geometry
internal import Support
internal import XML

// Views of a drawing by themselves.
extension HTMLPictures {
  /// The first view by itself, small; where only colours differ in dark, these in a dark scheme.
  var thumbnail: Markup.Content? {
    guard let view = folded.views.first else { return nil }
    let dark = pictures.views.firstIndex { $0.variant.appearance == .dark && $0.state == 0 }
    let other = dark.map { folded.views[$0] } ?? view
    let pairs = zip(view.properties, other.properties)
    let isPair =
      pictures.views[0].variant.appearance == .light && view.symbol == other.symbol
      && pairs.allSatisfy { $0 == $1 || $0.value.hasPrefix("#") && $1.value.hasPrefix("#") }
    let properties = pairs.map { light, dark in
      light == dark || !isPair
        ? light
        : FoldedPictures.Property(
          name: light.name,
          value: "light-dark(\(light.value),\(dark.value))"
        )
    }
    return image(of: 0, box(0), [("aria-hidden", "true")], setting: properties)
  }

  func image(
    of index: Int,
    _ box: Box,
    _ attributes: [(name: String, value: String)],
    _ leaders: [Markup.Content] = [],
    setting more: [FoldedPictures.Property] = []
  ) -> Markup.Content {
    var view = folded.views[index]
    let whole = pictures.states[pictures.views[index].state]
    let set = Set(more.map(\.name))
    view.properties = view.properties.filter { !set.contains($0.name) } + more
    let numbers = [box.left, box.top, box.right - box.left, box.bottom - box.top]
    let extent = numbers.map { DecimalText.truncated($0, places: 1) }.joined(separator: " ")
    let style = view.style.isEmpty ? [] : [("style", view.style)]
    let use = Markup(
      "use",
      [
        ("href", "#\(view.symbol)"), ("width", DecimalText.truncated(whole.width, places: 1)),
        ("height", DecimalText.truncated(whole.height, places: 1)),
      ]
    )
    return .tight("svg", [("viewBox", extent)] + attributes + style, [.element(use)] + leaders)
  }
}
