/// The keyframes of one name (CSS Animations 1, section 3).
struct Keyframes: Sendable {
  /// What they give to each property by its number, as it is written, without white space.
  private var written: [Int: Set<[UInt8]>] = [:]

  /// What the first and the last of them give, custom properties among it.
  private(set) var first: [StyleDeclaration] = []
  private(set) var last: [StyleDeclaration] = []

  /// All that they give something to.
  private(set) var changed: Set<StyleDeclaration.Property> = []

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

  /// The properties that they change step by step, by their numbers.
  ///
  /// - Parameter isInitial: whether an element has a property's initial value by itself, as it has
  ///   where no first or last keyframe gives it one.
  /// - Returns: all but those that stay as they are.
  func moved(whereInitial isInitial: (Int) -> Bool) -> Set<Int> {
    let (first, last) = (Set(first.map(\.property)), Set(last.map(\.property)))
    return Set(
      written.keys.filter { number in
        guard let values = written[number], values.count == 1, let value = values.first else {
          return true
        }
        let isWhole = first.contains(.known(number)) && last.contains(.known(number))
        return !isWhole && !(Self.initial.contains(value) && isInitial(number))
      }
    )
  }

  /// The initial values of what moves.
  private static let initial = Set(
    ["transform", "translate", "rotate", "scale", "offset-path"].map { Array("\($0):none".utf8) }
      + [Array("stroke-dashoffset:0".utf8)]
  )

  /// Takes in the declarations of one keyframe; important ones do not count in it, nor does what says
  /// what animates an element.
  fileprivate mutating func add(
    _ declarations: TokenCursor,
    at places: Set<Double>,
    _ rules: inout StyleRules,
    _ unread: inout StyleNotes
  ) {
    var cursor = declarations
    while !cursor.isAtEnd {
      let start = cursor.index
      while !cursor.isAtEnd, cursor.kind != .semicolon { cursor.skip() }
      let one = TokenCursor(cursor.text, start..<cursor.index)
      cursor.advance()
      var block = DeclarationBlock()
      block.read(one, mode: .sheet, customNames: &rules.customNames, notes: &unread)
      let source = one.rest.filter { !CSSBytes.isSpace($0) }
      for declaration in block.normal {
        if case .known(let number) = declaration.property {
          guard !StyleProperty.all[number].name.hasPrefix("animation-") else { continue }
          written[number, default: []].insert(source)
        }
        changed.insert(declaration.property)
        if places.contains(0) { first.append(declaration) }
        if places.contains(100) { last.append(declaration) }
      }
    }
  }

  /// The places that a keyframe holds for.
  ///
  /// - Parameter prelude: what stands before its braces, as in `from` or `0%, 100%`.
  /// - Returns: per cents of the animation; nil where one is none, and the keyframe does not count.
  fileprivate static func places(_ prelude: TokenCursor) -> Set<Double>? {
    var cursor = prelude
    var places: Set<Double> = []
    repeat {
      cursor.skipSpace()
      if let word = Words(["from", "to"]).word(&cursor) {
        places.insert(word == "from" ? 0 : 100)
      } else {
        guard let token = cursor.next, token.kind == .percentage else { return nil }
        cursor.advance()
        places.insert(cursor.text.number(of: token))
      }
      cursor.skipSpace()
    } while cursor.take(.comma)
    return cursor.isAtEnd && places.allSatisfy { (0...100).contains($0) } ? places : nil
  }
}

extension StyleRules {
  /// Notes which properties keyframes change, and to what.
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
      if let places = Keyframes.places(TokenCursor(cursor.text, start..<cursor.index)) {
        all.add(cursor.inside, at: places, &self, &unread)
      }
      cursor.skip()
      start = cursor.index
    }
    keyframes[name] = all
  }
}
