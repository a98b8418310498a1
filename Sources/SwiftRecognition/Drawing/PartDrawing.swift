internal import SwiftEvaluation
internal import SwiftSource

/// Says what views show in the elements of the dialect.
struct PartDrawing {
  let resources: SpecResources
  /// The words of texts that views get from elsewhere.
  var carried: Set<String> = []
  /// What gives parts a name that others refer to; the same view has the same in every evaluation.
  static func identifier(of view: ShownView) -> String {
    "part-\(view.place.line)-\(view.place.column)"
  }

  init(_ resources: SpecResources) { self.resources = resources }

  /// What a view shows, part by part; nothing where it shows nothing.
  func parts(_ view: ShownView) -> [Part] {
    if view.hidden.content == true { return [] }
    var parts: [Part]
    switch view.content {
    case .shape(let shape): parts = [self.shape(view, shape)]
    case .text(let text): parts = [grounded(self.text(view, text), view)]
    case .symbol(let name): parts = [grounded(symbol(view, name), view)]
    case .image(let name): parts = [image(view, name)]
    case .stack(let stack) where stack.axis == .depth: parts = depth(view, stack)
    case .stack: parts = group(view, view.children.flatMap(self.parts))
    case .control(let control): parts = [self.control(view, control)]
    case .progress: parts = []
    case .divider:
      var part = Part("shape", at: view.place, path: view.namePath, ["kind": "rectangle"])
      part.children = [fill("fill", "assumed:separator", view.place)]
      parts = [part]
    case .spacer: parts = []
    case .container: parts = group(view, view.children.flatMap(self.parts))
    case .unknown(let unknown):
      var part = Part("group", at: view.place, path: view.namePath)
      part.unknown["contents"] = unknown.reason
      parts = [part]
    }
    for index in parts.indices { dim(&parts[index], by: view.opacity) }
    return parts
  }

  /// Makes a part as translucent as its view is: one paint is it by itself, for what is said within a shape because it
  /// lies over it stays as it is.
  private func dim(_ part: inout Part, by opacity: Fact<Double>) {
    guard part.name == "shape", part.children.count == 1 else {
      return add(opacity, "opacity", to: &part)
    }
    var paint = Part("fill", at: part.place)
    add(opacity, "opacity", to: &paint)
    if let own = part.children[0]["opacity"].flatMap(Double.init),
      let whole = paint["opacity"].flatMap(Double.init)
    {
      paint["opacity"] = number(own * whole)
    }
    part.children[0].attributes.merge(paint.attributes) { $1 }
    part.children[0].unknown.merge(paint.unknown) { one, _ in one }
    if !paint.unknown.isEmpty { part.children[0]["opacity"] = nil }
  }

  func fill(_ name: String, _ color: String, _ place: Place) -> Part {
    Part(name, at: place, ["color": color])
  }

  /// What holds others: an element where assistive technology is told of it or where it paints, else what it holds.
  func group(_ view: ShownView, _ children: [Part]) -> [Part] {
    var part = Part("group", at: view.place, path: view.namePath)
    expose(view, in: &part)
    part.children = paints(view, in: &part) + children
    let isPlain = part.attributes.isEmpty && part.unknown.isEmpty
    if isPlain, part.children == children { return children }
    size(view, of: &part)
    return [part]
  }

  static func kind(of shape: ShownShape) -> String {
    guard shape.trim.isAbsent else { return "arc" }
    return switch shape.kind {
    case .circle, .ellipse: "circle"
    case .capsule: "capsule"
    case .rectangle: "rectangle"
    case .roundedRectangle: "rounded-rectangle"
    case .arc: "arc"
    case .path: "path"
    }
  }

  private func shape(_ view: ShownView, _ shape: ShownShape) -> Part {
    var part = Part("shape", at: view.place, path: view.namePath, ["kind": Self.kind(of: shape)])
    expose(view, in: &part)
    size(view, of: &part)
    part.children = paints(view, in: &part)
    if part.children.isEmpty, part.unknown["color"] == nil {
      // A shape that is not told otherwise is filled with the foreground.
      part.children = [fill("fill", "primary", view.place)]
    }
    return part
  }

  private func control(_ view: ShownView, _ control: ShownControl) -> Part {
    var part = Part("control", at: view.place, path: view.namePath)
    expose(view, in: &part)
    size(view, of: &part)
    target(view, control, &part)
    part.children = paints(view, in: &part) + view.children.flatMap(parts)
    switch view.disabled {
    case .known(true, _): part["disabled"] = "true"
    case .unknown(let unknown): part.unknown["disabled"] = unknown.reason
    default: break
    }
    let role = Self.traits[control.kind]
    let removed = view.accessibility.removedTraits.content ?? []
    if let role, part.unknown["traits"] == nil,
      !removed.contains(where: { Self.word(of: $0) == role })
    {
      let added = part["traits"].map { $0.split(separator: " ").map(String.init) } ?? []
      part["traits"] = Set(added + [role]).sorted().joined(separator: " ")
    }
    paintByPlatform(view, control, &part)
    return part
  }

