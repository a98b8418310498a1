extension StyleProperty {
  /// What says which keyframes change an element, for how long and how often, as the shorthand has it.
  static let animation = [
    list("animation-name", Field { $1(&$0.own.animations.names) }, name),
    list("animation-duration", Field { $1(&$0.own.animations.durations) }) { cursor in
      AnimationList.seconds(&cursor).flatMap { $0 < 0 ? nil : $0 }
    },
    list("animation-delay", Field { $1(&$0.own.animations.delays) }, AnimationList.seconds),
    list("animation-iteration-count", Field { $1(&$0.own.animations.counts) }) { cursor in
      if Words(["infinite"]).word(&cursor) != nil { return .infinity }
      return AnimationList.count(&cursor)
    },
    list("animation-direction", Field { $1(&$0.own.animations.directions) }) { cursor in
      StyleAnimations.Direction(&cursor)
    },
    list("animation-play-state", Field { $1(&$0.own.animations.pauses) }) { cursor in
      Words(["running", "paused"]).word(&cursor).map { $0 == "paused" }
    },
    list("animation-fill-mode", Field { $1(&$0.own.animations.fills) }) { cursor in
      Words(["none", "forwards", "backwards", "both"]).word(&cursor).map(AnimationList.isFilled)
    },
    list("animation-timing-function", Field { $1(&$0.own.animations.easings) }) { cursor in
      let endsElsewhere = AnimationList.endsElsewhere(cursor)
      cursor.skip()
      return endsElsewhere
    },
  ]

  /// What the shorthand does not have.
  static let animationModes = [
    list("animation-composition", Field { $1(&$0.own.animations.additions) }) { cursor in
      Words(["replace", "add", "accumulate"]).word(&cursor).map { $0 != "replace" }
    },
    list("animation-timeline", Field { $1(&$0.own.animations.timelines) }) { cursor in
      let isTime = Words(["auto"]).word(&cursor) != nil
      if !isTime { cursor.skip() }
      return !isTime
    },
  ]

  private static func name(_ cursor: inout TokenCursor) -> Set<String>? {
    guard let token = cursor.next, token.kind == .ident || token.kind == .string else { return nil }
    let isNone = Words(["none"]).word(&cursor) != nil
    if !isNone { cursor.advance() }
    return isNone ? [] : [cursor.text.name(of: token)]
  }

  /// A property whose values are parted by commas.
  private static func list<Value: Sendable>(
    _ name: String,
    _ field: Field<[Value]>,
    _ read: @escaping @Sendable (inout TokenCursor) -> Value?
  ) -> StyleProperty {
    StyleProperty(name, field, isInherited: false, isAttribute: false) { cursor, _ in
      var values: [Value] = []
      repeat {
        cursor.skipSpace()
        guard let value = read(&cursor) else { return nil }
        values.append(value)
        cursor.skipSpace()
      } while cursor.take(.comma)
      return values
    }
  }
}

extension StyleAnimations.Direction: StyleKeyword {}

/// Animations that the shorthand lists, parted by commas, each with its parts in any order.
struct AnimationList: Sendable {
  private var items: [Item] = []

  /// One animation: what is not said of it has its initial value.
  fileprivate struct Item {
    var name: Set<String>?
    var duration: Double?
    var delay: Double?
    var count: Double?
    var direction: StyleAnimations.Direction?
    var isPaused: Bool?
    var isFilled: Bool?
    var endsElsewhere: Bool?
  }

  /// Values with more parts are not read.
  private static let mostParts = 256

  init?(_ cursor: inout TokenCursor) {
    var count = 0
    repeat {
      cursor.skipSpace()
      var item = Item()
      let start = cursor.index
      while !cursor.isFinished(), cursor.kind != .comma {
        guard item.read(&cursor) else { return nil }
        count += 1
      }
      guard cursor.index > start, count <= Self.mostParts else { return nil }
      items.append(item)
    } while cursor.take(.comma)
  }

  var names: [Set<String>] { items.map { $0.name ?? [] } }
  var durations: [Double] { items.map { $0.duration ?? 0 } }
  var delays: [Double] { items.map { $0.delay ?? 0 } }
  var counts: [Double] { items.map { $0.count ?? 1 } }
  var directions: [StyleAnimations.Direction] { items.map { $0.direction ?? .normal } }
  var pauses: [Bool] { items.map { $0.isPaused ?? false } }
  var fills: [Bool] { items.map { $0.isFilled ?? false } }
  var easings: [Bool] { items.map { $0.endsElsewhere ?? false } }

  // MARK: parts

  static func seconds(_ cursor: inout TokenCursor) -> Double? {
    guard let token = cursor.next else { return nil }
    var seconds = Calculation.seconds(token, cursor.text)
    if case .time(let sum)? = Calculation.read(cursor) { seconds = sum }
    if seconds != nil { cursor.skip() }
    return seconds
  }

  static func count(_ cursor: inout TokenCursor) -> Double? {
    guard let token = cursor.next else { return nil }
    var count = token.kind == .number ? cursor.text.number(of: token) : nil
    if case .number(let sum)? = Calculation.read(cursor) { count = sum }
    guard let count, count >= 0 else { return nil }
    cursor.skip()
    return count
  }

  static func isFilled(_ word: String) -> Bool { ["forwards", "both"].contains(word) }

  /// Whether an easing function ends elsewhere than where it leads, as only `linear()` may.
  static func endsElsewhere(_ cursor: TokenCursor) -> Bool {
    guard cursor.function == "linear" else { return false }
    var inside = cursor.inside
    var last = 1.0
    while let token = inside.next {
      if token.kind == .number { last = inside.text.number(of: token) }
      inside.skip()
    }
    return last != 1
  }
}

extension AnimationList.Item {
  /// Takes a part for the first thing that it may say and that nothing said yet.
  ///
  /// - Returns: false where it is no part.
  fileprivate mutating func read(_ cursor: inout TokenCursor) -> Bool {
    guard let token = cursor.next else { return false }
    if let seconds = AnimationList.seconds(&cursor) {
      if duration == nil, seconds >= 0 {
        duration = seconds
      } else {
        guard delay == nil else { return false }
        delay = seconds
      }
      return true
    }
    if count == nil, let number = AnimationList.count(&cursor) {
      count = number
      return true
    }
    defer { cursor.skip() }
    let word = token.kind == .ident ? cursor.text.name(of: token).lowercased() : ""
    let easing = cursor.function ?? ""
    if endsElsewhere == nil, Self.easings.contains(word) || Self.easingFunctions.contains(easing) {
      endsElsewhere = AnimationList.endsElsewhere(cursor)
    } else if count == nil, word == "infinite" {
      count = .infinity
    } else if direction == nil, let read = StyleAnimations.Direction(rawValue: word) {
      direction = read
    } else if isFilled == nil, ["none", "forwards", "backwards", "both"].contains(word) {
      isFilled = AnimationList.isFilled(word)
    } else if isPaused == nil, ["running", "paused"].contains(word) {
      isPaused = word == "paused"
    } else {
      guard name == nil, token.kind == .ident || token.kind == .string,
        WideKeyword(rawValue: word) == nil
      else { return false }
      name = word == "none" ? [] : [cursor.text.name(of: token)]
    }
    return true
  }

  private static let easings: Set<String> = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
  ]

  private static let easingFunctions: Set<String> = ["cubic-bezier", "steps", "linear"]
}
