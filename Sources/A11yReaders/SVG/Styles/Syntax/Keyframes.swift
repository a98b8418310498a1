extension StyleRules {
  /// Notes which properties keyframes change, and to what (CSS Animations 1, section 3).
  ///
  /// - Parameters:
  ///   - prelude: their name.
  ///   - content: the keyframes.
  ///   - place: the style text they stand in.
  mutating func addKeyframes(
    _ prelude: TokenCursor,
    _ content: TokenCursor,
    in place: StyleNote.Place
  ) {
    var first = prelude
    first.skipSpace()
    guard let token = first.next, token.kind == .ident || token.kind == .string else { return }
    let name = prelude.text.name(of: token)
    var values = keyframeValues[name] ?? [:]
    var cursor = content
    var unread = StyleNotes(place)
    var start = cursor.index
    while !cursor.isAtEnd {
      guard cursor.kind == .openBrace else {
        cursor.skip()
        continue
      }
      let places = KeyframePlaces(cursor.text.source(of: start..<cursor.index))
      add(cursor.inside, at: places, to: &values, &unread)
      cursor.skip()
      start = cursor.index
    }
    keyframeValues[name] = values
    keyframes[name, default: []].formUnion(values.keys)
  }

  /// Takes in the declarations of one keyframe; important ones do not count in it.
  private mutating func add(
    _ declarations: TokenCursor,
    at places: KeyframePlaces,
    to values: inout [Int: KeyframeValues],
    _ unread: inout StyleNotes
  ) {
    var cursor = declarations
    while !cursor.isAtEnd {
      let start = cursor.index
      while !cursor.isAtEnd, cursor.kind != .semicolon { cursor.skip() }
      let one = TokenCursor(cursor.text, start..<cursor.index)
      cursor.advance()
      var block = DeclarationBlock()
      block.read(one, mode: .sheet, customNames: &customNames, notes: &unread)
      let source = one.rest.filter { !CSSBytes.isSpace($0) }
      for declaration in block.normal {
        guard case .known(let property) = declaration.property else { continue }
        values[property, default: KeyframeValues()].add(source, at: places)
      }
    }
  }
}
