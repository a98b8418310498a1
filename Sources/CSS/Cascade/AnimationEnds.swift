internal import Geometry

/// What animations leave of a style once they are over: nobody reads before.
struct AnimationEnds: Sendable {
  private let keyframes: [String: Keyframes]

  /// What those of each name change, and what any change, as not known.
  private let changes: [String: Left]
  private let anyChange: Left

  /// What is left of a style.
  struct Left: Sendable {
    var declarations: [StyleDeclaration] = []

    /// Custom properties of which the value is not known: a set, for many styles may share very many.
    var open: Set<Int32> = []

    var isEmpty: Bool { declarations.isEmpty && open.isEmpty }

    fileprivate init(_ changed: Set<StyleDeclaration.Property> = []) {
      for property in changed {
        switch property {
        case .known: declarations.append(AnimationEnds.doubt(property))
        case .custom(let name): open.insert(name)
        }
      }
    }

    fileprivate mutating func add(_ other: Left) {
      declarations += other.declarations
      if open.isEmpty { open = other.open } else { open.formUnion(other.open) }
    }
  }

  private static let transform = StyleProperty.number(of: "transform")

  init(_ keyframes: [String: Keyframes]) {
    self.keyframes = keyframes
    changes = keyframes.mapValues { Left($0.changed) }
    anyChange = Left(keyframes.values.reduce(into: Set()) { $0.formUnion($1.changed) })
  }

  /// What is declared by animations, elements first, and keyframes behind them: more than what is not
  /// important (Cascade 5, section 6.1).
  ///
  /// - Parameters:
  ///   - style: the style as it is without them.
  ///   - changes: what elements animate.
  /// - Returns: what is declared, and what is not known.
  func declarations(
    for style: ComputedStyle,
    after changes: [AnimationElements.Change]
  ) -> Left {
    var left = Left()
    guard !changes.isEmpty || style.own.isAnimated || style.doubts.mayBeAnimated else {
      return left
    }
    // What transforms by an attribute yields to the property.
    let hasTransform = style.own.geometry[.transform] != nil
    left.declarations = changes.filter { !hasTransform || $0.property != Self.transform }
      .compactMap(Self.declaration)
    if style.doubts.mayBeAnimated {
      left.add(anyChange)
      return left
    }
    // What is not there is not animated.
    guard style.own.display != .none else { return left }
    let isCertain = !style.doubts.areOfAnimations
    // Of several that change one property, the last one counts (CSS Animations 1, section 3).
    for run in style.own.animations.runs {
      guard let named = keyframes[run.name], let changes = self.changes[run.name] else { continue }
      switch isCertain && named.areCertain ? run.rest : .unknown {
      case .own: break
      case .firstKeyframe: left.declarations += named.first
      case .lastKeyframe: left.declarations += named.last
      case .unknown: left.add(changes)
      }
    }
    return left
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
