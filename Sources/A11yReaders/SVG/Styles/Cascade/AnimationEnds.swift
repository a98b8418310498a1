/// What animations leave of a style once they are over: nobody reads before.
struct AnimationEnds: Sendable {
  private let keyframes: [String: Keyframes]

  /// All that any keyframes change, as not known.
  private let doubts: [StyleDeclaration]

  private static let transform = StyleProperty.number(of: "transform")

  init(_ keyframes: [String: Keyframes]) {
    self.keyframes = keyframes
    doubts = keyframes.values.reduce(into: Set()) { $0.formUnion($1.changed) }.map(Self.doubt)
  }

  /// What is declared by animations, elements first, and keyframes behind them: more than what is not
  /// important (Cascade 5, section 6.1).
  ///
  /// - Parameters:
  ///   - style: the style as it is without them.
  ///   - changes: what elements animate.
  /// - Returns: declarations, those of which the value is not known among them.
  func declarations(
    for style: ComputedStyle,
    after changes: [AnimationElements.Change]
  ) -> [StyleDeclaration] {
    guard !changes.isEmpty || style.own.isAnimated || style.doubts.mayBeAnimated else { return [] }
    // What transforms by an attribute yields to the property.
    let hasTransform = style.own.geometry[.transform] != nil
    var declarations = changes.filter { !hasTransform || $0.property != Self.transform }
      .compactMap(Self.declaration)
    if style.doubts.mayBeAnimated { return declarations + doubts }
    // What is not there is not animated.
    guard style.own.display != .none else { return declarations }
    let isCertain = !style.doubts.areOfAnimations
    // Of several that change one property, the last one counts (CSS Animations 1, section 3).
    for run in style.own.animations.runs {
      let named = run.names.compactMap { keyframes[$0] }
      let isKnown = isCertain && named.count == 1 && named[0].areCertain
      switch isKnown ? run.rest : .unknown {
      case .own: break
      case .firstKeyframe: declarations += named[0].first
      case .lastKeyframe: declarations += named[0].last
      case .unknown: declarations += named.flatMap { $0.changed.map(Self.doubt) }
      }
    }
    return declarations
  }

  private static func doubt(_ property: StyleDeclaration.Property) -> StyleDeclaration {
    StyleDeclaration(property: property, value: .keyword(.unset), doubt: StyleDoubts.animation)
  }

  /// What an animation element leaves; nil where that is what was there before.
  private static func declaration(_ change: AnimationElements.Change) -> StyleDeclaration? {
    let property = StyleDeclaration.Property.known(change.property)
    switch change.rest {
    case .own: return nil
    case .unknown: return doubt(property)
    case .attribute(let text):
      return change.value(text).map { StyleDeclaration(property: property, value: $0) }
    case .transform(let text):
      guard let transform = try? Transform(text) else { return nil }
      return StyleDeclaration(
        property: property,
        value: .value { style, _ in
          style.own.geometry[.transform] = .transform([.fixed(transform)])
        }
      )
    }
  }
}

extension AnimationElements.Change {
  /// What an attribute gives to the property that says this; nil where it is no value of it.
  func value(_ text: String) -> DeclaredValue? {
    let cursor = TokenCursor(TokenizedText(Array(text.utf8)))
    var keyword = cursor
    keyword.skipSpace()
    if let wide = WideKeyword(&keyword), keyword.isFinished() { return .keyword(wide) }
    return StyleProperty.all[property].value(cursor, .attribute).map(DeclaredValue.value)
  }
}
