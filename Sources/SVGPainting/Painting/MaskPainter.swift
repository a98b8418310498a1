internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// Masks (CSS Masking 1, section 8).
extension SVGPainter {
  /// What a mask leaves of an element, if it is white and opaque wherever it paints: then it cuts as a
  /// clip does.
  ///
  /// - Parameters:
  ///   - mask: what `mask` of the element leads to.
  ///   - element: what is masked.
  ///   - outer: where that is painted.
  /// - Returns: the clip that it is cut by; nil where the mask also fades it, or nobody knows.
  mutating func cut(
    by mask: XML.Element,
    _ element: XML.Element,
    _ outer: PaintingPlace
  ) -> Int? {
    var unshown = outer
    unshown.shownRoot = nil
    guard mask.name == "mask", references.unknownClips[mask.order] == nil,
      var place = styled(mask, unshown), isPlain(place)
    else { return nil }
    if mask["maskContentUnits"] == "objectBoundingBox" {
      guard let box = shape(of: element, outer)?.boundingBox(tolerance: 0.1) else { return nil }
      place.transform = place.transform.after(Transform(unitsOf: box))
    }
    let key = PaintReferences.ClipKey(
      path: mask.order,
      transform: place.transform,
      styles: place.styles,
      outer: outer.clip
    )
    if let known = references.clips[key] { return known }
    var shapes: [Canvas.Clip.Shape] = []
    let isWhite = mask.elements.allSatisfy { addWhite($0, place, to: &shapes) }
    guard isWhite, let bounds = bounds(of: mask, outer) else {
      references.unknownClips[mask.order] = "what a mask lets through"
      return nil
    }
    let outside = bounds.isEmpty ? outer.clip : canvas.addClip(bounds, within: outer.clip)
    let clip = canvas.addClip(shapes, within: outside)
    references.clips[key] = clip
    return clip
  }

  /// The area beyond which a mask leaves nothing: what its units make of it (section 8.2).
  ///
  /// - Returns: nothing where it reaches around the element on all sides, as it does by itself; nil where
  ///   it is not known where it ends.
  private func bounds(of mask: XML.Element, _ place: PaintingPlace) -> [Canvas.Clip.Shape]? {
    if mask["maskUnits"] == "userSpaceOnUse" {
      let box = Box(
        x: length("x", of: mask, place, .horizontal) ?? -0.1 * place.viewport.width,
        y: length("y", of: mask, place, .vertical) ?? -0.1 * place.viewport.height,
        width: length("width", of: mask, place, .horizontal) ?? 1.2 * place.viewport.width,
        height: length("height", of: mask, place, .vertical) ?? 1.2 * place.viewport.height
      )
      return region(of: box, place.transform).map { [Canvas.Clip.Shape(region: $0, clip: nil)] }
    }
    func share(_ name: String, _ initial: Double) -> Double? {
      guard let text = mask[name] else { return initial }
      let isPercentage = text.hasSuffix("%")
      return Double(isPercentage ? String(text.dropLast()) : text).map {
        isPercentage ? $0 / 100 : $0
      }
    }
    guard let x = share("x", -0.1), let y = share("y", -0.1), let width = share("width", 1.2),
      let height = share("height", 1.2), x <= 0, y <= 0, x + width >= 1, y + height >= 1
    else { return nil }
    return []
  }

  /// Adds what a child of a mask leaves.
  ///
  /// - Returns: false where some of it is not white or not opaque.
  private mutating func addWhite(
    _ child: XML.Element,
    _ outer: PaintingPlace,
    to shapes: inout [Canvas.Clip.Shape]
  ) -> Bool {
    guard child.isSVG, painted.contains(child), let place = styled(child, outer), isVisible(place)
    else { return true }
    guard isPlain(place) else { return false }
    if child.name == "g" {
      return child.elements.allSatisfy { addWhite($0, place, to: &shapes) }
    }
    guard place.styles.allSatisfy({ styles.styles[$0].isWhite }),
      let shape = shape(of: child, place)
    else { return false }
    if let region = Tracing(shape, place.transform).fill(style(place).fillRule) {
      shapes.append(Canvas.Clip.Shape(region: region, clip: nil))
    }
    return true
  }

  /// Whether an element is shown in all appearances, and neither cut nor faded.
  private func isPlain(_ place: PaintingPlace) -> Bool {
    !place.isUnknown && !place.isHidden.contains(true)
      && place.styles.allSatisfy {
        styles.styles[$0].own.isPlain && styles.styles[$0].visibility == .visible
          && !styles.styles[$0].isCutDoubted
      }
  }
}

extension ComputedStyle {
  /// Whether a shape is filled with opaque white, and nothing else is drawn of it.
  fileprivate var isWhite: Bool {
    guard case .none = stroke, case .color(let color) = fill, doubtOfShape == nil else {
      return false
    }
    return color == .white && fillOpacity >= 1
  }
}
