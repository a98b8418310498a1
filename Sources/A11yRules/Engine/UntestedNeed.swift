internal import A11yModel
internal import Listening

extension ComponentFacts {
  /// Whether the component is described with something; always where nothing is needed.
  func has(_ need: Rule.Untested.Need?) -> Bool {
    switch need {
    case .colors: self[PaintedColors.self]
    case .parts: !component.parts.isEmpty
    case nil: true
    }
  }
}

/// Whether any colour of a component is known or said to be painted.
private enum PaintedColors: Derived {
  static let place = DerivedPlace()

  static func derived(from facts: ComponentFacts) -> Bool {
    facts.component.renderings.contains { rendering in
      rendering.variants.contains { $0.fill != nil || $0.outline != nil }
    }
  }
}
