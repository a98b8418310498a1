internal import CSS
internal import Geometry
internal import XML

/// The area that an `svg` element shows its content in, and how (SVG 2, section 8).
struct Viewport {
  /// In the user units of what is around it.
  var size: LengthBasis.Extent

  /// Where its top left corner is.
  var origin = Point.zero

  /// What its content is drawn by; nil where it is that of the area.
  var viewBox: ViewBox?
  var ratio = AspectRatio()

  /// Whether the file says how large it is shown.
  var isSizeKnown = true

  /// The viewport of a file shown by itself, at its natural size.
  ///
  /// - Parameters:
  ///   - root: the image.
  ///   - basis: what relative lengths are relative to.
  ///   - geometry: what the style of the image says.
  init(root: XML.Element, basis: LengthBasis, geometry: StyledGeometry) {
    viewBox = root["viewBox"].flatMap(ViewBox.init)
    ratio = root["preserveAspectRatio"].flatMap(AspectRatio.init) ?? AspectRatio()
    let (styledWidth, styledHeight) = (geometry[.width], geometry[.height])
    let width = Self.natural(styledWidth, root["width"], basis)
    let height = Self.natural(styledHeight, root["height"], basis)
    let box = viewBox.flatMap { $0.isEmpty ? nil : $0 }
    // What a page gives an image changes the scale of one that has a view box.
    let isGiven = box != nil && (Self.isRelative(styledWidth) || Self.isRelative(styledHeight))
    isSizeKnown =
      !isGiven && (width != nil && height != nil || box != nil && (width != nil || height != nil))
    switch (width, height, box) {
    case (let width?, let height?, _): size = LengthBasis.Extent(width: width, height: height)
    case (let width?, nil, let box?):
      size = LengthBasis.Extent(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      size = LengthBasis.Extent(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = LengthBasis.Extent(width: box.width, height: box.height)
    case (let width, let height, nil):
      size = LengthBasis.Extent(
        width: width ?? LengthBasis.Extent.window.width,
        height: height ?? LengthBasis.Extent.window.height
      )
    }
  }

  /// The viewport of an `svg` or a `symbol` within another.
  init(size: LengthBasis.Extent, origin: Point, of element: XML.Element) {
    self.size = size
    self.origin = origin
    viewBox = element["viewBox"].flatMap(ViewBox.init)
    ratio = element["preserveAspectRatio"].flatMap(AspectRatio.init) ?? AspectRatio()
  }

  /// A length that does not depend on what is around the image, of its style, else of an attribute:
  /// that is how large it is by itself, even where its style asks for a share of the page.
  private static func natural(
    _ styled: StyledGeometry.Value?,
    _ text: String?,
    _ basis: LengthBasis
  ) -> Double? {
    var pixels = Double.nan
    if case .length(let length)? = styled, length.percent == 0 {
      pixels = length.px
    } else if let length = text.flatMap({ Length($0) }), length.unit != .percent {
      pixels = length.pixels(basis, percentageOf: 0)
    }
    return pixels.isFinite && pixels > 0 ? pixels : nil
  }

  /// Whether a style makes a length depend on what is around the image.
  private static func isRelative(_ styled: StyledGeometry.Value?) -> Bool {
    switch styled {
    case .length(let length): length.percent != 0
    case nil, .initial: false
    default: true
    }
  }
}

extension SVGPainter {
  /// Moves a place into a viewport.
  ///
  /// - Returns: whether anything is shown in it.
  @discardableResult
  func enter(_ viewport: Viewport, _ place: inout PaintingPlace) -> Bool {
    let area = Box(
      x: viewport.origin.x,
      y: viewport.origin.y,
      width: viewport.size.width,
      height: viewport.size.height
    )
    place.viewport = viewport.size
    guard let box = viewport.viewBox else {
      place.transform = place.transform.after(.translation(area.left, area.top))
      return true
    }
    guard let inner = box.transform(to: area, viewport.ratio) else { return false }
    place.transform = place.transform.after(inner)
    place.viewport = LengthBasis.Extent(width: box.width, height: box.height)
    return true
  }

  /// A box of user space on the device; nil where nothing is left of it.
  func region(of box: Box, _ transform: Transform) -> Region? {
    RoundedRectangle(box, radiusX: nil, radiusY: nil)
      .flatMap { Tracing(.rectangle($0), transform).fill(.nonzero) }
  }

  /// Paints an `svg` within another.
  mutating func paintViewport(_ element: XML.Element, _ outer: PaintingPlace) {
    paintViewport(
      element,
      outer,
      width: length("width", of: element, outer, .horizontal) ?? outer.viewport.width,
      height: length("height", of: element, outer, .vertical) ?? outer.viewport.height,
      origin: Point(
        length("x", of: element, outer, .horizontal) ?? 0,
        length("y", of: element, outer, .vertical) ?? 0
      )
    )
  }

  private mutating func paintViewport(
    _ element: XML.Element,
    _ outer: PaintingPlace,
    width: Double,
    height: Double,
    origin: Point
  ) {
    let overflow = overflow(outer)
    guard width > 0, height > 0 else {
      // Not all browsers leave it out then.
      if overflow != .cut { paintAnywhere("what a nested image without a size shows", outer) }
      return
    }
    let size = LengthBasis.Extent(width: width, height: height)
    var place = outer
    if overflow == .cut {
      let box = Box(x: origin.x, y: origin.y, width: width, height: height)
      guard let region = region(of: box, outer.transform) else { return }
      place.clip = canvas.addClip(
        [Canvas.Clip.Shape(region: region, clip: nil)],
        within: outer.clip
      )
    }
    guard enter(Viewport(size: size, origin: origin, of: element), &place) else { return }
    guard case .doubted(let reason) = overflow else { return paintChildren(of: element, place) }
    canvas.openGroup(opacity: 1, obstacle: reason)
    paintChildren(of: element, place)
    canvas.closeGroup()
  }

  /// What becomes of what juts out of a viewport in all appearances.
  enum Overflow: Hashable {
    case shown
    case cut
    case doubted(String)
  }

  /// What becomes of what juts out of a viewport.
  func overflow(_ place: PaintingPlace) -> Overflow {
    let shown = place.styles.indices.filter { !place.isHidden[$0] }
      .map { styles.styles[place.styles[$0]] }
    if let doubt = shown.lazy.compactMap(\.doubtOfOverflow).first { return .doubted(doubt) }
    let areShown = shown.map { $0.own.overflow == .shown }
    guard let first = areShown.first, !areShown.contains(!first) else {
      return .doubted("how what is cut off differs between appearances")
    }
    return first ? .shown : .cut
  }

  /// Paints what a `use` shows again (SVG 2, section 5.6).
  mutating func paintUse(_ element: XML.Element, _ outer: PaintingPlace) {
    guard let address = element.address, let target = file.target(of: address),
      target.isSVG, !outer.uses.contains(element.order), target.order != element.order
    else { return }
    paintGrouped(element, outer) { painter, place in
      var place = place
      place.uses.append(element.order)
      place.use = place.use ?? element
      place.shownRoot = target.order
      place.depth += 1
      let x = painter.measure(.x, of: element, place, .horizontal) ?? 0
      let y = painter.measure(.y, of: element, place, .vertical) ?? 0
      place.transform = place.transform.after(.translation(x, y))
      painter.show(target, by: element, place)
    }
  }

  private mutating func show(
    _ target: XML.Element,
    by use: XML.Element,
    _ outer: PaintingPlace
  ) {
    guard target.name == "symbol" || target.name == "svg" else {
      paint(target, outer)
      return
    }
    guard let place = styled(target, outer) else { return }
    guard !place.isUnknown else { return lose(target, place) }
    let width =
      length("width", of: use, outer, .horizontal)
      ?? length("width", of: target, place, .horizontal)
    let height =
      length("height", of: use, outer, .vertical)
      ?? length("height", of: target, place, .vertical)
    paintGrouped(target, place) { painter, place in
      painter.paintViewport(
        target,
        place,
        width: width ?? outer.viewport.width,
        height: height ?? outer.viewport.height,
        origin: target.name == "svg"
          ? Point(
            painter.length("x", of: target, place, .horizontal) ?? 0,
            painter.length("y", of: target, place, .vertical) ?? 0
          ) : .zero
      )
    }
  }
}
