internal import A11yModel
internal import Support
internal import XML

extension ComponentReader {
  /// Adds what moves or changes of an element.
  mutating func readAnimations(of element: XML.Element) {
    guard !element.isEmpty else { return }
    for child in element.elements where child.specName == .animation {
      guard let kind: Animation.Kind = spec.word(.kind, of: child) else { continue }
      let start: AnimationStart? = spec.word(.starts, of: child)
      var animation = Animation(
        kind,
        source: spec.source(of: child),
        duration: spec.number(.duration, of: child).map { .known($0) }
          ?? .unknown("the duration of the animation" + lack(of: .duration, child)),
        reduced: reduction(of: child),
        stop: stop(of: child)
      )
      animation.repeats = repeats(of: child)
      animation.startsByItself = start != .user
      animation.isEssential = spec.flag(.essential, of: child) ?? false
      node.component.animations.append(animation)
    }
  }

  /// What becomes of an animation with Reduce Motion; asking for it is the component's own doing.
  private mutating func reduction(of element: XML.Element) -> Fact<Animation.Reduction> {
    if let reduced: Animation.Reduction = spec.word(.reduced, of: element) {
      return .known(reduced)
    }
    let lack = lack(of: .reduced, element)
    return spec.completeness.contains(.tree) && lack.isEmpty
      ? .absent : .unknown("what becomes of the animation with Reduce Motion" + lack)
  }

  /// Why a fact of an animation is not known; empty where nobody says.
  private func lack(of fact: SpecName, _ element: XML.Element) -> String {
    spec.unknown(fact, of: element)?.suffix ?? ""
  }

  /// What pauses an animation: controls are of the tree, and a fragment’s host may have one.
  private mutating func stop(of element: XML.Element) -> Fact<Int> {
    if let source = spec.reference(.stop, of: element) { return .known(source) }
    return spec.isWholeKnown ? .absent : .unknown("whether anything pauses the animation")
  }

  private mutating func repeats(of element: XML.Element) -> Double {
    guard let text = element[.repeats] else { return 1 }
    if text == "forever" { return .infinity }
    guard let count = NumberSyntax.value(text), count > 0 else {
      spec.report(
        "repeats=\"\(Excerpt.of(text))\": a number above 0 is expected, as 3, or forever",
        .repeats,
        of: element
      )
      return 1
    }
    return count
  }
}
