package import A11yModel
internal import Support

/// Whether targets that are too small have room around them: whether a circle around the middle of
/// each meets no other target and no circle of another small one (WCAG 2.5.8, Spacing).
package struct TargetSpacing {
  /// What is known of the room around a target.
  package enum Room {
    case free
    /// What stands too near, in words.
    case crowded(String)
    case unknown(String, likely: Likelihood)
  }

  private let targets: PointerTargets
  private let diameter: Double
  private let isWholeScreen: Bool

  /// All targets of which the place is known, and the middles of the small ones.
  private let field: TargetField
  private let middles: TargetField

  /// Whether the place of each target is known.
  private let arePlaced: Bool

  /// How many are small, and how many large enough.
  private let smallCount: Int
  private let enoughCount: Int

  /// The least and the greatest side of the small targets; nil where one is not known.
  private let smallSides: ClosedRange<Double>?

  package init(_ targets: PointerTargets, diameter: Double, scope: Document.Scope) {
    self.targets = targets
    self.diameter = diameter
    isWholeScreen = scope == .screen
    var all: [(place: Int, box: TargetField.Box)] = []
    var small: [(place: Int, box: TargetField.Box)] = []
    var sides: ClosedRange<Double>?
    var areSidesKnown = true
    for place in targets.elements.indices {
      let area = targets.area(place)
      let isSmall = targets.sizes[place] == .small
      if isSmall, area.isSizeKnown {
        let (width, height) = (area.width.lowerBound, area.height.lowerBound)
        let own = min(width, height)...max(width, height)
        sides =
          sides.map {
            min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound)
          } ?? own
      } else if isSmall {
        areSidesKnown = false
      }
      guard let box = area.box else { continue }
      all.append((place, box))
      guard isSmall else { continue }
      let middle = box.middle
      small.append(
        (
          place,
          TargetField.Box(left: middle.x, top: middle.y, right: middle.x, bottom: middle.y)
        )
      )
    }
    (field, middles) = (TargetField(all), TargetField(small))
    arePlaced = all.count == targets.elements.count
    smallCount = targets.sizes.count { $0 == .small }
    enoughCount = targets.sizes.count { $0 == .enough }
    smallSides = areSidesKnown ? sides : nil
  }

  /// The room around a small target.
  package func room(around place: Int) -> Room {
    let area = targets.area(place)
    if targets.outer(place) != nil {
      return .unknown("whether what it lies in responds where it does", likely: .fail)
    }
    if let box = area.box {
      let middle = box.middle
      if let reason = obstacle(at: middle, place, area.drift) {
        return area.isSizeKnown ? .crowded(reason) : Self.unknownDistance
      }
      if area.spacing == nil { return arePlaced ? reach(middle) : Self.unknownDistance }
    }
    guard let spacing = area.spacing else {
      return targets.elements.count == 1 ? alone : Self.unknownDistance
    }
    return room(area, spacing)
  }

  private static let unknownDistance = Room.unknown(
    "the distance to the nearest other target",
    likely: .none
  )

  /// What stands beside the only target of a component is not known where there is more on the
  /// screen.
  private var alone: Room {
    isWholeScreen ? .free : .unknown("what stands around the component", likely: .pass)
  }

  // MARK: places

  /// More than is lost in computing, and less than anybody sees.
  private static let slack = 1e-6

  private func obstacle(
    at middle: (x: Double, y: Double),
    _ place: Int,
    _ drift: Double
  ) -> String? {
    let radius = diameter / 2
    let isOther = { (other: Int) in other != place && !isWithin(other, place) }
    if field.contains(near: middle, within: radius + drift - Self.slack, where: isOther) {
      return "another target is less than \(DecimalText.short(radius)) from its middle"
    }
    if middles.contains(near: middle, within: diameter + drift - Self.slack, where: isOther) {
      return "the middle of another small target is less than \(DecimalText.short(diameter)) from "
        + "its own"
    }
    return nil
  }

  /// Whether one target lies in the element of another.
  private func isWithin(_ inner: Int, _ outer: Int) -> Bool {
    targets.tree.descendants(of: targets.elements[outer])
      .contains(targets.elements[inner])
  }

  /// What lies beyond the edges of an image is not known, and nor is what stands beside a component
  /// that has but one target.
  private func reach(_ middle: (x: Double, y: Double)) -> Room {
    let radius = diameter / 2
    let root = targets.tree.elements[0]
    guard let width = root.width, let height = root.height else {
      return targets.elements.count == 1 ? alone : .free
    }
    let isInside =
      middle.x >= radius && middle.y >= radius && middle.x + radius <= width
      && middle.y + radius <= height
    return isInside || isWholeScreen
      ? .free : .unknown("what stands around the image", likely: .pass)
  }

  // MARK: distances

  /// The room around a target of which only the distance to the next one is known, which stands
  /// beside it, above or below.
  private func room(_ area: HitArea, _ spacing: Double) -> Room {
    let radius = diameter / 2
    let least = min(area.width.lowerBound, area.height.lowerBound) / 2 + spacing
    let most = max(area.width.upperBound, area.height.upperBound) / 2 + spacing
    if least >= diameter { return .free }
    let reason = "the next target is \(DecimalText.short(spacing)) away"
    if most < radius { return .crowded(reason) }
    let others = targets.elements.count - 1
    if others > 0, others == enoughCount {
      return least >= radius ? .free : Self.unknownNext
    }
    // Where all are small, the next one is.
    guard let sides = smallSides, others > 0, others == smallCount - 1 else {
      return Self.unknownNext
    }
    if least + sides.lowerBound / 2 >= diameter { return .free }
    return most + sides.upperBound / 2 < diameter ? .crowded(reason) : Self.unknownNext
  }

  private static let unknownNext = Room.unknown(
    "where the next target stands and how large it is",
    likely: .fail
  )
}

extension HitArea {
  /// How far its middle may be from that of its box, where it grows and shrinks.
  fileprivate var drift: Double {
    isSizeKnown
      ? 0 : (width.upperBound - width.lowerBound + height.upperBound - height.lowerBound) / 2
  }

  /// The box around it at its largest; nil where its place or size is not known.
  var box: TargetField.Box? {
    guard let x, let y, width.upperBound.isFinite, height.upperBound.isFinite else { return nil }
    return TargetField.Box(
      left: x,
      top: y,
      right: x + width.upperBound,
      bottom: y + height.upperBound
    )
  }
}
