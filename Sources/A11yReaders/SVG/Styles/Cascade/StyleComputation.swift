/// Computes an element's style from what is declared for it and what it inherits (Cascade 5,
/// section 4).
struct StyleComputation {
  let customNames: NameInterner
  let viewport: LengthBasis.Extent

  /// How much text may still be put in the place of references, for a few can make very much.
  private(set) var bytesLeft = 1 << 28

  private var winners: [DeclaredValue?] = Array(repeating: nil, count: StyleProperty.all.count)
  private var customWinners: [Int32: DeclaredValue] = [:]

  init(customNames: NameInterner, viewport: LengthBasis.Extent) {
    self.customNames = customNames
    self.viewport = viewport
  }

  /// The style of an element.
  ///
  /// - Parameters:
  ///   - parent: the style it inherits from.
  ///   - declarations: lists of declarations, the weakest first.
  ///   - rootFontSize: the root's font size; the initial one for the root itself.
  /// - Returns: the values of all properties.
  mutating func style(
    inheritingFrom parent: ComputedStyle,
    _ declarations: [[StyleDeclaration]],
    rootFontSize: Double
  ) -> ComputedStyle {
    for declaration in declarations.joined() {
      switch declaration.property {
      case .known(let property): winners[property] = declaration.value
      case .custom(let name): customWinners[name] = declaration.value
      }
    }
    var style = parent
    style.own = ComputedStyle.Own()
    if !customWinners.isEmpty {
      style.customProperties = CustomProperties(
        declared: customWinners,
        parent: parent.customProperties,
        names: customNames,
        bytesLeft: &bytesLeft
      )
      customWinners.removeAll(keepingCapacity: true)
    }
    var context = StyleLength.Context(
      fontSize: parent.fontSize,
      rootFontSize: rootFontSize,
      viewport: viewport
    )
    // The font size comes first, for others are measured by it.
    for property in winners.indices {
      guard let value = winners[property] else { continue }
      winners[property] = nil
      apply(value, to: property, &style, parent, context)
      context.fontSize = style.fontSize
    }
    return style
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
    case .keyword(let keyword): apply(keyword, to: property, &style, parent)
    case .pending(let pending):
      let custom = style.customProperties
      let bytes = CustomProperties.substituted(pending, customNames, &bytesLeft) {
        custom?.value(of: $0)
      }
      // What is invalid only now is as if unset, and what the style has already is that.
      guard let bytes else { return }
      let cursor = TokenCursor(TokenizedText(bytes))
      var keywordCursor = cursor
      keywordCursor.skipSpace()
      if let keyword = WideKeyword(&keywordCursor), keywordCursor.isFinished() {
        apply(keyword, to: property, &style, parent)
      } else if let shorthand = pending.shorthand {
        guard let values = shorthand.values(cursor),
          let place = shorthand.properties.firstIndex(of: number)
        else { return }
        if let assign = values[place] {
          assign(&style, context)
        } else {
          property.copy(&style, .initial)
        }
      } else {
        property.value(cursor, pending.mode)?(&style, context)
      }
    case .custom: break
    }
  }

  private func apply(
    _ keyword: WideKeyword,
    to property: StyleProperty,
    _ style: inout ComputedStyle,
    _ parent: ComputedStyle
  ) {
    switch keyword {
    case .inherit: property.copy(&style, parent)
    case .initial: property.copy(&style, .initial)
    case .unset, .revert, .revertLayer: break
    }
  }
}
