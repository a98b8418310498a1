import SwiftEvaluation
import SwiftRecognition
import SwiftSource

/// A shown tree as lines, one for each view with its facts.
struct ShownLines {
  private(set) var lines: [String] = []

  init(_ trees: [ShownTree]) {
    for tree in trees {
      if !tree.variant.isEmpty { lines.append("[\(tree.variant)]") }
      add(tree.view, 0)
    }
  }

  private mutating func add(_ view: ShownView, _ depth: Int) {
    var words = [content(view)]
    let items = view.items.map { "#\($0.index + 1)" }.joined(separator: ".")
    words.append("<\(view.namePath)\(items)>")
    words += view.paints.map(Self.paint)
    if let unknown = view.unknownPaints { words.append("paints?(\(unknown.reason))") }
    add("opacity", view.opacity, &words)
    add("hidden", view.hidden, &words)
    if case .known(let shape, _) = view.clip { words.append("clip=\(Self.shape(shape))") }
    add("blend", view.blend, &words)
    add("rendering", view.rendering, &words)
    words += size(view.size) + type(view)
    add("disabled", view.disabled, &words)
    words += view.actions.map { "on(\(Self.trigger($0.trigger)))" }
    words += view.animations.map(Self.animation)
    words += accessibility(view.accessibility)
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    if case .progress(let progress) = view.content {
      let parts = [
        ("label", progress.label), ("value", progress.valueLabel), ("low", progress.lowLabel),
        ("high", progress.highLabel),
      ]
      for (name, views) in parts where !views.isEmpty {
        lines.append(String(repeating: "  ", count: depth + 1) + "[\(name)]")
        for view in views { add(view, depth + 2) }
      }
    }
    for (name, fact) in [
      ("representation", view.accessibility.representation),
      ("children", view.accessibility.replacedChildren),
    ] {
      guard case .known(let views, _) = fact else { continue }
      lines.append(String(repeating: "  ", count: depth + 1) + "[\(name)]")
      for view in views { add(view, depth + 2) }
    }
    for child in view.children { add(child, depth + 1) }
  }

