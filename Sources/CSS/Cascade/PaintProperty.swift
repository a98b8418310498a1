package import A11yColor
package import XML

/// What gives shapes and letters their colours.
@usableFromInline package enum PaintProperty: String, CaseIterable {
  case fill
  case stroke
}

extension ComputedStyle {
  package subscript(_ property: PaintProperty) -> Paint {
    switch property {
    case .fill: fillPaint
    case .stroke: strokePaint
    }
  }
}

extension DocumentStyles {
  /// Where the colour of an element is written, or would be, for it alone and in every appearance.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - property: what gives it that.
  ///   - element: the element.
  /// - Returns: the attribute, and the bytes of its value that say it where that says more; nil where a
  ///   style rule or an animation gives it, it depends on others, or other elements take it over.
  package func place(
    of color: Color,
    _ property: PaintProperty,
    _ element: XML.Element
  ) -> (attribute: String, range: Range<Int>?)? {
    let place = element.order - base
    guard element.isSVG, element.children.allSatisfy({ Self.unpainted.contains($0.name) }),
      animations.numbers[place] == nil,
      groups.allSatisfy({ group in
        let style = style(of: element, in: group[0])
        return style[property] == .color(.fixed(color)) && !style.own.isAnimated
      }),
      let number = StyleProperty.number(of: property.rawValue),
      !matched.lists[Int(matched.numbers[place])].contains(where: { match in
        rules.blocks[Int(rules.rules[Int(match.rule)].block)].declares(number)
      })
    else { return nil }
    let inline = elements.inlineNumbers[place]
    if inline >= 0, inlineBlocks[Int(inline)].declares(number) {
      let range = element["style"].flatMap { DeclarationBlock.range(of: color, property, in: $0) }
      return range.map { ("style", $0) }
    }
    guard let written = element[property.rawValue] else { return (property.rawValue, nil) }
    return (try? Color(css: written)) == color ? (property.rawValue, nil) : nil
  }

  /// What paints nothing in the colour of what it describes.
  private static let unpainted: Set<String> = ["title", "desc", "metadata"]
}

extension DeclarationBlock {
  /// The bytes of a style attribute that say a colour; nil where it says it otherwise.
  fileprivate static func range(
    of color: Color,
    _ property: PaintProperty,
    in style: String
  ) -> Range<Int>? {
    let bytes = Array(style.utf8)
    var cursor = TokenCursor(TokenizedText(bytes))
    var last: Range<Int>?
    while !cursor.isAtEnd {
      let name = cursor.takeKeyword()
      cursor.skipSpace()
      let isAsked = name == property.rawValue && cursor.take(.colon)
      cursor.skipSpace()
      let start = cursor.offset
      var end = start
      while !cursor.isAtEnd, cursor.kind != .semicolon {
        let isSpace = cursor.kind == .whitespace
        cursor.skip()
        if !isSpace { end = cursor.offset }
      }
      if isAsked { last = start..<end }
      cursor.advance()
      cursor.skipSpace()
    }
    guard let last else { return nil }
    return (try? Color(css: String(decoding: bytes[last], as: UTF8.self))) == color ? last : nil
  }
}
