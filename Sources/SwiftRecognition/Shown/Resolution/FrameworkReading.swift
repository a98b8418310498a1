internal import SwiftEvaluation
internal import SwiftSource

/// Reads a view of SwiftUI without its modifiers.
///
/// | what | by |
/// |---|---|
/// | a shape without fill and stroke is filled with the foreground style | Shape, View |
/// | a `Label` is one element that says its title | assumed |
/// | `Image(decorative:)` is hidden, `Image(_:)` says its name, `Image(_:label:)` its label | Image.init(decorative:bundle:), Image.init(_:bundle:), Image.init(_:bundle:label:) |
struct FrameworkReading {
  let node: ViewNode
  let inherited: Inherited
  var place: Place { node.place }

  init(_ node: ViewNode, _ inherited: Inherited) {
    self.node = node
    self.inherited = inherited
  }

  var styles: StyleReading { StyleReading(inherited: inherited) }

  func view(_ content: ShownView.Content, _ type: String) -> ShownView {
    var view = ShownView(content, type, at: place)
    view.customViews = inherited.customViews
    view.items = inherited.items
    view.scheme = inherited.scheme
    return view
  }

  var contents: [ShownView] { contents(inherited) }

  func contents(_ inherited: Inherited) -> [ShownView] {
    node.children.flatMap { ViewResolver.views(of: $0, inherited) }
  }

  func views(_ name: String) -> [ShownView] {
    switch name {
    case "Circle": [shape(.circle, name)]
    case "Ellipse": [shape(.ellipse, name)]
    case "Capsule": [shape(.capsule, name)]
    case "Rectangle": [shape(.rectangle, name)]
    case "RoundedRectangle": [roundedRectangle(name)]
    case "Path": [shape(.path(name), name)]
    case "Color", "Material", "LinearGradient", "RadialGradient", "AngularGradient",
      "EllipticalGradient":
      [painted(name)]
    case "Text": [text(name)]
    case "Image": [image(name)]
    case "Label": [label(name)]
    case "HStack", "LazyHStack": [stack(.row, name)]
    case "VStack", "LazyVStack": [stack(.column, name)]
    case "ZStack": [stack(.depth, name)]
    case "Divider": [divider(name)]
    case "Spacer": [view(.spacer, name)]
    case "ProgressView": [progress(.progressView, name)]
    case "Gauge": [progress(.gauge, name)]
    default:
      if let kind = Self.controls[name] { [control(kind, name)] } else { container(name) }
    }
  }

  private static let controls: [String: ShownControl.Kind] = [
    "Button": .button, "Link": .link, "NavigationLink": .navigationLink, "Toggle": .toggle,
    "Slider": .slider, "Stepper": .stepper, "Picker": .picker, "TextField": .textField,
    "SecureField": .textField, "Menu": .menu,
  ]

  func shape(_ kind: ShownShape.Kind, _ name: String) -> ShownView {
    var view = view(.shape(ShownShape(kind)), name)
    let paints = ["fill", "stroke", "strokeBorder"]
    if !node.modifiers.contains(where: { paints.contains($0.name) }) {
      view.paints = [Paint(.fill, styles.foreground(at: place), at: place)]
    }
    return view
  }

  /// A shape of the source: an arc where its path draws one and nothing else, else a form of its own.
  func drawn(_ name: String) -> ShownView {
    guard case .term(let path)? = node.arguments["path"], let arc = PathReading.arc(path) else {
      return shape(.path(name), name)
    }
    var view = shape(.arc(start: arc.start, end: arc.end), name)
    view.strokedPath = arc.stroke
    if let stroke = arc.stroke {
      for index in view.paints.indices { view.paints[index].role = .stroke(stroke) }
    }
    return view
  }

  private func roundedRectangle(_ name: String) -> ShownView {
    var radius = Fact<Double>(node.arguments["cornerRadius"], at: place, "a radius")
    if let size = node.arguments["cornerSize"] {
      radius = .unknown(Unknown("corners of two radii are not modelled", at: place))
      if case .term(let term) = size, let width = term.arguments["width"],
        let height = term.arguments["height"], width == height
      {
        radius = Fact<Double>(width, at: place, "a radius")
      }
    }
    return shape(.roundedRectangle(radius: radius), name)
  }