  private func content(_ view: ShownView) -> String {
    switch view.content {
    case .shape(let shape): return Self.shape(shape)
    case .text(let text): return "text \(Self.text(text))"
    case .symbol(let name): return "symbol \(Self.fact(name, Self.text))"
    case .image(let name): return "image \(Self.fact(name) { "\"\($0)\"" })"
    case .stack(let stack):
      var words = [stack.axis.rawValue]
      if let base = stack.base { words.append("base=\(base)") }
      add("spacing", stack.spacing, &words)
      add("alignment", stack.alignment, &words)
      return words.joined(separator: " ")
    case .control(let control):
      var words = [control.kind.rawValue]
      add("style", control.style, &words)
      add("role", control.role, &words)
      add("on", control.isOn, &words)
      if case .unknown(let unknown) = control.action { words.append("action?(\(unknown.reason))") }
      return words.joined(separator: " ")
    case .progress(let progress):
      var words = [progress.kind.rawValue]
      add("value", progress.value, &words)
      add("low", progress.low, &words)
      add("high", progress.high, &words)
      add("style", progress.style, &words)
      add("labelsHidden", progress.hasHiddenLabel, &words)
      return words.joined(separator: " ")
    case .divider: return "divider"
    case .spacer: return "spacer"
    case .container(let name): return "container \(name)"
    case .unknown(let unknown): return Self.text(unknown)
    }
  }

  private func add<Content>(_ name: String, _ fact: Fact<Content>, _ words: inout [String]) {
    switch fact {
    case .absent: break
    case .known(let content, let origin):
      words.append("\(name)=\(content)\(origin.isAssumed ? "~" : "")")
    case .unknown(let unknown): words.append("\(name)=\(Self.text(unknown))")
    }
  }

  private func size(_ size: ShownSize) -> [String] {
    var words: [String] = []
    for (name, length) in [
      ("width", size.width), ("height", size.height), ("maxWidth", size.maximumWidth),
      ("maxHeight", size.maximumHeight), ("minWidth", size.minimumWidth),
      ("minHeight", size.minimumHeight),
    ] {
      let written = length.map { length -> String in
        switch length {
        case .points(let points): "\(points)"
        case .part(let part, _): "\(part) of its room"
        case .infinite: "all"
        }
      }
      switch written {
      case .absent: break
      case .known(let text, _): words.append("\(name)=\(text)")
      case .unknown(let unknown): words.append("\(name)=\(Self.text(unknown))")
      }
    }
    add("padding", size.padding, &words)
    add("offset", size.offset, &words)
    add("scale", size.scale, &words)
    add("rotation", size.rotation, &words)
    return words
  }

  private func type(_ view: ShownView) -> [String] {
    var words: [String] = []
    let size = view.font.size.map { size -> String in
      switch size {
      case .style(let style): style
      case .points(let points, let scales): "\(points)pt\(scales ? "+" : "")"
      }
    }
    add("font", size, &words)
    add("weight", view.font.weight, &words)
    add("italic", view.font.isItalic, &words)
    add("monospaced", view.font.isMonospaced, &words)
    add("limit", view.font.limit, &words)
    add("lines", view.room.lines, &words)
    add("minimumScale", view.room.minimumScale, &words)
    return words
  }

  private func accessibility(_ facts: AccessibilityFacts) -> [String] {
    var words: [String] = []
    for (name, fact) in [("label", facts.label), ("value", facts.value), ("hint", facts.hint)] {
      switch fact {
      case .absent: break
      case .known(let text, let origin):
        words.append("\(name)=\(Self.text(text))\(origin.isAssumed ? "~" : "")")
      case .unknown(let unknown): words.append("\(name)=\(Self.text(unknown))")
      }
    }
    add("traits", facts.addedTraits.map { $0.sorted().joined(separator: "+") }, &words)
    add("removed", facts.removedTraits.map { $0.sorted().joined(separator: "+") }, &words)
    add("heardHidden", facts.hidden, &words)
    add("children", facts.children.map(\.rawValue), &words)
    add("identifier", facts.identifier, &words)
    add("sortPriority", facts.sortPriority, &words)
    add("heading", facts.heading, &words)
    return words
  }

  private static func fact<Content>(
    _ fact: Fact<Content>,
    _ words: (Content) -> String
  ) -> String {
    switch fact {
    case .absent: "none"
    case .known(let content, let origin): words(content) + (origin.isAssumed ? "~" : "")
    case .unknown(let unknown): text(unknown)
    }
  }

  private static func text(_ unknown: Unknown) -> String {
    "unknown(\(unknown.reason), \(unknown.place.line):\(unknown.place.column))"
  }

  private static func text(_ text: ShownText) -> String {
    let words = text.segments.map {
      switch $0 {
      case .exact(let part): part
      case .unknown(let unknown): "{\(unknown.reason)}"
      }
    }.joined()
    switch text.source {
    case .verbatim: return "\"\(words)\""
    case .key(let key): return key == words ? "key\"\(words)\"" : "key\"\(words)\"(\(key))"
    }
  }

  private static func shape(_ shape: ShownShape) -> String {
    var words: [String]
    switch shape.kind {
    case .rectangle: words = ["rectangle"]
    case .roundedRectangle(let radius): words = ["rounded(\(fact(radius) { "\($0)" }))"]
    case .circle: words = ["circle"]
    case .ellipse: words = ["ellipse"]
    case .capsule: words = ["capsule"]
    case .arc(let start, let end):
      words = ["arc(\(fact(start) { "\($0)" }), \(fact(end) { "\($0)" }))"]
    case .path(let name): words = ["path(\(name))"]
    }
    if !shape.trim.isAbsent { words.append("trim=" + fact(shape.trim) { "\($0.from)…\($0.to)" }) }
    if !shape.inset.isAbsent { words.append("inset=" + fact(shape.inset) { "\($0)" }) }
    if !shape.rotation.isAbsent { words.append("turned=" + fact(shape.rotation) { "\($0)" }) }
    return words.joined(separator: " ")
  }

  private static func paint(_ paint: Paint) -> String {
    let role: String
    switch paint.role {
    case .fill: role = "fill"
    case .stroke(let stroke):
      var words = [fact(stroke.width) { "\($0)" }]
      if !stroke.dash.isAbsent { words.append("dash " + fact(stroke.dash) { "\($0)" }) }
      if !stroke.cap.isAbsent { words.append(fact(stroke.cap) { $0 }) }
      if stroke.isInside { words.append("inside") }
      role = "stroke(\(words.joined(separator: ", ")))"
    case .foreground: role = "foreground"
    case .background(let form): role = "background(\(shape(form)))"
    case .border(let width): role = "border(\(fact(width) { "\($0)" }))"
    }
    return "\(role):" + fact(paint.style, style)
  }

  private static func style(_ style: Paint.Style) -> String {
    switch style {
    case .color(let color): return self.color(color)
    case .gradient(let gradient):
      let stops = gradient.stops.map { fact($0.color, color) }.joined(separator: ",")
      return "\(gradient.kind.rawValue)[\(stops)]"
        + (gradient.opacity == 1 ? "" : "*\(gradient.opacity)")
    case .material(let name): return "material(\(name))"
    }
  }

  private static func color(_ color: ShownColor) -> String {
    let base: String
    switch color.base {
    case .system(let name): base = name
    case .asset(let name): base = "asset(\(name))"
    case .symbol(let name): base = "symbol(\(name))"
    case .components(let space, let red, let green, let blue):
      let numbers = [red, green, blue].map { "\(($0 * 10000).rounded() / 10000)" }
      base = "\(space.rawValue)(\(numbers.joined(separator: " ")))"
    case .scheme(let light, let dark): base = "scheme(\(self.color(light)), \(self.color(dark)))"
    }
    return color.opacity == 1 ? base : "\(base)*\((color.opacity * 10000).rounded() / 10000)"
  }

  private static func trigger(_ trigger: ShownAction.Trigger) -> String {
    switch trigger {
    case .tap: "tap"
    case .longPress: "longPress"
    case .gesture: "gesture"
    case .appear: "appear"
    case .disappear: "disappear"
    case .task: "task"
    case .change: "change"
    case .accessibility(let name): name.isAbsent ? "default" : fact(name, text)
    case .adjustment: "adjust"
    }
  }

  private static func animation(_ animation: ShownAnimation) -> String {
    let cause: String
    switch animation.cause {
    case .value: cause = "value"
    case .any: cause = "any"
    case .presence(let name): cause = "presence \(name)"
    case .effect(let name): cause = "effect \(name)"
    }
    var words = [cause, fact(animation.curve) { $0 }]
    if !animation.duration.isAbsent { words.append(fact(animation.duration) { "\($0)s" }) }
    if !animation.repeats.isAbsent { words.append("×" + fact(animation.repeats) { "\($0)" }) }
    return "animates(\(words.joined(separator: ", ")))"
  }
}
