/// The keyframes of one name.
struct Keyframes: Sendable {
  /// What they give to properties, by their numbers.
  var values: [Int: KeyframeValues] = [:]

  /// What the first and the last of them give, custom properties among it.
  var first: [StyleDeclaration] = []
  var last: [StyleDeclaration] = []

  /// All that they give something to.
  var changed: Set<StyleDeclaration.Property> = []

  var origin = Origin()

  /// What decides which of several with one name hold.
  struct Origin: Hashable, Sendable {
    /// Whether they hold wherever the image is shown.
    var isCertain = true

    /// Whether they are written by their older name, which yields to the standard one.
    var isPrefixed = false

    /// Whether they lie in a cascade layer, which yields to what lies in none.
    var isLayered = false

    func yields(to other: Origin) -> Bool {
      if isPrefixed != other.isPrefixed { return isPrefixed }
      return isLayered && !other.isLayered
    }
  }

  /// Whether they hold wherever the image is shown, and no others of that name do.
  var areCertain: Bool { origin.isCertain }
}

extension StyleRules {
  /// Notes which properties keyframes change, and to what (CSS Animations 1, section 3).
  ///
  /// - Parameters:
  ///   - prelude: their name.
  ///   - content: the keyframes.
  ///   - place: the style text they stand in.
  ///   - origin: what decides which of several with one name hold.
  mutating func addKeyframes(
    _ prelude: TokenCursor,
    _ content: TokenCursor,
    in place: StyleNote.Place,
    origin: Keyframes.Origin
  ) {
    var first = prelude
    first.skipSpace()
    guard let token = first.next, token.kind == .ident || token.kind == .string else { return }
    let name = prelude.text.name(of: token)
    if let earlier = keyframes[name]?.origin, earlier.isCertain, origin.yields(to: earlier) {
      return
    }
    // Taken out, so that adding to them copies nothing; the last that hold do so alone.
    var all = keyframes.removeValue(forKey: name) ?? Keyframes()
    if origin.isCertain { all = Keyframes() }
    all.origin = origin
    var cursor = content
    var unread = StyleNotes(place)
    var start = cursor.index
    while !cursor.isAtEnd {
      guard cursor.kind == .openBrace else {
        cursor.skip()
        continue
      }
      if let places = KeyframePlaces(TokenCursor(cursor.text, start..<cursor.index)) {
        add(cursor.inside, at: places, to: &all, &unread)
      }
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
      for declaration in block.normal where !declaration.isOfAnimation {
        all.changed.insert(declaration.property)
        if places.hasStart { all.first.append(declaration) }
        if places.hasEnd { all.last.append(declaration) }
        guard case .known(let property) = declaration.property else { continue }
        all.values[property, default: KeyframeValues()].add(source, at: places)
      }
    }
  }
}

extension StyleDeclaration {
  /// Whether it says what animates an element, which keyframes cannot.
  fileprivate var isOfAnimation: Bool {
    guard case .known(let property) = property else { return false }
    return StyleProperty.all[property].name.hasPrefix("animation-")
  }
}
