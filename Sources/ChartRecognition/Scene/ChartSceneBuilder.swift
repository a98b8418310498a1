internal import A11yModel
internal import CSS
internal import ChartWords
internal import Geometry
internal import SVGPainting
internal import XML

/// Collects what an SVG file shows for the recognition of a chart.
struct ChartSceneBuilder {
  private let painter: SVGPainter
  private var idioms: IdiomReader
  private var nodes: [ChartScene.Node] = []

  /// The places of the texts and shapes of each element, by its place in document order.
  private var texts: [Int: [Int]] = [:]
  private var shapes: [Int: [Int]] = [:]

  private let groupNames: LocalNames
  private let shapeNames: LocalNames

  init(_ painter: SVGPainter) {
    self.painter = painter
    idioms = IdiomReader(painter.file.root)
    groupNames = LocalNames(Self.groups, in: painter.file.root)
    shapeNames = LocalNames(Self.shapes, in: painter.file.root)
    for (place, text) in painter.texts.enumerated() {
      texts[text.element.order, default: []].append(place)
    }
    for (place, shape) in painter.shapes.enumerated() {
      shapes[shape.owner.order, default: []].append(place)
    }
  }

  mutating func build() -> [ChartScene.Node] {
    add(painter.file.root, parent: -1)
    return nodes
  }

  private static let groups = ["svg", "g", "a", "switch"]
  private static let shapes = [
    "rect", "circle", "ellipse", "line", "polyline", "polygon", "path", "use", "image",
  ]

  /// Adds an element and all within; elements nest no deeper than the XML reader lets them.
  private mutating func add(_ element: XML.Element, parent: Int) {
    guard element.isSVG else { return }
    if element.name == "foreignObject" { return addLegend(in: element, parent: parent) }
    let isGroup = groupNames.contains(element)
    let isText = !isGroup && element.name == "text"
    guard isGroup || isText || shapeNames.contains(element) else { return }
    let index = nodes.count
    nodes.append(node(of: element, isGroup ? .group : isText ? .text : .shape, parent: parent))
    guard isGroup else { return }
    for child in element.elements { add(child, parent: index) }
    var box = Box.empty
    var child = index + 1
    while child < nodes.count {
      if nodes[child].isSeen { box = box.union(nodes[child].box) }
      child = nodes[child].end
    }
    nodes[index].end = nodes.count
    nodes[index].box = box
    findOutlines(in: index)
  }

  /// Adds the lines of a legend that a document within the image shows, nobody knows where.
  private mutating func addLegend(in document: XML.Element, parent: Int) {
    let (styles, appearance) = (painter.styles, painter.styles.groups[0][0])
    let legend = ForeignLegend(
      in: document,
      isLegend: { [idioms] element in
        var idioms = idioms
        return idioms.phrases(of: element).contains(where: \.isLegend)
      },
      background: { element in
        let style = styles.style(of: element, in: appearance)
        let color = style.own.display == .none ? nil : style.backgroundColor
        return color?.alpha == 0 ? nil : color
      }
    )
    guard let legend else { return }
    let whole = nodes.count
    let group = { (element: XML.Element, parent: Int, end: Int) in
      var node = ChartScene.Node(element: element, parent: parent, end: end, kind: .group)
      node.isForeign = true
      return node
    }
    nodes.append(group(document, parent, whole + 1 + legend.lines.count * 3))
    for line in legend.lines {
      let holder = nodes.count
      nodes.append(group(line.holder, whole, holder + 3))
      var swatch = group(line.swatch, holder, holder + 2)
      (swatch.kind, swatch.fill) = (.shape, Ink.color(line.color).solid)
      var text = group(line.text, holder, holder + 3)
      (text.kind, text.text) = (.text, .known(line.words))
      nodes += [swatch, text]
    }
  }

  private mutating func node(
    of element: XML.Element,
    _ kind: ChartScene.Kind,
    parent: Int
  ) -> ChartScene.Node {
    var node = ChartScene.Node(element: element, parent: parent, end: nodes.count + 1, kind: kind)
    node.phrases = idioms.phrases(of: element)
    node.hasStockLabel = kind == .group && idioms.isLabeledByLibrary(element)
    if kind == .text {
      place(&node, of: element)
    } else if kind == .shape {
      paint(&node, element)
    }
    return node
  }

