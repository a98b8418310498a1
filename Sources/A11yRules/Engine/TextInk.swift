internal import A11yModel
internal import Listening

/// What a text beside the others of a component can be read in.
struct TextInk: Derived {
  static let place = DerivedPlace()

  /// Black or white on a ground that stays as it is, else the colour of a spec that changes with it; nil
  /// where there is none.
  let name: String?

  static func derived(from facts: ComponentFacts) -> TextInk {
    let component = facts.component
    let grounds = component.parts.filter { $0.parent == nil && $0.over == nil }
      .flatMap { component.renderings[$0.rendering].variants.map(\.backdrop) }
    guard case .known(let samples)? = grounds.first, samples.count == 1,
      grounds.allSatisfy({ $0 == grounds[0] })
    else { return TextInk(name: facts.document.dialect.notation == .spec ? "label" : nil) }
    let ground = samples[0].color
    return TextInk(
      name: ContrastRatio(.black, ground) >= ContrastRatio(.white, ground) ? "#000" : "#FFF"
    )
  }
}
