/// The keyframes of one name.
struct Keyframes: Sendable {
  /// What they give to properties, by their numbers.
  var values: [Int: KeyframeValues] = [:]

  /// What the first and the last of them give.
  var first: [Int: DeclaredValue] = [:]
  var last: [Int: DeclaredValue] = [:]

  /// Whether they hold wherever the image is shown, and no others of that name do.
  var areCertain = true
}

extension StyleRules {
  /// Notes which properties keyframes change, and to what (CSS Animations 1, section 3).
  ///
  /// - Parameters:
  ///   - prelude: their name.
  ///   - content: the keyframes.
  ///   - place: the style text they stand in.
  ///   - areCertain: whether they hold wherever the image is shown; the last that do hold alone.
  mutating func addKeyframes(
    _ prelude: TokenCursor,
    _ content: TokenCursor,
    in place: StyleNote.Place,
    areCertain: Bool
  ) {
    var first = prelude
    first.skipSpace()
    guard let token = first.next, token.kind == .ident || token.kind == .string else { return }
    let name = prelude.text.name(of: token)
    var all = areCertain ? Keyframes() : keyframes[name] ?? Keyframes()
    all.areCertain = areCertain
    var cursor = content
    var unread = StyleNotes(place)
    var start = cursor.index
    while !cursor.isAtEnd {
      guard cursor.kind == .openBrace else {
        cursor.skip()
        continue
      }
      let places = KeyframePlaces(cursor.text.source(of: start..<cursor.index))
      add(cursor.inside, at: places, to: &all, &unread)
      cursor.skip()
      start = cursor.index
    }
    keyframes[name] = all
  }

  /// Takes in the declarations of one keyframe; important ones do not count in it.
  private mutating func add(
    _ declarations: TokenCursor,
    at places: KeyframePlaces,
    to all: inout Keyframes,
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
        all.values[property, default: KeyframeValues()].add(source, at: places)
        if places.hasStart { all.first[property] = declaration.value }
        if places.hasEnd { all.last[property] = declaration.value }
      }
    }
  }
}
