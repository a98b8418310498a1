internal import SwiftEvaluation
internal import SwiftSource

/// Says a progress indicator that was found in the words of the dialect.
struct ProgressComponent {
  let drawing: PartDrawing
  let motion: Motion

  /// The most texts and symbols beside an indicator that are taken for its own.
  private static let mostOwn = 6
  /// The same of a view that is given a number.
  private static let mostOfNumber = 16

  /// What an indicator shows in all appearances, with the facts that its texts may speak of.
  func component(_ found: [Appearance: ProgressFinder.Found], _ merge: inout AppearanceMerge)
    -> PartMerge.Instance
  {
    let part = merge.part(found.mapValues(element))
    var cell = Cell(position: 0, count: 0)
    if let fraction = found.values.first?.fraction {
      cell.facts["percent"] = "\(Int((fraction * 100).rounded()))"
      cell.facts["value"] = part["value"]
    }
    return (part, cell)
  }

  private func element(_ found: ProgressFinder.Found) -> Part {
    guard let view = found.path.last else { return Part("progress", at: Place(line: 0, column: 0)) }
    let own = owner(found.path)
    let views = view.customViews
    var part = Part(
      "progress",
      at: found.path[own].place,
      path: views.map(\.type).joined(separator: "/")
    )
    expose(found.path[own...], in: &part)
    let inner: Int
    switch (found.form, found.path[own].content) {
    case (.platform, _): inner = found.path.count
    case (_, .stack): inner = own + 1
    default: inner = own
    }
    Ground(found.path, owner: own, inner: inner, isAlone: false, drawing).say(in: &part)
    switch found.form {
    case .platform(let progress): platform(progress, view, found.fraction, &part)
    case .ring, .bar:
      part["type"] = if case .ring = found.form { "ring" } else { "bar" }
      if !found.isDeterminate { part["determinate"] = "false" }
    case .spinner:
      part["type"] = "spinner"
      part["determinate"] = "false"
    }
    if let fraction = found.fraction, part["value"] == nil {
      part["value"] = drawing.number(fraction)
    }
    if case .platform = found.form { return part }
    if let track = found.track { part.children.append(layer("track", track)) }
    part.children.append(layer("fill", view))
    part.children += beside(found, from: own)
    let isSpinner = if case .spinner = found.form { true } else { false }
    part.children += motion.parts(found.path[own...], kind: isSpinner ? "rotate" : "grow")
    return part
  }

  /// The first of the views on the way that the indicator's own view makes, where it shows little else.
  private func owner(_ path: [ShownView]) -> Int {
    guard let view = path.last, let owner = view.customViews.last else { return path.count - 1 }
    let depth = view.customViews.count
    let first =
      path.firstIndex {
        $0.customViews.count >= depth && $0.customViews[depth - 1].place == owner.place
      } ?? path.count - 1
    // What is told of a part of the view is told of nothing beside that.
    if let told = path.indices.dropLast().last(where: { $0 > first && Self.speaks(path[$0]) }) {
      return told
    }
    let shown = Self.leaves(path[first])
    // What is given a number of its own is there to show it.
    let isGiven = owner.inputs.values.contains { $0.unbound.double != nil }
    if shown <= (isGiven ? Self.mostOfNumber : Self.mostOwn) { return first }
    // A page: only the pile that the indicator is drawn in is its own.
    return path.dropLast().lastIndex {
      if case .stack(let stack) = $0.content { stack.axis == .depth } else { false }
    } ?? path.count - 1
  }

  private static func leaves(_ view: ShownView) -> Int {
    if case .spacer = view.content { return 0 }
    return view.children.isEmpty ? 1 : view.children.reduce(0) { $0 + leaves($1) }
  }

  /// Whether assistive technology is told of a view.
  private static func speaks(_ view: ShownView) -> Bool {
    var plain = AccessibilityFacts()
    plain.identifier = view.accessibility.identifier
    return view.accessibility != plain
  }

  private func expose(_ path: ArraySlice<ShownView>, in part: inout Part) {
    if let view = path.first(where: Self.speaks) { drawing.expose(view, in: &part) }
    part["value-text"] = part["value"]
    part["value"] = nil
    if let reason = part.unknown["value"] {
      part.unknown["value"] = nil
      part.unknown["value-text"] = reason
    }
  }

  private func platform(
    _ progress: ShownProgress,
    _ view: ShownView,
    _ fraction: Double?,
    _ part: inout Part
  ) {
    let isRing = progress.style.content?.lowercased().contains("circular") == true
    if progress.kind == .progressView, progress.value.isAbsent {
      part["type"] = progress.style.content == "linear" ? "bar" : "spinner"
      part["determinate"] = "false"
    } else {
      part["type"] = isRing ? "ring" : "bar"
      if let value = progress.value.content { part["value"] = drawing.number(value) }
      if let low = progress.low.content, low != 0 { part["min"] = drawing.number(low) }
      if let high = progress.high.content, high != 1 { part["max"] = drawing.number(high) }
      if let unknown = progress.value.unknown ?? progress.high.unknown {
        part.unknown["value"] = unknown.reason
      }
      if part["value-text"] == nil, part.unknown["value-text"] == nil {
        part["value-text"] = progress.value.content == nil ? "{unknown} %" : "{percent} %"
      }
    }
    let isHeard = part["label"] != nil || part.unknown["label"] != nil
    let labels = progress.label.flatMap(drawing.parts)
    if !isHeard, let text = labels.lazy.compactMap(\.text).first { part["label"] = text }
    if part["children"] == nil { part["children"] = "ignore" }
    if part["traits"] == nil { part["traits"] = "updates-frequently" }
    if progress.hasHiddenLabel.content != true {
      part.children +=
        (progress.label + progress.valueLabel + progress.lowLabel + progress.highLabel)
        .flatMap(drawing.parts)
    }
    var fill = Part("fill", at: view.place)
    if let tint = view.paints.last(where: { $0.role == .foreground }) {
      drawing.color(tint.style, of: &fill)
    } else {
      fill.unknown["color"] = "the platform paints it"
    }
    var track = Part("track", at: view.place)
    track.unknown["color"] = "the platform paints it"
    part.children = (part["type"] == "spinner" ? [fill] : [track, fill]) + part.children
  }

  /// A track or what is filled of it.
  private func layer(_ name: String, _ view: ShownView) -> Part {
    var part = Part(name, at: view.place, path: view.namePath)
    let stroke = view.paints.last { if case .stroke = $0.role { true } else { false } }
    let paint = stroke ?? view.paints.last { $0.role == .fill }
    if let unknown = view.unknownPaints {
      part.unknown["color"] = unknown.reason
    } else if let paint {
      drawing.color(paint.style, of: &part)
    } else {
      part["color"] = "primary"
    }
    if let opacity = view.opacity.content, opacity != 1 {
      let own = part["opacity"].flatMap(Double.init) ?? 1
      part["opacity"] = drawing.number(own * opacity)
    }
    if case .stroke(let edge)? = stroke?.role {
      if let width = edge.width.content { part["thickness"] = drawing.number(width) }
    } else if let height = drawing.points(view.size.height) {
      part["thickness"] = drawing.number(height)
    }
    return part
  }

  /// The texts and symbols that the indicator's own view shows beside what it draws.
  private func beside(_ found: ProgressFinder.Found, from own: Int) -> [Part] {
    func texts(_ view: ShownView) -> [Part] {
      switch view.content {
      case .text, .symbol, .control: drawing.parts(view)
      case .shape, .progress: []
      default: view.children.flatMap(texts)
      }
    }
    let path = found.path
    return texts(path[own])
  }
}
