internal import SwiftEvaluation
internal import SwiftSource

// Views over each other: what lies over a shape is said within it, and what surrounds it beside it.
extension PartDrawing {
  /// What a pile shows.
  func depth(_ view: ShownView, _ stack: ShownView.Stack) -> [Part] {
    // Each is drawn once: who drew a pile to ask what it is would draw each in it twice, and so on inwards.
    var drawn = view.children.map(parts)
    let ground =
      stack.base ?? view.children.indices.first { Self.isShape(view.children[$0], drawn[$0]) }
    guard let ground, drawn.indices.contains(ground) else {
      return group(view, drawn.flatMap(\.self))
    }
    let isTold = stack.base != nil && tells(view, ground, &drawn)
    let (own, beside) = layers(view, ground, drawn)
    let all = own + beside
    var exposed = Part("group", at: view.place, path: view.namePath)
    if !isTold { expose(view, in: &exposed) }
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

  /// A text or symbol, in the form that is painted behind it where one is.
  func grounded(_ part: Part, _ view: ShownView) -> Part {
    let forms = view.paints.compactMap { paint -> ShownShape? in
      if case .background(let form) = paint.role { form } else { nil }
    }
    guard view.unknownPaints == nil, let form = forms.last else { return part }
    var ground = Part("shape", at: view.place, path: view.namePath, ["kind": Self.kind(of: form)])
    ground.children = paints(view, in: &ground) + [part]
    return ground
  }

  /// Whether a view is drawn as one shape, with all that lies behind it and over it.
  private static func isShape(_ view: ShownView, _ drawn: [Part]) -> Bool {
    switch view.content {
    case .shape: true
    case .stack(let stack): stack.axis == .depth && drawn.map(\.name) == ["shape"]
    default: false
    }
  }

  /// Tells a text, symbol or control what assistive technology is told of it with what lies behind it and over it, where
  /// that is silent; whether it is.
  private func tells(_ view: ShownView, _ ground: Int, _ drawn: inout [[Part]]) -> Bool {
    guard drawn[ground].count == 1, ["text", "glyph", "control"].contains(drawn[ground][0].name),
      view.accessibility.children.isAbsent
    else { return false }
    let others = drawn.indices.filter { $0 != ground }.flatMap { drawn[$0] }
    let isSilent = others.flatMap(\.all).allSatisfy { part in
      ["shape", "fill", "stroke", "stop"].contains(part.name)
        && !Self.exposure.contains { part[$0] != nil || part.unknown[$0] != nil }
    }
    guard isSilent else { return false }
    tell(view, to: &drawn[ground][0])
    return true
  }

  /// Adds to a part what assistive technology is told of it further out, which wins.
  private func tell(_ view: ShownView, to part: inout Part) {
    var told = Part(part.name, at: part.place)
    expose(view, in: &told)
    if told["label"] != nil {
      part["localized"] = nil
      part.unknown["localized"] = nil
    }
    if let own = part["traits"], let more = told["traits"] {
      let all = Set([own, more].flatMap { $0.split(separator: " ") })
      told["traits"] = all.sorted().joined(separator: " ")
    }
    for (name, value) in told.attributes {
      part[name] = value
      part.unknown[name] = nil
    }
    for (fact, reason) in told.unknown {
      part.unknown[fact] = reason
      part[fact] = nil
    }
    part.children += told.children
  }

  /// What lies in a pile on its ground, and what stands beside that.
  private func layers(
    _ view: ShownView,
    _ ground: Int,
    _ drawn: [[Part]]
  ) -> (own: [Part], beside: [Part]) {
    var behind = drawn[..<ground].flatMap(\.self)
    var own = drawn[ground]
    var beside: [Part] = []
    for (over, parts) in zip(view.children, drawn).dropFirst(ground + 1) {
      if let offset = over.size.offset.content, offset.contains(where: { abs($0) > 8 }) {
        // It is moved away from what it would lie on.
        beside += parts
      } else if own.count == 1, own[0].name == "shape",
        let around = gap(of: over, around: view.children[ground])
      {
        for var part in parts {
          own[0]["id"] = Self.identifier(of: view.children[ground])
          part["around"] = own[0]["id"]
          part["gap"] = number(around)
          for name in ["size", "width", "height"] { part[name] = nil }
          beside.append(part)
        }
      } else if own.count == 1, ["shape", "group", "control"].contains(own[0].name) {
        own[0].children += parts
      } else {
        own += parts
      }
    }
    behind = behind.filter { !Self.isInvisible($0) }
    own = own.filter { !Self.isInvisible($0) }
    // What lies behind is larger or as large: it is the ground of all that comes after.
    if behind.count == 1, behind[0].name == "shape" {
      behind[0].children += own
      own = behind
    } else {
      own = behind + own
    }
    return (own, beside.filter { !Self.isInvisible($0) })
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
}
