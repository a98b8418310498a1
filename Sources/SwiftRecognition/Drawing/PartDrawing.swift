internal import SwiftEvaluation
internal import SwiftSource

/// Says what views show in the elements of the dialect.
struct PartDrawing {
  let resources: SpecResources
  /// What gives parts a name that others refer to; the same view has the same in every evaluation.
  private static func identifier(of view: ShownView) -> String {
    "part-\(view.place.line)-\(view.place.column)"
  }

  init(_ resources: SpecResources) { self.resources = resources }

  /// What a view shows, part by part; nothing where it shows nothing.
  func parts(_ view: ShownView) -> [Part] {
    if view.hidden.content == true { return [] }
    var parts: [Part]
    switch view.content {
    case .shape(let shape): parts = [self.shape(view, shape)]
    case .text(let text): parts = [self.text(view, text)]
    case .symbol(let name): parts = [symbol(view, name)]
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
  private func group(_ view: ShownView, _ children: [Part]) -> [Part] {
    var part = Part("group", at: view.place, path: view.namePath)
    expose(view, in: &part)
    part.children = paints(view, in: &part) + children
    let isPlain = part.attributes.isEmpty && part.unknown.isEmpty
    if isPlain, part.children == children { return children }
    size(view, of: &part)
    return [part]
  }

  private func shape(_ view: ShownView, _ shape: ShownShape) -> Part {
    var part = Part("shape", at: view.place, path: view.namePath)
    switch shape.kind {
    case .circle, .ellipse: part["kind"] = "circle"
    case .capsule: part["kind"] = "capsule"
    case .rectangle: part["kind"] = "rectangle"
    case .roundedRectangle: part["kind"] = "rounded-rectangle"
    case .arc: part["kind"] = "arc"
    case .path: part["kind"] = "path"
    }
    if !shape.trim.isAbsent { part["kind"] = "arc" }
    expose(view, in: &part)
    size(view, of: &part)
    part.children = paints(view, in: &part)
    if part.children.isEmpty, part.unknown["color"] == nil {
      // A shape that is not told otherwise is filled with the foreground.
      part.children = [fill("fill", "primary", view.place)]
    }
    return part
  }

  /// Views over each other: what lies over a shape is said within it, and what surrounds it beside it.
  private func depth(_ view: ShownView, _ stack: ShownView.Stack) -> [Part] {
    let ground =
      stack.base ?? view.children.firstIndex { if case .shape = $0.content { true } else { false } }
    guard let ground, view.children.indices.contains(ground) else {
      return group(view, view.children.flatMap(parts))
    }
    let base = view.children[ground]
    var behind = view.children[..<ground].flatMap(parts)
    var own = parts(base)
    var beside: [Part] = []
    for over in view.children[(ground + 1)...] {
      if let offset = over.size.offset.content, offset.contains(where: { abs($0) > 8 }) {
        // It is moved away from what it would lie on.
        beside += parts(over)
      } else if own.count == 1, own[0].name == "shape", let around = gap(of: over, around: base) {
        for var part in parts(over) {
          own[0]["id"] = Self.identifier(of: base)
          part["around"] = own[0]["id"]
          part["gap"] = number(around)
          part["size"] = nil
          part["width"] = nil
          part["height"] = nil
          beside.append(part)
        }
      } else if own.count == 1, ["shape", "group", "control"].contains(own[0].name) {
        own[0].children += parts(over)
      } else {
        own += parts(over)
      }
    }
    // What lies behind is larger or as large: it is the ground of all that comes after.
    if behind.count == 1, behind[0].name == "shape" {
      behind[0].children += own
      own = behind
    } else {
      own = behind + own
    }
    own = own.filter { !Self.isInvisible($0) }
    beside = beside.filter { !Self.isInvisible($0) }
    let all = own + beside
    var exposed = Part("group", at: view.place, path: view.namePath)
    expose(view, in: &exposed)
    exposed.children = paints(view, in: &exposed)
    if own.count == 1, stack.base != nil || beside.isEmpty, exposed.children.isEmpty,
      all[0].name == "shape", all[0].attributes.keys.allSatisfy({ !Self.exposure.contains($0) }),
      all[0].unknown.isEmpty
    {
      // One element says of its shape what assistive technology is told of all in it.
      var part = all[0]
      part.attributes.merge(exposed.attributes) { one, _ in one }
      part.unknown.merge(exposed.unknown) { one, _ in one }
      return [part] + beside
    }
    if exposed.attributes.isEmpty, exposed.unknown.isEmpty, exposed.children.isEmpty { return all }
    exposed.children += all
    return [exposed]
  }

  /// Whether nothing of a part is seen or heard.
  private static func isInvisible(_ part: Part) -> Bool {
    part.name == "shape" && part.unknown.isEmpty && !part.children.isEmpty
      && part.attributes.keys.allSatisfy { !exposure.contains($0) }
      && part.children.allSatisfy {
        ["fill", "stroke"].contains($0.name) && $0["color"] == "clear"
      }
  }

  static let exposure: Set<String> = [
    "label", "value", "hint", "traits", "hidden", "children", "action", "sort-priority",
  ]

  /// The points between a shape and one that surrounds it; nil where it does not, or that is not known.
  private func gap(of over: ShownView, around base: ShownView) -> Double? {
    guard case .shape = over.content, over.children.isEmpty else { return nil }
    let outset: Double
    if let padding = over.size.padding.content, let least = padding.min(), least < 0 {
      outset = -least
    } else if case .points(let inner)? = base.size.width.content,
      case .points(let outer)? = over.size.width.content, outer > inner
    {
      outset = (outer - inner) / 2
    } else {
      return nil
    }
    guard over.paints.count == 1, case .stroke(let stroke) = over.paints[0].role,
      let width = stroke.width.content
    else { return nil }
    return max(0, outset - (stroke.isInside ? width : width / 2))
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
    if let role, part.unknown["traits"] == nil {
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
    case .known("bordered", _):
      part.children.insert(fill("fill", "assumed:tertiarySystemFill", view.place), at: 0)
    case .known("borderedProminent", _):
      var paint = fill("fill", "assumed:accentColor", view.place)
      if let tint = view.paints.last(where: { $0.role == .foreground }) {
        color(tint.style, of: &paint)
      }
      part.children.insert(paint, at: 0)
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

  private func image(_ view: ShownView, _ name: Fact<String>) -> Part {
    var part = Part("shape", at: view.place, path: view.namePath, ["kind": "path"])
    expose(view, in: &part)
    size(view, of: &part)
    var paint = Part("fill", at: view.place)
    if let name = name.content {
      paint["image"] = name
    } else {
      part.unknown["color"] = "a picture"
    }
    part.children = name.content == nil ? [] : [paint]
    return part
  }

  /// A number as attributes write it, to a thousandth.
  func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
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
    if case .points(let points)? = length.content, points >= 0 { points } else { nil }
  }
}
