internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// Clips, opacities and effects, which apply to an element as a whole (SVG 2, section 3.4).
extension SVGPainter {
  /// Paints what an element holds, cut and faded as its style says.
  mutating func paintGrouped(
    _ element: XML.Element,
    _ outer: PaintingPlace,
    _ body: (inout SVGPainter, PaintingPlace) -> Void
  ) {
    let isPlain = outer.styles.allSatisfy { styles.styles[$0].own.isPlain }
    if isPlain, !styles.hasDoubts { return body(&self, outer) }
    // Where it is hidden, nothing else of its style counts.
    let shown = outer.styles.indices.filter { !outer.isHidden[$0] }
    guard let first = shown.first else { return }
    var looks = shown.map { styles.styles[outer.styles[$0]].own }
    guard looks.contains(where: { $0.opacity > 0 }) else { return }
    let own = styles.styles[outer.styles[first]].own
    var place = outer
    var obstacle: String?
    if shown.contains(where: { styles.styles[outer.styles[$0]].isClipDoubted }) {
      // All of it may be there.
    } else if looks.contains(where: { $0.clipPath != own.clipPath }) {
      obstacle = "how its clip differs between appearances"
    } else if case .address(let address) = own.clipPath {
      // A clip that is not there cuts nothing (CSS Masking 1, section 7).
      if let path = file.target(of: address), path.name == "clipPath" {
        let clip = clip(path, element, place)
        obstacle = references.unknownClips[path.order]
        if obstacle == nil { place.clip = clip }
      }
    } else if own.clipPath == .function {
      obstacle = "what a clip of CSS leaves of it"
    }
    if obstacle == nil, let cut = cut(element, place, own.mask, looks) {
      (place.clip, looks) = (cut, looks.map(\.unmasked))
    }
    for look in looks.reversed() { obstacle = effect(look) ?? obstacle }
    if styles.hasDoubts {
      obstacle = doubt(of: element, shown.map { styles.styles[outer.styles[$0]] }) ?? obstacle
    }
    if looks.contains(where: { $0.opacity != own.opacity }) {
      obstacle = obstacle ?? "how its opacity differs between appearances"
    }
    guard own.opacity < 1 || obstacle != nil else { return body(&self, place) }
    let opacity = obstacle == nil ? own.opacity : looks.map(\.opacity).max() ?? 1
    canvas.openGroup(opacity: opacity, obstacle: obstacle)
    body(&self, place)
    canvas.closeGroup()
  }

  /// The clip by which an element is cut that has the same mask in all appearances; nil where that is no
  /// clip.
  private mutating func cut(
    _ element: XML.Element,
    _ place: PaintingPlace,
    _ mask: StyleReference,
    _ looks: [ComputedStyle.Own]
  ) -> Int? {
    guard case .address(let address) = mask, looks.allSatisfy({ $0.mask == mask }),
      let mask = file.target(of: address)
    else { return nil }
    return cut(by: mask, element, place)
  }

  /// Why it is not known how an element looks; nil where it is.
  private func doubt(of element: XML.Element, _ looks: [ComputedStyle]) -> String? {
    func first(_ reason: (ComputedStyle) -> String?) -> String? {
      looks.lazy.compactMap(reason).first
    }
    switch element.name {
    case "g", "a", "switch", "svg", "use": return first(\.doubtOfWhole)
    case "text":
      var open = [element]
      while let next = open.popLast() {
        let doubt = Appearance.allCases.lazy
          .compactMap { styles.style(of: next, in: $0).doubtOfText }.first
        if let doubt { return doubt }
        open += next.children
      }
      return first(\.doubtOfText)
    default: return first(\.doubtOfShape)
    }
  }

  /// What a filter, a mask or a blend mode keeps from being known; nil where there is none.
  func effect(_ own: ComputedStyle.Own) -> String? {
    func isThere(_ reference: StyleReference) -> Bool {
      switch reference {
      case .none: false
      case .function: true
      case .address(let address): file.target(of: address) != nil
      }
    }
    let ink: Ink? =
      if isThere(own.filter) {
        .filter
      } else if isThere(own.mask) {
        .mask
      } else if own.blendMode != .normal {
        .blendMode
      } else {
        nil
      }
    if case .unknown(let fact)? = ink { return fact }
    return nil
  }
}

extension ComputedStyle.Own {
  /// The same without its mask.
  fileprivate var unmasked: ComputedStyle.Own {
    var own = self
    own.mask = .none
    return own
  }
}
