internal import A11yModel
internal import Geometry
internal import XML

// Clips (CSS Masking 1, section 7).
extension SVGPainter {
  /// What `clipPath` leaves of an element (CSS Masking 1, section 7.4); the clip that it is cut by.
  mutating func clip(
    _ path: XML.Element,
    _ element: XML.Element,
    _ outer: PaintingPlace
  ) -> Int? {
    var unshown = outer
    unshown.shownRoot = nil
    guard !outer.uses.contains(path.order), var place = styled(path, unshown) else {
      return outer.clip
    }
    place.uses.append(path.order)
    if path["clipPathUnits"] == "objectBoundingBox" {
      guard let box = shape(of: element, outer)?.boundingBox(tolerance: 0.1) else {
        return outer.clip
      }
      place.transform = place.transform.after(Transform(unitsOf: box))
    }
    let key = PaintReferences.ClipKey(
      path: path.order,
      transform: place.transform,
      styles: place.styles,
      outer: outer.clip
    )
    // A clip of a clip is worked out for the element, for it may count in its box.
    let isAlone = style(place).own.clipPath == .none
    guard isAlone || clips(around: path) <= Self.mostClips else {
      references.unknownClips[path.order] =
        "what a clip leaves of it that more than \(Self.mostClips) others cut in turn"
      return outer.clip
    }
    if isAlone, let known = references.clips[key] { return known }
    var shapes: [Canvas.Clip.Shape] = []
    var isKnown =
      !place.isUnknown && !place.styles.contains { styles.styles[$0].isClipDoubted }
    for child in path.elements where child.isSVG {
      isKnown = add(child, place, to: &shapes) && isKnown
    }
    if !isKnown { references.unknownClips[path.order] = "what its clip leaves of it" }
    var parent = outer.clip
    if case .address(let address) = style(place).own.clipPath,
      let outside = file.target(of: address), outside.name == "clipPath"
    {
      parent = clip(outside, element, place)
    }
    let clip = canvas.addClip(shapes, within: parent)
    if isAlone { references.clips[key] = clip }
    return clip
  }

  /// Each element that is cut so has all of them to itself.
  private static let mostClips = 16

  /// How many clips cut a clip, one within the other, as far as it matters.
  private func clips(around path: XML.Element) -> Int {
    var next = path
    var met: Set<Int> = [path.order]
    while met.count <= Self.mostClips + 1,
      case .address(let address) = styles.style(of: next, in: styles.groups[0][0]).own.clipPath,
      let outside = file.target(of: address), outside.name == "clipPath",
      met.insert(outside.order).inserted
    {
      next = outside
    }
    return met.count - 1
  }

  /// Adds what a child of a clip leaves.
  ///
  /// - Returns: false where nobody knows what that is.
  private mutating func add(
    _ child: XML.Element,
    _ outer: PaintingPlace,
    to shapes: inout [Canvas.Clip.Shape]
  ) -> Bool {
    guard let place = styled(child, outer), isVisible(place) else { return true }
    guard !place.isUnknown, !place.styles.contains(where: { styles.styles[$0].isCutDoubted }) else {
      return false
    }
    if child.name == "use", let address = child.address,
      let target = file.target(of: address), target.name != "use", place.uses.count < 64
    {
      var inner = place
      inner.uses.append(child.order)
      inner.shownRoot = target.order
      let x = measure(.x, of: child, place, .horizontal) ?? 0
      let y = measure(.y, of: child, place, .vertical) ?? 0
      inner.transform = inner.transform.after(.translation(x, y))
      return add(target, inner, to: &shapes)
    }
    guard let shape = shape(of: child, place) else { return true }
    let region = Tracing(shape, place.transform).fill(style(place).clipRule)
    if let region { shapes.append(Canvas.Clip.Shape(region: region, clip: nil)) }
    return true
  }
}
