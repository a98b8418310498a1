/// What is said of an animation, each by a property, in the order in which the shorthand takes a value
/// for it (CSS Animations 1, section 3).
enum AnimationPart: String, CaseIterable, Sendable {
  case duration
  case delay
  case count = "iteration-count"
  case easing = "timing-function"
  case direction
  case fill = "fill-mode"
  case state = "play-state"
  case name

  // What the shorthand does not have (CSS Animations 2).
  case composition
  case timeline

  /// What one says: `initial` where an animation ends as without it.
  enum Value: Hashable, Sendable {
    case initial
    case number(Double)
    case word(String)
  }

  static let ofShorthand = allCases.filter { $0 != .composition && $0 != .timeline }

  var propertyName: String { "animation-" + rawValue }

  /// Takes a value; nil where none of its own stands next.
  func value(_ cursor: inout TokenCursor) -> Value? {
    switch self {
    case .duration: Self.seconds(&cursor, from: 0)
    case .delay: Self.seconds(&cursor, from: -.infinity)
    case .count: Self.count(&cursor)
    case .easing: Self.easing(&cursor)
    case .direction: Self.directions.word(&cursor).map(Value.word)
    case .fill: Self.fills.word(&cursor).map(Value.word)
    case .state: Self.states.word(&cursor).map(Value.word)
    case .name: Self.name(&cursor)
    case .composition:
      Self.compositions.word(&cursor).map { $0 == "replace" ? .initial : .word($0) }
    case .timeline: Self.timeline(&cursor)
    }
  }

  private static let directions = Words(["normal", "reverse", "alternate", "alternate-reverse"])
  private static let fills = Words(["none", "forwards", "backwards", "both"])
  private static let states = Words(["running", "paused"])
  private static let compositions = Words(["replace", "add", "accumulate"])
  private static let easings = Words([
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ])

  private static func seconds(_ cursor: inout TokenCursor, from least: Double) -> Value? {
    guard let token = cursor.next else { return nil }
    var seconds = Calculation.seconds(token, cursor.text)
    if case .time(let sum)? = Calculation.read(cursor) { seconds = sum }
    guard let seconds, seconds >= least else { return nil }
    cursor.skip()
    return .number(seconds)
  }

  private static func count(_ cursor: inout TokenCursor) -> Value? {
    if Words(["infinite"]).word(&cursor) != nil { return .number(.infinity) }
    guard let token = cursor.next else { return nil }
    var count = token.kind == .number ? cursor.text.number(of: token) : nil
    if case .number(let sum)? = Calculation.read(cursor) { count = sum }
    guard let count, count >= 0 else { return nil }
    cursor.skip()
    return .number(count)
  }

  /// An easing function; only `linear()` may end elsewhere than where it leads (CSS Easing 2).
  private static func easing(_ cursor: inout TokenCursor) -> Value? {
    if easings.word(&cursor) != nil { return .initial }
    guard let function = cursor.function, ["cubic-bezier", "steps", "linear"].contains(function)
    else { return nil }
    var inside = cursor.inside
    var last = 1.0
    while function == "linear", let token = inside.next {
      if token.kind == .number { last = inside.text.number(of: token) }
      inside.skip()
    }
    cursor.skip()
    return last == 1 ? .initial : .word(function)
  }

  private static func name(_ cursor: inout TokenCursor) -> Value? {
    guard let token = cursor.next, token.kind == .ident || token.kind == .string else { return nil }
    let name = cursor.text.name(of: token)
    let word = token.kind == .ident ? name.lowercased() : ""
    guard WideKeyword(rawValue: word) == nil else { return nil }
    cursor.advance()
    return word == "none" ? .initial : .word(name)
  }

  /// What is no time goes on as somebody scrolls.
  private static func timeline(_ cursor: inout TokenCursor) -> Value? {
    guard Words(["auto"]).word(&cursor) == nil else { return .initial }
    cursor.skip()
    return .word("")
  }

  /// Animations parted by commas, each with its parts in any order (CSS Animations 1, section 3.9).
  ///
  /// - Returns: what each part lists; nil where something is no part, or said twice.
  static func shorthand(_ cursor: inout TokenCursor) -> [[Value]]? {
    var lists = ofShorthand.map { _ in [Value]() }
    var count = 0
    repeat {
      cursor.skipSpace()
      let start = cursor.index
      var item: [Value?] = ofShorthand.map { _ in nil }
      while !cursor.isFinished(), cursor.kind != .comma {
        let place = ofShorthand.indices.first { place in
          guard item[place] == nil else { return false }
          item[place] = ofShorthand[place].value(&cursor)
          return item[place] != nil
        }
        count += 1
        guard place != nil, count <= mostParts else { return nil }
      }
      guard cursor.index > start else { return nil }
      for place in lists.indices { lists[place].append(item[place] ?? .initial) }
    } while cursor.take(.comma)
    return lists
  }

  /// Values with more parts are not read.
  private static let mostParts = 256
}

extension StyleProperty {
  /// What says which keyframes change an element, for how long and how often.
  static let animation = AnimationPart.allCases.map { part in
    StyleProperty(
      part.propertyName,
      Field { $1(&$0.own.animations[part]) },
      isInherited: false,
      isAttribute: false
    ) { cursor, _ in
      var values: [AnimationPart.Value] = []
      repeat {
        cursor.skipSpace()
        guard let value = part.value(&cursor) else { return nil }
        values.append(value)
        cursor.skipSpace()
      } while cursor.take(.comma)
      return values
    }
  }
}