  /// A colour or a gradient as a view: a rectangle filled with it.
  private func painted(_ name: String) -> ShownView {
    var view = view(.shape(ShownShape(.rectangle)), name)
    let style: Fact<Paint.Style>
    if name == "Color" || name == "Material" {
      style = styles.style(node.arguments.first?.value, at: place)
    } else {
      var plain = node
      plain.modifiers = []
      style = styles.style(.view(plain), at: place)
    }
    view.paints = [Paint(.fill, style, at: place)]
    return view
  }

  private func text(_ name: String) -> ShownView {
    var view: ShownView
    switch TextReading.text(of: node) {
    case .known(let text, _): view = self.view(.text(text), name)
    case .unknown(let unknown):
      view = self.view(.text(ShownText([.unknown(unknown)], .verbatim)), name)
    case .absent: view = self.view(.text(ShownText([], .verbatim)), name)
    }
    view.paints = [Paint(.foreground, styles.foreground(at: place), at: place)]
    view.font = inherited.font
    view.room = inherited.room
    return view
  }

  /// A text that an argument of another view says.
  func title(_ value: Value, _ inherited: Inherited) -> ShownView {
    if case .view(let node) = value {
      return ViewResolver.one(ViewResolver.views(of: node, inherited), "Text", at: place)
    }
    var text = FrameworkReading(node, inherited).view(
      .text(
        TextReading.text(value, at: place).content
          ?? ShownText(
            [.unknown(value.unknown ?? Unknown("a title is not modelled", at: place))],
            .verbatim
          )
      ),
      "Text"
    )
    let styles = StyleReading(inherited: inherited)
    text.paints = [Paint(.foreground, styles.foreground(at: place), at: place)]
    text.font = inherited.font
    text.room = inherited.room
    return text
  }

  private func image(_ name: String) -> ShownView {
    let arguments = node.arguments
    if let symbol = arguments["systemName"] { return self.symbol(symbol, name) }
    if let decorative = arguments["decorative"] {
      var view = view(.image(Fact(string: decorative, at: place)), name)
      view.accessibility.hidden = .known(true, at: place)
      return view
    }
    var view = view(.image(Fact(string: arguments["_"], at: place, "a picture")), name)
    if let label = arguments["label"] {
      view.accessibility.label = TextReading.text(label, at: place)
    }
    return view
  }

  func symbol(_ value: Value, _ name: String) -> ShownView {
    var view = view(.symbol(TextReading.text(value, at: place)), name)
    view.font = inherited.font
    view.rendering = inherited.rendering
    let layers = inherited.foreground
    if case .known("multicolor", _) = inherited.rendering {
      view.unknownPaints = Unknown("the symbol has colours of its own", at: place)
    } else if layers.count > 1, inherited.rendering.content ?? "palette" == "palette" {
      view.paints = layers.map { Paint(.foreground, $0, at: $0.place ?? place) }
    } else {
      view.paints = [Paint(.foreground, styles.foreground(at: place), at: place)]
    }
    return view
  }

  private func stack(_ axis: ShownView.Stack.Axis, _ name: String) -> ShownView {
    var stack = ShownView.Stack(axis)
    stack.spacing = Fact<Double>(node.arguments["spacing"], at: place, "a spacing")
    stack.alignment = Fact(name: node.arguments["alignment"], at: place, "an alignment")
    var view = view(.stack(stack), name)
    view.children = contents
    if axis == .depth { view.children = ViewResolver.inPaintingOrder(view.children) }
    return view
  }

  private func divider(_ name: String) -> ShownView {
    var view = view(.divider, name)
    let separator = Paint.Style.color(ShownColor(.system("separator")))
    view.paints = [Paint(.foreground, .assumed(separator, at: place), at: place)]
    return view
  }

  private func container(_ name: String) -> [ShownView] {
    var view = view(.container(name), name)
    view.children = contents
    for label in ["header", "footer"] {
      guard case .view(let inner)? = node.arguments[label] else { continue }
      let views = ViewResolver.views(of: inner, inherited)
      view.children = label == "header" ? views + view.children : view.children + views
    }
    if let title = node.arguments["_"], ["Section", "GroupBox", "DisclosureGroup"].contains(name) {
      view.children.insert(self.title(title, inherited), at: 0)
    }
    return [view]
  }
}
