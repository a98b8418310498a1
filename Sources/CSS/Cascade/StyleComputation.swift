internal import Geometry

/// Computes an element's style from what is declared for it and what it inherits (Cascade 5,
/// section 4).
struct StyleComputation {
  let customNames: NameInterner
  let viewport: LengthBasis.Extent

  /// How much text may still be put in the place of references, for a few can make very much.
  private(set) var bytesLeft = 1 << 28

  let keyframes: AnimationEnds

  private var winners: [DeclaredValue?] = Array(repeating: nil, count: StyleProperty.all.count)
  private var customWinners: [Int32: DeclaredValue] = [:]
  private var doubts = StyleDoubts()
  private var customDoubts: [Int32: String] = [:]

  init(
    customNames: NameInterner,
    keyframes: [String: Keyframes],
    viewport: LengthBasis.Extent
  ) {
    self.customNames = customNames
    self.keyframes = AnimationEnds(keyframes)
    self.viewport = viewport
  }

  /// The style of an element.
  ///
  /// - Parameters:
  ///   - parent: the style it inherits from.
  ///   - declarations: lists of declarations, the weakest first.
  ///   - important: those of what is important.
  ///   - animated: what elements animate.
  ///   - rootFontSize: the root's font size; the initial one for the root itself.
  /// - Returns: the values of all properties.
  mutating func style(
    inheritingFrom parent: ComputedStyle,
    _ declarations: [[StyleDeclaration]],
    important: [[StyleDeclaration]],
    animated: [AnimationElements.Change],
    rootFontSize: Double
  ) -> ComputedStyle {
    var style = style(inheritingFrom: parent, declarations + important, rootFontSize)
    let left = keyframes.declarations(for: style, after: animated)
    if !left.isEmpty {
      style = self.style(
        inheritingFrom: parent,
        declarations + [left.declarations] + important,
        rootFontSize,
        open: left.open
      )
    }
    style.settleDoubts()
    return style
  }

  private mutating func style(
    inheritingFrom parent: ComputedStyle,
    _ declarations: [[StyleDeclaration]],
    _ rootFontSize: Double,
    open: Set<Int32> = []
  ) -> ComputedStyle {
    for declaration in declarations.joined() { choose(declaration) }
    var style = parent
    style.own = ComputedStyle.Own()
    style.doubts = parent.doubts.inherited
    if !customWinners.isEmpty || !customDoubts.isEmpty || !open.isEmpty {
      style.customProperties = CustomProperties(
        declared: customWinners,
        doubts: customDoubts,
        open: open,
        parent: parent.customProperties,
        names: customNames,
        bytesLeft: &bytesLeft
      )
      customWinners.removeAll(keepingCapacity: true)
      customDoubts.removeAll(keepingCapacity: true)
    }
    var context = StyleLength.Context(
      fontSize: parent.fontSize,
      rootFontSize: rootFontSize,
      viewport: viewport
    )
    if doubts[StyleProperty.numberOfScheme] != nil {
      winners[StyleProperty.numberOfScheme] = nil
      style.scheme = .unknown
      if style.isInitial { style.color = style.scheme.textColor }
    }
    // The font size comes first, for others are measured by it.
    for property in winners.indices {
      guard let value = winners[property] else { continue }
      winners[property] = nil
      style.doubts[property] = nil
      apply(value, to: property, &style, parent, context)
      context.fontSize = style.fontSize
    }
    style.isInitial = false
    style.doubts.add(doubts)
    doubts = StyleDoubts()
    return style
  }

  /// What is declared last counts; before it, what may be declared does not.
  private mutating func choose(_ declaration: StyleDeclaration) {
    switch declaration.property {
    case .known(let property):
      doubts[property] = declaration.doubt
      if declaration.doubt == nil { winners[property] = declaration.value }
    case .custom(let name):
      customDoubts[name] = declaration.doubt
      if declaration.doubt == nil { customWinners[name] = declaration.value }
    }
  }

  private mutating func apply(
    _ value: DeclaredValue,
    to number: Int,
    _ style: inout ComputedStyle,
    _ parent: ComputedStyle,
    _ context: StyleLength.Context
  ) {
    let property = StyleProperty.all[number]
    switch value {
    case .value(let assign): assign(&style, context)
    case .keyword(let keyword): apply(keyword, to: number, &style, parent)
    case .pending(let pending):
      let custom = style.customProperties
      if let custom, custom.hasDoubts, bytesLeft > 0 {
        bytesLeft -= pending.references.count
        let doubt = pending.references.lazy.compactMap { custom.doubt(of: $0) }.first
        if let doubt { style.doubts[number] = doubt }
      }
      let bytes = CustomProperties.substituted(pending, customNames, &bytesLeft) {
        custom?.value(of: $0)
      }
      // What is invalid only now is as if unset; what it inherits the style has already.
      if !property.isInherited { property.copy(&style, .initial) }
      guard let bytes else { return }
      let cursor = TokenCursor(TokenizedText(bytes))
      var keywordCursor = cursor
      keywordCursor.skipSpace()
      if let keyword = WideKeyword(&keywordCursor), keywordCursor.isFinished() {
        apply(keyword, to: number, &style, parent)
      } else if let shorthand = pending.shorthand {
        guard let values = shorthand.values(cursor),
          let place = shorthand.properties.firstIndex(of: number)
        else {
          if Calculation.mayBeOpen(cursor) { style.doubts[number] = Calculation.doubt }
          return
        }
        if let assign = values[place] {
          assign(&style, context)
        } else {
          property.copy(&style, .initial)
        }
      } else {
        if let assign = property.value(cursor, pending.mode) {
          assign(&style, context)
        } else if Calculation.mayBeOpen(cursor) {
          style.doubts[number] = Calculation.doubt
        }
      }
    case .custom: break
    }
  }

  private func apply(
    _ keyword: WideKeyword,
    to number: Int,
    _ style: inout ComputedStyle,
    _ parent: ComputedStyle
  ) {
    let property = StyleProperty.all[number]
    switch keyword {
    case .inherit:
      property.copy(&style, parent)
      style.doubts[number] = parent.doubts[number]
    case .initial: property.copy(&style, .initial)
    // What the style has of it already is what it inherits.
    case .unset, .revert, .revertLayer:
      if property.isInherited {
        style.doubts[number] = parent.doubts[number]
      } else if keyword == .unset || keyword == .revert && !property.isOfBrowsers {
        property.copy(&style, .initial)
      }
    }
  }
}
