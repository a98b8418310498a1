internal import SwiftEvaluation
internal import SwiftSource

/// Reads modifiers that paint.
///
/// | what | by |
/// |---|---|
/// | each further `fill` or `stroke` of a shape lies over the one before | FillShapeView, StrokeShapeView: “the background shown beneath this view” |
/// | `stroke` is centred on the edge, `strokeBorder` lies inside | Shape.stroke(_:lineWidth:), InsettableShape.strokeBorder(_:lineWidth:antialiased:) |
/// | `background` lies behind, `overlay` in front, and both get the size of the view | View.background(alignment:content:), View.overlay(alignment:content:) |
/// | `border` lies inside the view's edges | View.border(_:width:) |
/// | `cornerRadius` and `clipShape` cut all that stands before | View.clipShape(_:style:) |
struct PaintReading {
  var inherited: Inherited

  private var styles: StyleReading { StyleReading(inherited: inherited) }

  func apply(_ modifier: ViewNode.Modifier, to view: inout ShownView) {
    let arguments = modifier.arguments
    let place = modifier.place
    let first = arguments.unlabelled.first
    switch modifier.name {
    case "fill":
      let role = view.strokedPath.map { Paint.Role.stroke($0) } ?? .fill
      view.paints.append(Paint(role, style(first, at: place), at: place))
    case "stroke", "strokeBorder": stroke(modifier, &view)
    case "trim":
      guard case .shape(var shape) = view.content else { return }
      shape.trim = trim(arguments, at: place)
      view.content = .shape(shape)
    case "inset":
      guard case .shape(var shape) = view.content else { return }
      shape.inset = Fact<Double>(arguments["by"], at: place)
      view.content = .shape(shape)
    case "background": background(modifier, &view)
    case "overlay": overlay(modifier, &view)
    case "border":
      closePaints(&view, at: place)
      let width: Fact<Double> =
        arguments["width"] == nil
        ? .known(1, at: place) : Fact<Double>(arguments["width"], at: place)
      view.paints.append(Paint(.border(width: width), style(first, at: place), at: place))
    case "opacity":
      let factor = Fact<Double>(first, at: place, "an opacity").map { min(max($0, 0), 1) }
      switch (view.opacity, factor) {
      case (.absent, _): view.opacity = factor
      case (.known(let one, _), .known(let other, let origin)):
        view.opacity = .known(one * other, origin)
      case (.known(0, _), _), (.unknown, _), (.known, .absent): break
      case (.known, .unknown): view.opacity = factor
      }
    case "hidden": view.hidden = .known(true, at: place)
    case "cornerRadius":
      let radius = Fact<Double>(first ?? arguments["radius"], at: place, "a radius")
      clip(&view, ShownShape(.roundedRectangle(radius: radius)), at: place)
    case "clipShape": clip(&view, shape(first, at: place), at: place)
    case "mask":
      if case .view(let node)? = first?.unwrapped ?? arguments["_"], let form = form(node) {
        clip(&view, form, at: place)
      } else {
        view.forgetPaints(Unknown("a mask is not modelled", at: place))
      }
    case "blendMode": view.blend = Fact(name: first, at: place, "a blend mode")
    case "blur", "saturation", "grayscale", "brightness", "contrast", "colorMultiply",
      "colorInvert", "hueRotation", "luminanceToAlpha", "redacted":
      view.forgetPaints(Unknown("what \(modifier.name) makes of it is not known", at: place))
    case "renderingMode":
      guard case .image = view.content, case .term(let mode)? = first?.unwrapped,
        mode.name == "template"
      else { return }
      view.paints = [Paint(.foreground, styles.foreground(at: place), at: place)]
    case "textCase":
      guard case .text(let text) = view.content, case .term(let letters)? = first?.unwrapped
      else { return }
      view.content = .text(TextReading.changed(text, letters.name))
    case "zIndex": view.order = Fact<Double>(first, at: place)
    default: break
    }
  }

