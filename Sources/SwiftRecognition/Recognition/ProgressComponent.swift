internal import SwiftEvaluation
internal import SwiftSource

/// Says a progress indicator that was found in the words of the dialect.
struct ProgressComponent {
  let drawing: PartDrawing
  let preview: PreviewCode

  /// The most texts and symbols beside an indicator that are taken for its own.
  private static let mostOwn = 6
  /// The same of a view that is given a number.
  private static let mostOfNumber = 16

  /// What an indicator shows in all appearances, with the facts that its texts may speak of.
  func component(_ found: [Appearance: ProgressFinder.Found], _ merge: inout AppearanceMerge)
    -> PartMerge.Instance
  {
    let part = merge.part(found.mapValues { scoped(element($0), $0) })
    var cell = Cell(position: 0, count: 0)
    if let fraction = found.values.first?.fraction {
      cell.facts["percent"] = "\(Int((fraction * 100).rounded()))"
      cell.facts["value"] = part["value"]
    }
    return (part, cell)
  }

  private func element(_ found: ProgressFinder.Found) -> Part {
    guard let view = found.path.last else { return Part("progress", at: Place(line: 0, column: 0)) }
    let own = owner(found)
    let views = view.customViews
    var part = Part(
      "progress",
      at: found.path[own].place,
      path: views.map(\.type).joined(separator: "/")
    )
    part[FoundComponents.instance] = views.last?.identity
    expose(found.path[own...], in: &part)
    if found.path[..<own].contains(where: { $0.accessibility.hidden.content == true }) {
      part["hidden"] = "true"
    }
    Ground(found, owner: own, drawing).say(in: &part)
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
      part["value"] = drawing.share(fraction)
    }
    if case .platform = found.form {
      part.children += beside(found, from: own)
      return part
    }
    if let track = found.track { part.children.append(layer("track", track)) }
    part.children.append(layer("fill", view))
    part.children += beside(found, from: own)
    if let unknown = Self.unknown(found.path[own]) { part.unknown["contents"] = unknown.reason }
    return part
  }

  /// An indicator as a fragment of its view where what that shows beside it may say what is not said of it.
  private func scoped(_ indicator: Part, _ found: ProgressFinder.Found) -> Part {
    let (first, own) = (Self.first(found.path), owner(found))
    guard own > first, indicator["label"] == nil || indicator["value-text"] == nil,
      found.path[first].shows(besides: found.path[own])
    else { return indicator }
    var part = indicator
    part["scope"] = "fragment"
    return part
  }

  /// The first of the views on the way that the indicator's own view makes, where it shows little else.
  private func owner(_ found: ProgressFinder.Found) -> Int {
    let path = found.path
    let views = path.last?.customViews ?? []
    let first = Self.first(path)
    // What is told of a part of the view is told of nothing beside that; who shows the view may make one element of it.
    let told = path.indices.dropLast().last { index in
      index > first ? Self.speaks(path[index]) : index < first && Self.isOneElement(path[index])
    }
    if let told { return told }
    // What is heard of the platform's own is heard of that alone, and a button is not the indicator in it.
    if case .platform = found.form, !Self.speaks(path[first]) { return path.count - 1 }
    if let control = path.lastIndex(where: \.isControl), control >= first { return control + 1 }
    let shown = Self.leaves(path[first])
    // What is given a number of its own is there to show it.
    let isGiven = views.last?.inputs.values.contains { $0.unbound.double != nil } == true
    if shown <= (isGiven ? Self.mostOfNumber : Self.mostOwn) { return first }
    // A page: only the pile that the indicator is drawn in is its own.
    return path.dropLast().lastIndex {
      if case .stack(let stack) = $0.content { stack.axis == .depth } else { false }
    } ?? path.count - 1
  }

  /// The first of the views on the way that the indicator's own view makes.
  private static func first(_ path: [ShownView]) -> Int {
    let views = path.last?.customViews ?? []
    return path.firstIndex { view in
      view.customViews.count >= views.count && !views.isEmpty
        && view.customViews[views.count - 1].place == views[views.count - 1].place
    } ?? path.count - 1
  }

  private static func leaves(_ view: ShownView) -> Int {
    if case .spacer = view.content { return 0 }
    return view.children.isEmpty ? 1 : view.children.reduce(0) { $0 + leaves($1) }
  }

  /// Whether assistive technology meets one element for a view that shows little else than an indicator.
  private static func isOneElement(_ view: ShownView) -> Bool {
    switch view.accessibility.children {
    case .known(.ignore, _), .known(.combine, _): leaves(view) <= mostOwn
    default: false
    }
  }

  /// Whether assistive technology is told of a view.
  private static func speaks(_ view: ShownView) -> Bool {
    var plain = AccessibilityFacts()
    plain.identifier = view.accessibility.identifier
    return view.accessibility != plain
  }

  private func expose(_ path: ArraySlice<ShownView>, in part: inout Part) {
    if let view = path.first(where: Self.speaks) { drawing.expose(view, in: &part) }
    let taps = path.flatMap(\.taps).filter { !preview.holds($0) }
    part["action"] = taps.isEmpty ? nil : "activate"
    if !taps.isEmpty, taps.allSatisfy(preview.mayHold) {
      part.unknown["action"] = PreviewCode.reason
    }
    part["value-text"] = part["value"]
    part["value"] = nil
    if let reason = part.unknown["value"] {
      part.unknown["value"] = nil
      part.unknown["value-text"] = reason
    }
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

  /// Why it is not known what something in a view shows; nil where all is.
  private static func unknown(_ view: ShownView) -> Unknown? {
    if case .unknown(let unknown) = view.content { return unknown }
    return view.children.lazy.compactMap(unknown).first
  }

  /// The texts and symbols that the indicator's own view shows beside what it draws, and over it.
  private func beside(_ found: ProgressFinder.Found, from own: Int) -> [Part] {
    func texts(_ view: ShownView) -> [Part] {
      switch view.content {
      case .text, .symbol, .image, .control: return drawing.parts(view)
      case .shape, .progress: return []
      case .stack(let stack) where stack.axis == .depth && found.isBar:
        let way = view.children.firstIndex { found.path.contains($0) } ?? view.children.count
        return view.children.enumerated().flatMap { index, child in
          index > way ? lying(texts(child), over: child) : texts(child)
        }
      default: return view.children.flatMap(texts)
      }
    }
    return texts(found.path[own])
  }

  /// What lies over a bar, which may end anywhere under it.
  private func lying(_ parts: [Part], over view: ShownView) -> [Part] {
    guard !parts.isEmpty else { return [] }
    var group = Part("group", at: view.place, path: view.namePath)
    var ground = Part("fill", at: view.place)
    ground.unknown["color"] = "how much of it lies on what is filled, on the track and beside them"
    group.children = [ground] + parts
    return [group]
  }
}

extension ShownView {
  fileprivate var isControl: Bool { if case .control = content { true } else { false } }

  /// Whether something in it is seen and heard besides a part of it, or may be.
  ///
  /// The words of a control say what that does, and another indicator speaks of itself.
  fileprivate func shows(besides part: ShownView) -> Bool {
    if self == part || hidden.content == true || accessibility.hidden.content == true {
      return false
    }
    switch content {
    case .text, .symbol, .image, .unknown: return true
    case .control, .progress:
      return holds(part) && children.contains { $0.shows(besides: part) }
    default: return children.contains { $0.shows(besides: part) }
    }
  }

  private func holds(_ part: ShownView) -> Bool {
    self == part || children.contains { $0.holds(part) }
  }

  /// Where code is that runs when it is tapped.
  fileprivate var taps: [Place] {
    actions.compactMap { if case .tap = $0.trigger { $0.place } else { nil } }
  }
}
