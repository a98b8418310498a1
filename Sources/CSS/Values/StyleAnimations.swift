/// What animates an element, as the properties of its style list it (CSS Animations 1, section 4): what
/// is listed begins anew where there are more animations.
package struct StyleAnimations: Hashable, Sendable {
  /// What may be the name of each.
  var names: [Set<String>] = []

  /// Seconds.
  var durations: [Double] = []
  var delays: [Double] = []

  /// How often each runs.
  var counts: [Double] = []
  var directions: [Direction] = []

  /// Which of them stand still.
  var pauses: [Bool] = []

  /// Which of them leave what they end with.
  var fills: [Bool] = []

  /// Which of them end elsewhere than at a keyframe, are added to what is there, or go on as somebody
  /// scrolls (CSS Easing 2; CSS Animations 2).
  var easings: [Bool] = []
  var additions: [Bool] = []
  var timelines: [Bool] = []

  enum Direction: String, Hashable, Sendable {
    case normal
    case reverse
    case alternate
    case alternateReverse = "alternate-reverse"
  }

  /// One of them.
  package struct Run: Hashable, Sendable {
    package var names: Set<String>
    package var seconds: Double
    var delay: Double
    package var count: Double
    var direction: Direction
    package var isPaused: Bool
    var isFilled: Bool

    /// Whether keyframes do not say what it ends with.
    var endsElsewhere: Bool

    /// Whether it goes on as somebody scrolls.
    var isScrolled: Bool
  }

  package var runs: [Run] {
    func listed<Value>(_ values: [Value], _ index: Int, _ initial: Value) -> Value {
      values.isEmpty ? initial : values[index % values.count]
    }
    return names.indices.map { index in
      Run(
        names: names[index],
        seconds: listed(durations, index, 0),
        delay: listed(delays, index, 0),
        count: listed(counts, index, 1),
        direction: listed(directions, index, .normal),
        isPaused: listed(pauses, index, false),
        isFilled: listed(fills, index, false),
        endsElsewhere: listed(easings, index, false) || listed(additions, index, false),
        isScrolled: listed(timelines, index, false)
      )
    }
  }
}

extension StyleAnimations.Run {
  /// What an element is like when it is over.
  enum Rest: Hashable, Sendable {
    /// As if it had never been animated.
    case own
    case firstKeyframe
    case lastKeyframe

    /// It is not over so soon, or between keyframes.
    case unknown
  }

  /// What is over by then, in seconds, is over when people read.
  static let longest = 5.0

  var rest: Rest {
    guard !isPaused, !isScrolled, delay + seconds * count <= Self.longest else { return .unknown }
    guard isFilled else { return .own }
    guard !endsElsewhere, count >= 1, count == count.rounded() else { return .unknown }
    let isOdd = count.truncatingRemainder(dividingBy: 2) == 1
    switch direction {
    case .normal: return .lastKeyframe
    case .reverse: return .firstKeyframe
    case .alternate: return isOdd ? .lastKeyframe : .firstKeyframe
    case .alternateReverse: return isOdd ? .firstKeyframe : .lastKeyframe
    }
  }
}