  /// Without a style it is the foreground style.
  private func style(_ value: Value?, at place: Place) -> Fact<Paint.Style> {
    let style = styles.style(value, at: place)
    return style.isAbsent ? styles.foreground(at: place) : style
  }

  private func trim(_ arguments: [Value.Labelled], at place: Place) -> Fact<ShownShape.Trim> {
    let from =
      arguments["from"] == nil ? .known(0, at: place) : Fact<Double>(arguments["from"], at: place)
    let to =
      arguments["to"] == nil ? .known(1, at: place) : Fact<Double>(arguments["to"], at: place)
    switch (from, to) {
    case (.known(let from, _), .known(let to, _)):
      return .known(ShownShape.Trim(from: min(max(from, 0), 1), to: min(max(to, 0), 1)), at: place)
    case (.unknown(let unknown), _), (_, .unknown(let unknown)): return .unknown(unknown)
    default: return .unknown(Unknown("a trim is not modelled", at: place))
    }
  }

  private func stroke(_ modifier: ViewNode.Modifier, _ view: inout ShownView) {
    let arguments = modifier.arguments
    let place = modifier.place
    var stroke = Paint.Stroke(width: .known(1, at: place))
    if let width = arguments["lineWidth"] { stroke.width = Fact<Double>(width, at: place) }
    if let style = arguments["style"] {
      stroke = Paint.Stroke(style, at: place)
    }
    stroke.isInside = modifier.name == "strokeBorder"
    view.paints.append(
      Paint(.stroke(stroke), style(arguments.unlabelled.first, at: place), at: place)
    )
  }

  /// A form that an argument is: a shape of SwiftUI, of the source, or `.rect(cornerRadius:)`.
  private func shape(_ value: Value?, at place: Place) -> ShownShape {
    guard case .view(let node)? = value?.unwrapped,
      let view = ViewResolver.views(of: node, inherited).first,
      case .shape(let shape) = view.content
    else { return ShownShape(.path("a form that is not modelled")) }
    return shape
  }

  /// The form of a shape that is drawn as a whole, which cuts as a mask what it would cut as a clip.
  private func form(_ node: ViewNode) -> ShownShape? {
    guard node.modifiers.isEmpty, let view = ViewResolver.views(of: node, inherited).first,
      case .shape(let shape) = view.content, shape.kind != .rectangle || node.arguments.isEmpty,
      case .framework(let name) = node.kind, name != "Color", !name.hasSuffix("Gradient")
    else { return nil }
    return shape
  }

  /// Lets what is painted next lie outside of an opacity or a cut that stands before it.
  private func closePaints(_ view: inout ShownView, at place: Place) {
    if !view.opacity.isAbsent || !view.hidden.isAbsent || !view.clip.isAbsent
      || !view.size.offset.isAbsent || !view.size.rotation.isAbsent || !view.size.scale.isAbsent
    {
      ViewResolver.wrap(&view, "background", at: place)
    }
  }

  private func background(_ modifier: ViewNode.Modifier, _ view: inout ShownView) {
    let arguments = modifier.arguments
    let place = modifier.place
    let first = arguments.unlabelled.first?.unwrapped
    if case .view(let node)? = arguments["content"] ?? first, arguments["in"] == nil {
      // A colour or a gradient is a style as well as a view, and fills the same.
      let asStyle = styles.style(.view(node), at: place)
      if asStyle.content == nil || arguments["content"] != nil || !node.modifiers.isEmpty {
        layer(&view, ViewResolver.views(of: node, inherited), isBehind: true, at: place)
        return
      }
    }
    closePaints(&view, at: place)
    var form = ShownShape(.rectangle)
    if arguments["in"] != nil { form = shape(arguments["in"], at: place) }
    let style: Fact<Paint.Style>
    if let first = arguments.unlabelled.first {
      style = styles.style(first, at: place)
    } else {
      style = .known(.color(ShownColor(.system("systemBackground"))), at: place)
    }
    guard !style.isAbsent else { return }
    var paint = Paint(.background(form), style, at: place)
    paint.depth = inherited.customViews.count
    paint.scheme = inherited.scheme
    view.paints.insert(paint, at: 0)
  }

