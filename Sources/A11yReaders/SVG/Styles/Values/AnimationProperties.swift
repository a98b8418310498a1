extension StyleProperty {
  /// What says which keyframes change an element, for how long and how often.
  static let animation = [
    property("animation-name", Field { $1(&$0.own.animationNames) }) { cursor in
      AnimationList(&cursor).map(\.names)
    },
    property("animation-duration", Field { $1(&$0.own.animationDurations) }) { cursor in
      AnimationList(&cursor).map(\.durations)
    },
    property("animation-iteration-count", Field { $1(&$0.own.animationCounts) }) { cursor in
      AnimationList(&cursor).map(\.counts)
    },
    property("animation-play-state", Field { $1(&$0.own.animationPauses) }) { cursor in
      AnimationList(&cursor).map(\.pauses)
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
    var count: Double?
    var isPaused = false
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
      default: break
      }
      items[last].words.insert(word)
    case .number: items[last].count = items[last].count ?? text.number(of: token)
    case .dimension:
      let factor = ["s": 1, "ms": 0.001][text.unit(of: token)]
      // A second time is the delay.
      if let factor, items[last].duration == nil {
        items[last].duration = text.number(of: token) * factor
      }
    default: break
    }
  }

  var names: [Set<String>] { items.map(\.words) }
  var durations: [Double] { items.map { $0.duration ?? 0 } }
  var counts: [Double] { items.map { $0.count ?? 1 } }
  var pauses: [Bool] { items.map(\.isPaused) }
}
