internal import SwiftEvaluation
internal import SwiftSource

extension FrameworkReading {
  /// A `Label`, of which the style says what is seen.
  func label(_ name: String) -> ShownView {
    var view = view(.stack(ShownView.Stack(.row)), name)
    var icons: [ShownView] = []
    var titles: [ShownView] = []
    if let title = node.arguments["_"] { titles = [self.title(title, inherited)] }
    for (argument, isIcon) in [("title", false), ("icon", true)] {
      guard case .view(let inner)? = node.arguments[argument] else { continue }
      let views = ViewResolver.views(of: inner, inherited)
      if isIcon { icons = views } else { titles = views }
    }
    if let name = node.arguments["systemImage"] { icons = [symbol(name, "Image")] }
    if let name = node.arguments["image"] {
      icons = [self.view(.image(Fact(string: name, at: place)), "Image")]
    }
    for index in icons.indices where icons[index].accessibility.hidden.isAbsent {
      icons[index].accessibility.hidden = .assumed(true, at: place)
    }
    view.accessibility.children = .assumed(.combine, at: place)
    switch inherited.labelStyle {
    case .absent, .known("automatic", _), .known("titleAndIcon", _): view.children = icons + titles
    case .known("titleOnly", _): view.children = titles
    case .known("iconOnly", _):
      // The title is heard all the same (LabelStyle.iconOnly).
      view.children = icons
      let words = titles.lazy.compactMap {
        if case .text(let text) = $0.content { text } else { nil }
      }
      if let title = words.first { view.accessibility.label = .known(title, at: place) }
    case .known:
      let unknown = Unknown("what the label style shows is not known", at: place)
      return self.view(.unknown(unknown), name)
    case .unknown(let unknown): return self.view(.unknown(unknown), name)
    }
    return view
  }
}
