extension StyleProperty {
  /// What says which keyframes change an element, for how long and how often.
  static let animation = [
    property("animation-name", Field { $1(&$0.own.animations.names) }) { cursor in
      AnimationList(&cursor).map(\.names)
    },
    property("animation-duration", Field { $1(&$0.own.animations.durations) }) { cursor in
      AnimationList(&cursor).map(\.durations)
    },
    property("animation-delay", Field { $1(&$0.own.animations.delays) }) { cursor in
      // By itself it is the first time.
      AnimationList(&cursor).map(\.durations)
    },
    property("animation-iteration-count", Field { $1(&$0.own.animations.counts) }) { cursor in
      AnimationList(&cursor).map(\.counts)
    },
    property("animation-direction", Field { $1(&$0.own.animations.directions) }) { cursor in
      AnimationList(&cursor).map(\.directions)
    },
    property("animation-play-state", Field { $1(&$0.own.animations.pauses) }) { cursor in
      AnimationList(&cursor).map(\.pauses)
    },
    property("animation-fill-mode", Field { $1(&$0.own.animations.fills) }) { cursor in
      AnimationList(&cursor).map(\.fills)
    },
  ]

  private static func property<Value: Sendable>(
    _ name: String,
    _ field: Field<Value>,
    read: @escaping @Sendable (inout TokenCursor) -> Value?
  ) -> StyleProperty {
    StyleProperty(name, field, isInherited: false, isAttribute: false) { cursor, _ in
      read(&cursor)
    }
  }
}

/// Animations that a value lists, parted by commas.
struct AnimationList: Sendable {
  private var items = [Item()]

  /// One animation: what is not said of it has its initial value.
  private struct Item {
    /// All its words: those that name no keyframes change nothing.
    var words: Set<String> = []
    var duration: Double?
    var delay: Double?
    var count: Double?
    var direction = StyleAnimations.Direction.normal
    var isPaused = false
    var isFilled = false
  }

  /// Values with more words are not read.
  private static let mostWords = 256

  init?(_ cursor: inout TokenCursor) {
    var count = 0
    while let token = cursor.next {
      read(token, cursor.text)
      count += 1
      cursor.skip()
    }
    if count > Self.mostWords { return nil }
  }

  private mutating func read(_ token: CSSToken, _ text: TokenizedText) {
    let last = items.count - 1
    switch token.kind {
    case .comma: items.append(Item())
    case .ident, .string:
      let word = text.name(of: token)
      switch word.lowercased() {
      case "infinite": items[last].count = .infinity
      case "paused": items[last].isPaused = true
      case "forwards", "both": items[last].isFilled = true
      case let name:
        StyleAnimations.Direction(rawValue: name).map { items[last].direction = $0 }
      }
      items[last].words.insert(word)
    case .number: items[last].count = items[last].count ?? text.number(of: token)
    case .dimension:
      let factor = ["s": 1, "ms": 0.001][text.unit(of: token)]
      guard let factor else { return }
      let seconds = text.number(of: token) * factor
      // A second time is the delay.
      if items[last].duration == nil {
        items[last].duration = seconds
      } else {
        items[last].delay = seconds
      }
    default: break
    }
  }

  var names: [Set<String>] { items.map(\.words) }
  var durations: [Double] { items.map { $0.duration ?? 0 } }
  var delays: [Double] { items.map { $0.delay ?? 0 } }
  var counts: [Double] { items.map { $0.count ?? 1 } }
  var directions: [StyleAnimations.Direction] { items.map(\.direction) }
  var pauses: [Bool] { items.map(\.isPaused) }
  var fills: [Bool] { items.map(\.isFilled) }
}