  /// The size of a button whose style adds nothing to its label: that of the label, or the least that it has.
  private func target(_ view: ShownView, _ control: ShownControl, _ part: inout Part) {
    let style = control.style.content ?? "automatic"
    guard control.kind == .button, control.style.unknown == nil, view.children.count == 1,
      ["automatic", "plain", "borderless", ShownControl.own].contains(style)
    else { return }
    let label = view.children[0]
    let sides = label.outerSize
    if part["width"] == nil, view.size.width.isAbsent {
      part["width"] = (points(sides.width) ?? points(label.size.minimumWidth)).map(number)
    }
    if part["height"] == nil, view.size.height.isAbsent {
      part["height"] = (points(sides.height) ?? points(label.size.minimumHeight)).map(number)
    }
  }

  /// What the platform paints of a button that paints nothing itself.
  private func paintByPlatform(_ view: ShownView, _ control: ShownControl, _ part: inout Part) {
    guard control.kind == .button || control.kind == .link else { return }
    let isPlain = !part.children.contains { ["fill", "stroke"].contains($0.name) }
    guard isPlain, part.unknown["color"] == nil else { return }
    switch control.style {
    case .known("bordered", _), .known("borderedProminent", _):
      let tint = view.paints.last { $0.role == .foreground }.map { paint("fill", $0) }
      part.children.insert(
        tint ?? fill("fill", "assumed:tertiarySystemFill", view.place),
        at: 0
      )
      if let color = tint?["color"], color != "assumed:accentColor" { return }
    case .absent, .known("automatic", _), .known("borderless", _):
      let tint = "assumed:accentColor"
      guard part.children.allSatisfy({ $0["color"] == nil || $0["color"] == tint }) else { return }
    default: return
    }
    part["platform-default"] = "true"
  }

  private static let traits: [ShownControl.Kind: String] = [
    .button: "button", .link: "link", .navigationLink: "button", .toggle: "toggle",
    .slider: "adjustable",
    .stepper: "adjustable", .picker: "button", .menu: "button",
  ]

  /// A picture, which is heard by its name or what catalogues say of that, unless the source says otherwise.
  private func image(_ view: ShownView, _ name: Fact<String>) -> Part {
    var part = Part("shape", at: view.place, path: view.namePath, ["kind": "path"])
    expose(view, in: &part)
    if view.isResizable {
      size(view, of: &part)
    } else {
      // A frame is room around it.
      for name in ["width", "height"] {
        part.unknown[name] = "a picture that is not resizable is as large as its file"
      }
    }
    let isTold = part["label"] != nil || part.unknown["label"] != nil || part["hidden"] != nil
    guard let known = name.content else {
      part.unknown["color"] = "a picture"
      if !isTold { part.unknown["label"] = name.unknown?.reason ?? "what a picture is heard as" }
      return part
    }
    part.children = [Part("fill", at: view.place, ["image": known])]
    if isTold { return part }
    switch resources.text(known) {
    case .known(let text)?: part["label"] = escaped(text)
    case .unknown(let reason)?: part.unknown["label"] = reason
    case nil: part["label"] = escaped(known)
    }
    return part
  }

  /// A number as attributes write it, to a thousandth.
  func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A share as attributes write it: what is begun is more than nothing, and what is not done is less than all.
  func share(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded() / 1000
    guard 0...1 ~= value, (thousandths == 0) != (value == 0) || (thousandths == 1) != (value == 1)
    else {
      return number(value)
    }
    let millionths = min(999_999, max(1, Int((value * 1_000_000).rounded())))
    let digits = "\(1_000_000 + millionths)".dropFirst()
    return "0." + digits[...(digits.lastIndex { $0 != "0" } ?? digits.startIndex)]
  }

  /// An attribute with a number, or why it is not known.
  func add(_ fact: Fact<Double>, _ name: String, to part: inout Part) {
    switch fact {
    case .absent: break
    case .known(let value, _): part[name] = number(value)
    case .unknown(let unknown): part.unknown[name] = unknown.reason
    }
  }

  private func size(_ view: ShownView, of part: inout Part) {
    let width = points(view.size.width)
    let height = points(view.size.height)
    if part.name == "shape", let width, width == height {
      part["size"] = number(width)
    } else {
      part["width"] = width.map(number)
      part["height"] = height.map(number)
    }
  }

  func points(_ length: Fact<ShownSize.Length>) -> Double? {
    if case .points(let points)? = length.content, points >= 0, points.isFinite {
      points
    } else {
      nil
    }
  }
}
