internal import A11yModel
internal import XML

extension ComponentReader {
  /// What the component's own strings can refer to: the current step, the progress, the data.
  var own: Set<Template.Placeholder> {
    switch kind {
    case .stepIndicator, .statusTracker: Self.step
    case .progress: [.value, .min, .max, .percent, .unit, .state]
    case .chart: [.count, .unit, .min, .max]
    }
  }

  private static let step: Set<Template.Placeholder> = [.position, .count, .name, .state, .icon]
  private static let mark: Set<Template.Placeholder> = [
    .category, .series, .value, .unit, .position, .count, .percent,
  ]
  private static let entry: Set<Template.Placeholder> = [.series, .position, .count]

  /// Everything the component holds, in the order in which it is painted and read.
  mutating func readBody() {
    for child in element.children where child.name == "look" { readLook(child) }
    node.root.children = parts(of: element, own, shown)
  }

  /// The parts directly within an element, as far as they are parts at all.
  private mutating func parts(
    of element: XML.Element,
    _ allowed: Set<Template.Placeholder>,
    _ shown: ShownColors
  ) -> [PartNode] {
    // The fill of a progress is a part; that of a shape is but a paint.
    let holdsParts = element.name == "progress" || element.name == "look"
    return element.children.filter { $0.name != "fill" || holdsParts }.compactMap {
      part($0, allowed, shown)
    }
  }

  private var shown: ShownColors { kind == .progress ? [.state] : [] }

  private mutating func part(
    _ element: XML.Element,
    _ allowed: Set<Template.Placeholder>,
    _ shown: ShownColors
  ) -> PartNode? {
    switch element.name {
    case "step": return item(element, .step, Self.step, [.state])
    case "mark": return item(element, .mark, Self.mark, [.series])
    case "entry": return item(element, .entry, Self.entry, [.series])
    case "legend":
      for child in element.children where child.name == "look" { readLook(child) }
      return container(element, .legend, [], shown)
    case "empty": return container(element, .empty, [], shown)
    case "axis": return axis(element)
    case "connector": return connector(element)
    case "group": return container(element, .group, allowed, shown)
    case "shape": return container(element, .shape, allowed, shown)
    case "control": return container(element, .control, allowed, shown)
    case "text", "title": return text(element, allowed, shown)
    case "glyph": return glyph(element, allowed, shown)
    case "track", "fill", "line", "gridline": return line(element, allowed, shown)
    default: return nil
    }
  }

  private mutating func leaf(
    _ element: XML.Element,
    _ kind: A11yModel.Element.Kind,
    _ allowed: Set<Template.Placeholder>,
    valueAttribute: String = "value"
  ) -> PartNode {
    var part = PartNode(kind: kind, source: spec.source(of: element))
    part.exposure = exposure(of: element, allowed, valueAttribute: valueAttribute)
    part.placement = placement(of: element)
    part.importance = Importance(
      isRequired: spec.flag("required", of: element),
      hasTextEquivalent: spec.flag("text-equivalent", of: element),
      isEssential: spec.flag("essential", of: element) ?? false,
      isPlatformDefault: spec.flag("platform-default", of: element) ?? false
    )
    let size = spec.number("size", of: element)
    part.appearance.width = spec.number("width", of: element) ?? size
    part.appearance.height = spec.number("height", of: element) ?? size
    part.appearance.pattern = element["pattern"]
    return part
  }

  private mutating func container(
    _ element: XML.Element,
    _ kind: A11yModel.Element.Kind,
    _ allowed: Set<Template.Placeholder>,
    _ shown: ShownColors
  ) -> PartNode {
    var part = leaf(element, kind, allowed)
    part.appearance.shape = spec.word("kind", of: element)
    part.appearance.paints = paints(of: element, shown)
    // A fill of its own is a paint; only a progress has one that is a part.
    part.children = element.children.compactMap { child in
      child.name == "fill" ? nil : self.part(child, allowed, shown)
    }
    return part
  }

  private mutating func item(
    _ element: XML.Element,
    _ kind: A11yModel.Element.Kind,
    _ allowed: Set<Template.Placeholder>,
    _ shown: ShownColors
  ) -> PartNode {
    let valueAttribute = kind == .mark ? "value-text" : "value"
    var part = leaf(element, kind, allowed, valueAttribute: valueAttribute)
    part.content = .item(index(of: element, kind))
    part.children = parts(of: element, allowed, shown)
    return part
  }

