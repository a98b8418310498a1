internal import A11yModel
internal import Listening
internal import Looking

extension Verdict {
  /// A verdict on a part's colours in one variant.
  ///
  /// - Parameters:
  ///   - result: what was decided.
  ///   - index: what is painted; an index into the component's parts.
  ///   - coat: the colours that were judged.
  ///   - variant: where they are seen.
  ///   - facts: the component.
  init(
    _ result: Result,
    _ index: Int,
    _ coat: Coat,
    in variant: Variant,
    _ facts: ComponentFacts
  ) {
    self.init(result, facts.target(ofPart: index))
    self.variant = variant
    state = facts.stateName(ofPart: index)
    usesSystemColor = coat.origin.usesSystemColor
    isAssumed = coat.origin.isAssumed
    isPlatformDefault = facts.component.parts[index].isPlatformDefault
    if result != .passed {
      depicted = [.part(index)]
      let shared = facts[PaintCauses.self].cause(
        coat,
        of: facts.component.parts[index],
        of: facts.component,
        in: facts.document
      )
      (cause, edit) = (shared.name, shared.edit)
    }
  }

  /// Takes over where judged colours come from.
  mutating func note(_ coat: Coat?) {
    guard let coat else { return }
    usesSystemColor = usesSystemColor || coat.origin.usesSystemColor
    isAssumed = isAssumed || coat.origin.isAssumed
  }

  mutating func note(_ one: Coat?, _ other: Coat?) {
    note(one)
    note(other)
  }
}

extension ContrastScene {
  /// What the rule asks of the component for the profiles that ask now.
  init(_ context: CheckContext) {
    self.init(
      context.facts,
      ContrastThresholds(context.parameters, context.largeText),
      textEquivalentExempts: context.textEquivalentExempts
    )
  }
}
