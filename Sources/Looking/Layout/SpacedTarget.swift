package import A11yModel
package import Listening

/// Something that can be touched or clicked, and what is around it.
package struct SpacedTarget {
  private let targets: PointerTargets
  private let place: Int
  private let spacing: TargetSpacing

  /// The side of the square that it is to hold.
  package let minimum: Double

  /// - Parameters:
  ///   - tree: a snapshot.
  ///   - minimum: the side of the square that targets are to hold.
  ///   - tolerance: how far the estimated size of letters may be off.
  ///   - scope: how much of a screen is described.
  /// - Returns: all targets in it.
  package static func all(
    in tree: AccessibilityTree,
    minimum: Double,
    tolerance: Double,
    scope: Document.Scope
  ) -> [SpacedTarget] {
    let targets = PointerTargets(tree) { area in
      let slack = area.isEstimated ? tolerance : 0
      if area.doubt != nil { return .unknown }
      if area.sure.square >= minimum || area.square.lowerBound >= minimum * (1 + slack) {
        return .enough
      }
      return area.square.upperBound < minimum * (1 - slack) ? .small : .unknown
    }
    let spacing = TargetSpacing(targets, diameter: minimum, scope: scope)
    return targets.elements.indices.map { place in
      SpacedTarget(targets: targets, place: place, spacing: spacing, minimum: minimum)
    }
  }

  package func target(in facts: ComponentFacts) -> Target {
    facts.target(of: targets.elements[place], in: targets.tree)
  }

  package var area: HitArea { targets.area(place) }

  package var name: String? { targets.name(place) }

  /// The side of the square that fits into it, where it is less than either of its own.
  package var square: String? {
    let isSquare = area.square.upperBound == min(area.width.upperBound, area.height.upperBound)
    return isSquare ? nil : HitArea.text(area.square.upperBound)
  }

  // MARK: what is wrong

  package enum Fault {
    case crowded(String)
    case unknownRoom(String, Likelihood)
    case unknownSize(String, Likelihood)
    /// The data decide where it is.
    case ofMark
  }

  /// Nil where it is large enough, or has the room.
  package var fault: Fault? {
    let size = targets.sizes[place]
    guard size != .enough, !area.isInline, !targets.hasEquivalent(place) else { return nil }
    if targets.isMark(place) {
      if isInLargerTarget { return nil }
      if size == .small {
        if case .free = spacing.room(around: place) { return nil }
        return .ofMark
      }
    }
    guard size == .small else { return faultOfUnknownSize }
    return switch spacing.room(around: place) {
    case .free: nil
    case .crowded(let reason): .crowded(reason)
    case .unknown(let fact, let likely): .unknownRoom(fact, likely)
    }
  }

  /// Whether it lies in a target that is large enough, as where the whole plot responds.
  private var isInLargerTarget: Bool {
    guard let outer = targets.outer(place) else { return false }
    let area = targets.tree.elements[outer].hitArea ?? .unknown
    return area.doubt == nil && area.square.lowerBound >= minimum
  }

  /// Nobody can tell of a size that is not known; room for a small target is enough for any.
  private var faultOfUnknownSize: Fault? {
    if area.doubt == nil {
      if let spacing = area.spacing, spacing >= minimum { return nil }
      if area.isSizeKnown, case .free = spacing.room(around: place) { return nil }
    }
    return .unknownSize(area.missingSize, likelihood)
  }

  /// Which way the natural size of an image leans, or the platform's controls.
  private var likelihood: Likelihood {
    if area.doubt != nil, area.isSizeKnown {
      return area.square.lowerBound >= minimum
        ? .pass : area.square.upperBound < minimum ? .fail : .none
    }
    return area.isPlatformDefault ? .pass : .none
  }
}
