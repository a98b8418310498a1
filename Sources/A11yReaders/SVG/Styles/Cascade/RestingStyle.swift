// What animations leave of a style once they are over: nobody reads before.
extension StyleComputation {
  /// Gives a style the values that it has when the animations of its element are over, and notes those
  /// that are not known.
  ///
  /// - Parameters:
  ///   - style: as it is without animations.
  ///   - parent: the style it inherits from.
  ///   - context: what relative lengths are measured by.
  ///   - changes: what elements animate.
  ///   - fixed: what is important, which no animation changes (Cascade 5, section 6.1).
  mutating func rest(
    _ style: inout ComputedStyle,
    _ parent: ComputedStyle,
    _ context: StyleLength.Context,
    after changes: [AnimationElements.Change],
    besides fixed: Set<StyleDeclaration.Property>
  ) {
    for change in changes where !fixed.contains(.known(change.property)) {
      rest(&style, change, context)
    }
    guard !style.doubts.mayBeAnimated else {
      for property in keyframes.values.flatMap(\.values.keys) {
        style.doubts[property] = StyleDoubts.animation
      }
      return
    }
    let isCertain = !style.doubts.areOfAnimations
    // Of several that change one property, the last one counts (CSS Animations 1, section 3).
    for run in style.own.animations.runs {
      let named = run.names.compactMap { keyframes[$0] }
      let isKnown = isCertain && named.count == 1 && named[0].areCertain
      let rest = isKnown ? run.rest : .unknown
      for property in named.flatMap(\.values.keys) where !fixed.contains(.known(property)) {
        switch rest {
        case .own: break
        case .firstKeyframe: take(named[0].first[property], property, &style, parent, context)
        case .lastKeyframe: take(named[0].last[property], property, &style, parent, context)
        case .unknown: style.doubts[property] = StyleDoubts.animation
        }
      }
    }
  }

  /// Takes on what a keyframe gives to a property; nil where it leaves it as it is.
  private mutating func take(
    _ value: DeclaredValue?,
    _ property: Int,
    _ style: inout ComputedStyle,
    _ parent: ComputedStyle,
    _ context: StyleLength.Context
  ) {
    guard let value else { return }
    style.doubts[property] = nil
    apply(value, to: property, &style, parent, context)
  }

  private func rest(
    _ style: inout ComputedStyle,
    _ change: AnimationElements.Change,
    _ context: StyleLength.Context
  ) {
    switch change.rest {
    case .own: break
    case .unknown: style.doubts[change.property] = StyleDoubts.animation
    case .attribute(let text):
      let cursor = TokenCursor(TokenizedText(Array(text.utf8)))
      // What is no value changes nothing.
      guard let assign = StyleProperty.all[change.property].value(cursor, .attribute) else {
        if WideKeyword(rawValue: text) != nil {
          style.doubts[change.property] = StyleDoubts.animation
        }
        return
      }
      style.doubts[change.property] = nil
      assign(&style, context)
    case .transform(let text):
      guard let transform = try? Transform(text) else { return }
      style.doubts[change.property] = nil
      style.own.geometry[.transform] = .transform([.fixed(transform)])
    }
  }
}
