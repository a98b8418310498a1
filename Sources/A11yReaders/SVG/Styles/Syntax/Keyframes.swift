extension StyleRules {
  /// Notes which properties keyframes change (CSS Animations 1, section 3).
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
    var name = prelude
    name.skipSpace()
    guard let token = name.next, token.kind == .ident || token.kind == .string else { return }
    var cursor = content
    var block = DeclarationBlock()
    var unread = StyleNotes(place)
    while !cursor.isAtEnd {
      if cursor.kind == .openBrace {
        block.read(cursor.inside, mode: .sheet, customNames: &customNames, notes: &unread)
      }
      cursor.skip()
    }
    let properties = block.normal.compactMap { declaration -> Int? in
      if case .known(let property) = declaration.property { property } else { nil }
    }
    keyframes[prelude.text.name(of: token), default: []].formUnion(properties)
  }
}