  /// The position of a step, mark or entry among its like.
  private func index(of element: XML.Element, _ kind: A11yModel.Element.Kind) -> Int {
    let source = spec.source(of: element)
    let component = node.component
    let index =
      switch kind {
      case .step: Self.position(of: source, in: component.steps, \.source)
      case .mark: Self.position(of: source, in: component.chart?.marks ?? [], \.source)
      default: Self.position(of: source, in: component.chart?.legend?.entries ?? [], \.source)
      }
    guard let index else { preconditionFailure("items are read before the parts that show them") }
    return index
  }

  /// Sources ascend with their items, so that many marks are found without a scan for each.
  private static func position<Item>(
    of source: Int,
    in items: [Item],
    _ key: (Item) -> Int
  ) -> Int? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if key(items[middle]) < source { low = middle + 1 } else { high = middle }
    }
    return low < items.count && key(items[low]) == source ? low : nil
  }

  private mutating func axis(_ element: XML.Element) -> PartNode {
    let source = spec.source(of: element)
    let axes = node.component.chart?.axes ?? []
    guard let index = axes.firstIndex(where: { $0.source == source }) else {
      preconditionFailure("axes are read before the parts that show them")
    }
    let ticks: Set<Template.Placeholder> =
      axes[index].dimension == .x ? [.category, .position, .count, .unit] : [.value, .unit]
    var part = leaf(element, .axis, [.unit])
    part.content = .axis(index)
    part.children = parts(of: element, ticks, [])
    return part
  }

  private mutating func connector(_ element: XML.Element) -> PartNode {
    var part = leaf(element, .connector, Self.step)
    let state = state("state", of: element)
    if let state { node.connectorStates.insert(state) }
    part.content = .connector(state)
    part.appearance.shape = .line
    part.appearance.height = spec.number("thickness", of: element)
    part.appearance.paints = paints(of: element, [.state])
    return part
  }

  private mutating func text(
    _ element: XML.Element,
    _ allowed: Set<Template.Placeholder>,
    _ shown: ShownColors
  ) -> PartNode {
    var part = leaf(element, element.name == "title" ? .title : .text, allowed)
    part.content = .text(spec.contentTemplate(of: element, allowed))
    part.appearance.textStyle = textStyle(of: element)
    part.appearance.series = seriesIndex("series", of: element)
    part.appearance.paints = ownColor(of: element, shown, fallback: "the colour of the text")
    return part
  }

  private mutating func glyph(
    _ element: XML.Element,
    _ allowed: Set<Template.Placeholder>,
    _ shown: ShownColors
  ) -> PartNode {
    var part = leaf(element, .glyph, allowed)
    if let symbol = spec.template("symbol", of: element, allowed) { part.content = .glyph(symbol) }
    part.appearance.textStyle = textStyle(of: element)
    let layers = element.children.filter { $0.name == "layer" }
    if !layers.isEmpty {
      part.appearance.paints = layers.map { layer in
        PaintNode(role: .fill, paint: paint(of: layer, shown), opacity: spec.opacity(of: layer))
      }
    } else if let rendering = element["rendering"], rendering != "monochrome" {
      part.appearance.paints = [
        PaintNode(role: .fill, paint: .unknown("which layers of the symbol carry its shape"))
      ]
    } else {
      part.appearance.paints = ownColor(of: element, shown, fallback: "the colour of the glyph")
    }
    return part
  }

  private mutating func line(
    _ element: XML.Element,
    _ allowed: Set<Template.Placeholder>,
    _ shown: ShownColors
  ) -> PartNode {
    let kinds: [String: A11yModel.Element.Kind] = [
      "track": .track, "fill": .fill, "gridline": .gridline, "line": .axis,
    ]
    guard let kind = kinds[element.name] else {
      preconditionFailure("<\(element.name)> is no line")
    }
    var part = leaf(element, kind, allowed)
    part.appearance.shape = .line
    part.appearance.height = spec.number("thickness", of: element)
    let stops = gradient(of: element, shown)
    part.appearance.paints =
      stops.map { [PaintNode(role: .fill, paint: $0, opacity: spec.opacity(of: element))] }
      ?? ownColor(of: element, shown, fallback: "the colour of the \(element.name)")
    part.placement.opacity = 1
    return part
  }

  // MARK: looks

  private mutating func readLook(_ element: XML.Element) {
    let role: LookNode.Role
    let allowed: Set<Template.Placeholder>
    let shown: ShownColors
    switch (kind, element["part"]) {
    case (.chart, "mark"): (role, allowed, shown) = (.mark, Self.mark, [.series])
    case (.chart, "series"): (role, allowed, shown) = (.series, [.series], [.series])
    case (.chart, "entry"): (role, allowed, shown) = (.entry, Self.entry, [.series])
    case (.progress, _): (role, allowed, shown) = (.progress, own, [.state])
    case (.chart, _): return
    default: (role, allowed, shown) = (.step, Self.step, [.state])
    }
    var part = leaf(element, .group, allowed)
    part.children = parts(of: element, allowed, shown)
    node.looks.append(
      LookNode(
        part: part,
        state: state("state", of: element),
        series: seriesIndex("series", of: element),
        condition: spec.word("when", of: element),
        role: role
      )
    )
  }

  // MARK: attributes

  mutating func exposure(
    of element: XML.Element,
    _ allowed: Set<Template.Placeholder>,
    valueAttribute: String = "value"
  ) -> Exposure {
    var exposure = Exposure()
    exposure.label = spec.template("label", of: element, allowed)
    exposure.value = spec.template(valueAttribute, of: element, allowed)
    exposure.hint = spec.template("hint", of: element, allowed)
    let names = element["traits"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    for (name, trait) in Traits.names where names.contains(name) { exposure.traits.insert(trait) }
    exposure.isHidden = spec.flag("hidden", of: element) ?? false
    exposure.isDecorative = spec.flag("decorative", of: element) ?? false
    exposure.grouping = spec.word("children", of: element)
    exposure.action = spec.word("action", of: element)
    exposure.live = spec.word("live", of: element)
    exposure.isList = spec.flag("list", of: element) ?? false
    exposure.sortPriority = spec.number("sort-priority", of: element) ?? 0
    exposure.language = spec.readLanguage(of: element)
    exposure.isLocalized = spec.flag("localized", of: element) ?? true
    for child in element.children {
      if child.name == "custom-action", let name = child["name"] {
        exposure.customActions.append(name)
      }
      guard child.name == "custom-content" else { continue }
      let isForEach = child["each"] == "step"
      let placeholders = isForEach ? Self.step : allowed
      guard let label = spec.template("label", of: child, placeholders) else { continue }
      exposure.customContent.append(
        Exposure.CustomContent(
          label: label,
          value: spec.template("value", of: child, placeholders),
          isImportant: child["importance"] == "high",
          isForEachStep: isForEach
        )
      )
    }
    return exposure
  }

  private mutating func placement(of element: XML.Element) -> Placement {
    Placement(
      over: earlierPart("over", of: element),
      around: earlierPart("around", of: element),
      gap: spec.number("gap", of: element),
      condition: spec.word("when", of: element),
      opacity: spec.opacity(of: element),
      isDisabled: spec.flag("disabled", of: element) ?? false,
      disabledWhen: spec.word("disabled-when", of: element)
    )
  }

  /// The part that an attribute names; what comes later cannot lie under it yet.
  private mutating func earlierPart(_ attribute: String, of element: XML.Element) -> Int? {
    guard let source = spec.reference(attribute, of: element) else { return nil }
    guard source < spec.source(of: element) else {
      spec.report(
        "\(attribute)=\"\(element[attribute] ?? "")\": this part is painted later; put it before "
          + "this <\(element.name)>",
        attribute,
        of: element
      )
      return nil
    }
    return source
  }

  private func textStyle(of element: XML.Element) -> TextStyle {
    let weightName = element["weight"]
    let name: TextStyle.Name? = spec.word("style", of: element)
    var style =
      name.map { TextStyle($0, isEmphasized: weightName == "emphasized", on: spec.platform) }
      ?? TextStyle(size: .unknown("the size of the text"), weight: .known(400))
    if let size = spec.number("size", of: element) { style.size = .known(size) }
    if let weight = weightName.flatMap({ FontWeight.values[$0] }) { style.weight = .known(weight) }
    return style
  }
}
