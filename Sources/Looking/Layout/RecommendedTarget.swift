package import A11yModel
package import Listening

/// How large targets are to be, by whom.
package struct RecommendedSize {
  /// The side that is asked for, and the one below which it is worse.
  package let side: Double
  package let minimum: Double
  private let tolerance: Double

  /// Whether the platform asks for it, and whether WCAG asks for the same.
  package let isOfPlatform: Bool
  package let isOfBoth: Bool

  package init(
    ofPlatform own: Double,
    minimum: Double,
    ofWCAG wcag: Double,
    isOfPlatform: Bool,
    tolerance: Double
  ) {
    (self.minimum, self.isOfPlatform, self.tolerance) = (minimum, isOfPlatform, tolerance)
    isOfBoth = own == wcag
    side = isOfPlatform ? own : wcag
  }

  /// Frames are measured: a round button is as large as the square around it.
  fileprivate func size(_ area: HitArea) -> PointerTargets.Size {
    let slack = area.isEstimated ? tolerance : 0
    if area.doubt != nil { return .unknown }
    let least = min(area.width.lowerBound, area.height.lowerBound)
    if min(area.sure.width, area.sure.height) >= side { return .enough }
    let most = min(area.width.upperBound, area.height.upperBound)
    if least >= side * (1 + slack) { return .enough }
    return most < side * (1 - slack) ? .small : .unknown
  }
}

/// Something that can be touched or clicked, beside the size that is recommended.
package struct RecommendedTarget {
  package let standard: RecommendedSize
  private let targets: PointerTargets
  private let place: Int

  package static func all(
    in tree: AccessibilityTree,
    _ standard: RecommendedSize
  ) -> [RecommendedTarget] {
    let targets = PointerTargets(tree, size: standard.size)
    return targets.elements.indices.map { place in
      RecommendedTarget(standard: standard, targets: targets, place: place)
    }
  }

  package func target(in facts: ComponentFacts) -> Target {
    facts.target(of: targets.elements[place], in: targets.tree)
  }

  package var area: HitArea { targets.area(place) }
  package var size: PointerTargets.Size { targets.sizes[place] }
  package var isMark: Bool { targets.isMark(place) }

  /// Of the platform's guidelines no target is exempt.
  package var isExempt: Bool { area.isInline || targets.hasEquivalent(place) }

  package var isInLargerTarget: Bool {
    let outer = targets.outer(place).flatMap { targets.tree.elements[$0].hitArea }
    return outer.map { standard.size($0) == .enough } ?? false
  }

  package var name: String? { targets.name(place) }
}
