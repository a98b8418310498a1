internal import A11yModel
package import CSS
package import Geometry
package import XML

/// Paints an SVG file: what a browser would show of it, as layers on a canvas, and its texts.
package struct SVGPainter {
  package let file: SVGFile
  package var styles: DocumentStyles

  /// The font size of the root, in user units.
  let rootFontSize: Double

  /// The area of the image, on the device.
  package private(set) var bounds = Box.empty

  /// Whether the file says how large it is shown.
  package private(set) var isSizeKnown = true

  package var canvas: Canvas
  package var texts: [PlacedText] = []
  package var shapes: [PlacedShape] = []

  /// Rectangles without an extent in one direction, of which nothing is seen, as the filled part of a
  /// progress that has not begun.
  package var emptyBars: [Box] = []

  /// What can be operated, as far as it is painted.
  package var targets: [PaintedTarget] = []

  /// Whether anything in the file may be operated.
  private let mayHaveTargets: Bool

  /// The number of the attribute that transforms an element; nil where the file has none.
  let transformName: Int?

  /// The names of what is painted where it stands.
  let painted: LocalNames

  var halos = TextHalos()

  /// The elements whose letters are but halos or shadows, by their places in document order.
  package private(set) var haloSpans: Set<Int> = []

  /// What references stand for, each worked out once.
  var references = PaintReferences()

  /// Elements of which it is not known where they are painted, and why.
  package var lost: [(element: XML.Element, reason: String)] = []

  /// Elements, with all they hold, that a style sheet puts somewhere, and why it is not known where.
  package private(set) var misplaced: [(element: XML.Element, reason: String)] = []

  /// The kinds of the lists of fonts that were met.
  var typefaces: [[String]: Typeface] = [:]

  /// Elements that `use` has shown so far.
  private var repetitions = 0

  /// Why not everything was painted; nil where it was.
  package private(set) var shortfall: String?

  /// No more are shown: a few bytes of nested `use` stand for any number.
  private static let mostRepetitions = 500_000

  /// What a text that is shown again counts for: rules judge each.
  private static let repeatedText = 100

  package init(_ file: SVGFile) {
    self.file = file
    transformName = file.root.number(ofName: "transform")
    painted = LocalNames(Self.paintedNames, in: file.root)
    styles = DocumentStyles(of: file.root)
    rootFontSize = styles.style(of: file.root, in: styles.groups[0][0]).fontSize
    canvas = Canvas(appearances: styles.groups.count)
    mayHaveTargets = ["href", "role"].contains { file.root.documentMayUse($0) }
    if styles.isIncomplete {
      shortfall = "which of its very many style rules hold where"
    }
  }

  /// Paints all of the file.
  package mutating func paint() {
    let root = file.root
    let numbers = styles.groups.map { styles.number(of: root, in: $0[0]) }
    var place = PaintingPlace(
      transform: .identity,
      viewport: LengthBasis.Extent.window,
      clip: nil,
      styles: numbers,
      isHidden: numbers.map { styles.styles[$0].own.display == .none }
    )
    let viewport = Viewport(
      root: root,
      basis: basis(of: place),
      geometry: style(place).own.geometry
    )
    place.viewport = viewport.size
    let own = isPlaceUnknown(of: root, place) ? nil : transform(of: root, place, isRoot: true)
    isSizeKnown = viewport.isSizeKnown && own != nil
    place.transform = own ?? .identity
    let box = Box(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height)
    bounds = place.transform.apply(box)
    guard let region = region(of: box, place.transform) else { return }
    place.clip = canvas.addClip([Canvas.Clip.Shape(region: region, clip: nil)])
    enter(viewport, &place)
    paintGrouped(root, place) { painter, place in painter.paintChildren(of: root, place) }
    haloSpans = halos.spans(among: texts)
    let shadows = TextShadows(halos.without(texts), canvas, file)
    texts = shadows.texts
    haloSpans.formUnion(shadows.spans)
    findOverlays()
  }

  // MARK: elements

  mutating func paintChildren(of element: XML.Element, _ place: PaintingPlace) {
    guard place.depth < Bounds.maximumDepth * 2 else {
      shortfall = "what lies behind it, because elements refer to one another too deeply"
      return
    }
    let isSwitch = element.name == "switch"
    for child in element.elements where child.isSVG {
      // The first child that may be shown stands for all (SVG 2, section 5.9).
      let isChosen = isSwitch && painted.contains(child)
      if isChosen, !file.admits(child) { continue }
      var inner = place
      inner.depth += 1
      paint(child, inner)
      if isChosen { return }
    }
  }

  /// Paints an element that lies in a place.
  package mutating func paint(_ element: XML.Element, _ outer: PaintingPlace) {
    guard painted.contains(element) else { return }
    if !outer.uses.isEmpty { repetitions += element.name == "text" ? Self.repeatedText : 1 }
    guard outer.uses.isEmpty || repetitions <= Self.mostRepetitions else {
      shortfall = "what lies behind it, because the file stands for too many elements"
      return
    }
    guard var place = styled(element, outer) else { return }
    if mayHaveTargets { enterTarget(element, &place) }
    guard !place.isUnknown else { return lose(element, place) }
    if place.target != nil { addHitArea(of: element, place) }
    switch element.name {
    case "g", "a", "switch":
      paintGrouped(element, place) { painter, place in painter.paintChildren(of: element, place) }
    case "svg":
      paintGrouped(element, place) { painter, place in painter.paintViewport(element, place) }
    case "use": paintUse(element, place)
    case "text":
      paintGrouped(element, place) { painter, place in painter.paintText(element, place) }
    case "image":
      paintGrouped(element, place) { $0.paintBox(element, $1, .rasterImage) }
    case "foreignObject":
      paintGrouped(element, place) { $0.paintDocument(element, $1) }
    default:
      paintGrouped(element, place) { painter, place in painter.paintShape(element, place) }
    }
  }

  /// Gives up an element whose style sheet says where it is.
  mutating func lose(_ element: XML.Element, _ place: PaintingPlace, _ doubt: String? = nil) {
    let reason = doubt ?? style(place).doubtOfPlace ?? "where its style sheet puts it"
    if let area = doubt == nil && place.target != nil ? movingArea(of: element, place) : nil {
      addMoving(area, place, reason)
    } else {
      doubtTarget(place, reason)
    }
    misplaced.append((element, reason))
    if let course = doubt == nil ? course(of: element, place) : nil {
      canvas.paint(course, ink: canvas.add(.unknown(reason)), clip: place.clip)
    } else {
      paintAnywhere(reason, place)
    }
    var open = [element]
    while let element = open.popLast() {
      let style = styles.style(of: element, in: styles.groups[0][0])
      guard style.own.display != .none else { continue }
      guard element.name == "text" else {
        open += element.children
        continue
      }
      if style.visibility == .visible { lost.append((element, reason)) }
    }
  }

  private static let paintedNames = [
    "g", "a", "switch", "svg", "use", "text", "image", "foreignObject", "rect", "circle", "ellipse",
    "line", "polyline", "polygon", "path",
  ]

  /// The place with the element's own style and transformation; nil where nothing of it is shown.
  mutating func styled(_ element: XML.Element, _ outer: PaintingPlace) -> PaintingPlace? {
    guard file.admits(element) else { return nil }
    var place = outer
    for group in styles.groups.indices {
      let appearance = styles.groups[group][0]
      let number =
        outer.shownRoot.map { root in
          styles.number(
            of: element,
            shownWith: root,
            inheritingFrom: outer.styles[group],
            in: appearance
          )
        } ?? styles.number(of: element, in: appearance)
      if number != place.styles[group] { place.styles[group] = number }
      if styles.styles[number].own.display == .none { place.isHidden[group] = true }
    }
    guard place.isHidden.contains(false) else { return nil }
    place.isUnknown = isPlaceUnknown(of: element, place)
    guard !place.isUnknown else { return place }
    if let own = transform(of: element, place) {
      if own != .identity { place.transform = outer.transform.after(own) }
    } else {
      place.isUnknown = true
    }
    return place
  }
}