  private func overlay(_ modifier: ViewNode.Modifier, _ view: inout ShownView) {
    let arguments = modifier.arguments
    let place = modifier.place
    let first = arguments.unlabelled.first?.unwrapped
    let form = arguments["in"].map { shape($0, at: place) }
    if case .view(let node)? = arguments["content"] ?? first, form == nil {
      layer(&view, ViewResolver.views(of: node, inherited), isBehind: false, at: place)
      return
    }
    var over = ShownView(.shape(form ?? ShownShape(.rectangle)), "overlay", at: place)
    over.customViews = view.customViews
    over.items = view.items
    over.paints = [Paint(.fill, styles.style(first, at: place), at: place)]
    layer(&view, [over], isBehind: false, at: place)
  }

  /// Puts views behind or over a view, whose size they get.
  private func layer(
    _ view: inout ShownView,
    _ layers: [ShownView],
    isBehind: Bool,
    at place: Place
  ) {
    guard !layers.isEmpty else { return }
    if view.layers == nil {
      var outer = ShownView(.stack(ShownView.Stack(.depth)), view.type, at: view.place)
      outer.customViews = view.customViews
      outer.items = view.items
      outer.disabled = view.disabled
      outer.children = [view]
      outer.content = .stack(Self.depth(base: 0))
      view = outer
    }
    guard let base = view.layers else { return }
    let size = view.children[base].outerSize
    let layers = layers.map { $0.filling(size.width, size.height) }
    if isBehind {
      view.children.insert(contentsOf: layers, at: 0)
      view.content = .stack(Self.depth(base: base + layers.count))
    } else {
      view.children += layers
    }
  }

  private static func depth(base: Int) -> ShownView.Stack {
    var stack = ShownView.Stack(.depth)
    stack.base = base
    return stack
  }

  private func clip(_ view: inout ShownView, _ form: ShownShape, at place: Place) {
    for index in view.paints.indices {
      if case .background(let shape) = view.paints[index].role, shape.kind == .rectangle {
        view.paints[index].role = .background(form)
      }
    }
    switch view.content {
    case .shape(let shape) where shape.kind == .rectangle && view.size.padding.isAbsent:
      view.content = .shape(form)
    case .text, .spacer, .divider, .symbol: break
    default: view.clip = .known(form, at: place)
    }
  }
}

extension Paint.Stroke {
  /// A `StrokeStyle`.
  init(_ value: Value, at place: Place) {
    self.init(width: .known(1, at: place))
    guard case .term(let style) = value.unwrapped, style.name == "init" else {
      width = .unknown(value.unknown ?? Unknown("a stroke is not modelled", at: place))
      return
    }
    if let points = style.arguments["lineWidth"] { width = Fact<Double>(points, at: style.place) }
    dash = Fact(style.arguments["dash"], at: style.place, "a dash") {
      guard case .array(let lengths, _) = $0 else { return nil }
      let numbers = lengths.compactMap { Fact<Double>($0, at: style.place).content }
      return numbers.count == lengths.count ? numbers : nil
    }
    if dash.content?.isEmpty == true { dash = .absent }
    cap = Fact(name: style.arguments["lineCap"], at: style.place)
  }
}

extension ShownView {
  /// Which child the others lie behind or over, where nothing is said of all of them yet.
  var layers: Int? {
    guard case .stack(let stack) = content, let base = stack.base, paints.isEmpty,
      accessibility.isEmpty, opacity.isAbsent, hidden.isAbsent, clip.isAbsent, blend.isAbsent,
      size == ShownSize(), actions.isEmpty, animations.isEmpty
    else { return nil }
    return base
  }
}