  /// Where a text stands, with all its spans, and what is read there.
  private func place(_ node: inout ChartScene.Node, of element: XML.Element) {
    var open = [element]
    while let next = open.popLast() {
      for place in texts[next.order] ?? [] {
        let text = painter.texts[place]
        node.box = node.box.union(text.area.box)
        node.isBold = (node.isBold || node.fontSize == 0) && text.fontWeight >= ComputedStyle.bold
        node.fontSize = max(node.fontSize, text.fontSize)
        node.fill = text.inks[0].solid
        node.isTurned = abs(text.area.across.y) > abs(text.area.across.x)
      }
      open += next.children.reversed()
    }
    // What repeats the letters for their halo is not read again.
    let halos = painter.haloSpans
    let content = SVGText(of: element, isShown: { !halos.contains($0.order) }).all
    if !content.isEmpty { node.text = .known(content) }
  }

  private func paint(_ node: inout ChartScene.Node, _ element: XML.Element) {
    for place in shapes[element.order] ?? [] {
      let shape = painter.shapes[place]
      guard !shape.isOverlay else { continue }
      node.box = node.box.union(shape.box)
      let canvas = painter.canvas
      if node.layer < 0 { node.layer = Int32(clamping: shape.fill ?? shape.stroke ?? -1) }
      if let fill = shape.fill, node.fill.isNone {
        let ink = canvas.ink(of: fill, in: 0)
        node.fill = ink.solid
        if case .color(let color) = ink { node.texture.opacity = (color.alpha * 20).step }
        if case .pattern = ink { node.texture.pattern = pattern(of: shape.element) }
        if shape.overlay != nil {
          node.texture.pattern = pattern(of: painter.shapes[place + 1].element)
        }
      }
      if let stroke = shape.stroke, node.stroke.isNone {
        node.stroke = canvas.ink(of: stroke, in: 0).solid
        (node.texture.dash, node.texture.strokeWidth) = (shape.dash, shape.strokeWidth)
      }
    }
  }

  private func pattern(of element: XML.Element) -> Int? {
    let style = painter.styles.style(of: element, in: painter.styles.groups[0][0])
    guard case .reference(let address, _) = style.fill else { return nil }
    return painter.file.target(of: address)?.order
  }

  // MARK: letters as outlines

  /// Makes a group that holds nothing but letters one text.
  private mutating func findOutlines(in index: Int) {
    guard nodes[index].element.name == "g" else { return }
    var letters = OutlinedText()
    var runs = 0
    var child = index + 1
    while child < nodes.count {
      switch nodes[child].kind {
      case .outlines: runs += 1
      case .shape where nodes[child].element.name == "use":
        guard let address = nodes[child].element.address,
          letters.add(address)
        else { return }
      case .group where !nodes[child].isSeen: break
      default: return
      }
      child = nodes[child].end
    }
    guard runs > 0 || !letters.isEmpty else { return }
    let caption = nodes[index].element.captions.joined(separator: " ")
    if caption.isEmpty {
      let outer = nodes[index].parent
      let isOne =
        runs == 0 ? letters.areCertain || isCaptioned(outer) : runs == 1 && letters.isEmpty
      guard isOne else { return }
    }
    let inner = runs > 0 && index + 1 < nodes.count ? nodes[index + 1].text : .absent
    nodes[index].kind = .outlines
    nodes[index].text =
      !caption.isEmpty ? .known(caption) : inner == .absent ? .unknown(OutlinedText.fact) : inner
    let box = nodes[index].box
    nodes[index].fill = nodes[(index + 1)...].lazy.map(\.key).first { !$0.isNone } ?? .none
    // A space is a letter that nobody sees, and one letter alone may be high.
    let seen = nodes[(index + 1)...].count { $0.isSeen && $0.kind != .group }
    nodes[index].isTurned = seen > 1 && box.height > box.width * 1.5
    nodes[index].fontSize = nodes[index].isTurned ? box.width : box.height
    nodes.removeSubrange((index + 1)...)
    nodes[index].end = index + 1
  }

  /// Whether a comment stands at the beginning of what a node holds.
  private func isCaptioned(_ index: Int) -> Bool {
    index >= 0 && !nodes[index].element.captions.isEmpty
  }
}

extension XML.Element {
  /// The comments at its beginning that may say what its shapes spell, and do not speak to the audit.
  fileprivate var captions: [String] {
    leadingComments.filter { !$0.hasPrefix(Document.Comment.address) }
  }
}

extension SVGPainter {
  /// The area of the image on the device.
  var shownArea: Box { canvas.clips.first?.box ?? .empty }
}
