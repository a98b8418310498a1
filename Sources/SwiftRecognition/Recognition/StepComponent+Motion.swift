extension StepComponent {
  /// What moves when the current step becomes another: a shape that is larger in one look than in another grows on the
  /// way, and what has another colour changes that.
  func motions(_ looks: [Part], _ current: CurrentStep, _ initial: DrawnRow) -> [Part] {
    let isScaled = looks.differ(["shape"], ["size", "width", "height"])
    let isColored = looks.differ(["text", "glyph", "fill", "stroke"], ["color", "opacity"])
    let kinds = (isScaled ? ["scale"] : []) + (isColored || !isScaled ? ["color"] : [])
    return kinds.flatMap { kind in
      let moved = motion.parts(initial.row.container.all, kind: kind) { _ in
        current.state.map { [$0] } ?? []
      }
      guard let state = current.state, !moved.isAll, let base = situations[initial.situation].base
      else { return moved.parts }
      return moved.parts
        + motion.parts(of: motion.closures(base.all), kind: kind) { $0 == state }
    }
  }
}

extension [Part] {
  /// Whether what stands in several of some looks has another value of an attribute in one than in another.
  fileprivate func differ(_ names: Set<String>, _ attributes: [String]) -> Bool {
    let values = map { look in
      Dictionary(grouping: look.all.filter { names.contains($0.name) }, by: \.place)
        .mapValues { Set($0.map { part in attributes.map { part[$0] } }) }
    }
    return values.contains { one in
      values.contains { other in
        one.contains { place, value in other[place].map { $0 != value } ?? false }
      }
    }
  }
}
