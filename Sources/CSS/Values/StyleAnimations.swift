/// What animates an element, as the properties of its style list it (CSS Animations 1, section 4): what
/// is listed begins anew where there are more animations.
package struct StyleAnimations: Hashable, Sendable {
  private var lists: [AnimationPart: [AnimationPart.Value]] = [:]

  /// What a property lists.
  subscript(part: AnimationPart) -> [AnimationPart.Value] {
    get { lists[part] ?? [] }
    set { lists[part] = newValue.isEmpty ? nil : newValue }
  }

  /// One of them.
  package struct Run: Hashable, Sendable {
    /// The name of its keyframes.
    package var name: String
    package var seconds: Double
    package var count: Double
    package var isPaused: Bool
    var rest: Rest
  }

  /// What an element is like when an animation is over.
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

  package var runs: [Run] {
    self[.name].indices.compactMap { index in
      func word(_ part: AnimationPart) -> String? {
        if case .word(let word)? = value(part, index) { word } else { nil }
      }
      func number(_ part: AnimationPart, or initial: Double) -> Double {
        if case .number(let number)? = value(part, index) { number } else { initial }
      }
      guard let name = word(.name) else { return nil }
      let (seconds, count) = (number(.duration, or: 0), number(.count, or: 1))
      let isPaused = word(.state) == "paused"
      let isOver = number(.delay, or: 0) + seconds * count <= Self.longest
      let isFilled = ["forwards", "both"].contains(word(.fill))
      let endsElsewhere = word(.easing) != nil || word(.composition) != nil
      var rest = Rest.unknown
      if isOver, !isPaused, word(.timeline) == nil {
        if !isFilled {
          rest = .own
        } else if !endsElsewhere, count >= 1, count == count.rounded() {
          let direction = word(.direction) ?? ""
          let goesBack =
            direction.hasPrefix("alternate") && count.truncatingRemainder(dividingBy: 2) == 0
          rest = goesBack == direction.hasSuffix("reverse") ? .lastKeyframe : .firstKeyframe
        }
      }
      return Run(name: name, seconds: seconds, count: count, isPaused: isPaused, rest: rest)
    }
  }

  private func value(_ part: AnimationPart, _ index: Int) -> AnimationPart.Value? {
    let list = self[part]
    return list.isEmpty ? nil : list[index % list.count]
  }
}
