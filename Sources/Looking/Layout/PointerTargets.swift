package import A11yModel
package import Listening
internal import Support

/// What users can touch or click in one snapshot of a component, and how large each of it is.
package struct PointerTargets {
  package let tree: AccessibilityTree

  /// The elements, in their order.
  package let elements: [Int]

  /// How large each of them is, in that order.
  package let sizes: [Size]

  /// What targets that are large enough do.
  private let deeds: Set<Deed>

  /// How large a target is beside what is asked for.
  package enum Size {
    case enough
    case small
    case unknown
  }

  package init(_ tree: AccessibilityTree, size: (HitArea) -> Size) {
    self.tree = tree
    var elements: [Int] = []
    var sizes: [Size] = []
    for index in tree.elements.indices {
      // What cannot be used now is no target.
      guard tree.isOperable(index), !tree.elements[index].traits.contains(.notEnabled),
        let area = tree.elements[index].hitArea
      else { continue }
      elements.append(index)
      sizes.append(size(area))
    }
    (self.elements, self.sizes) = (elements, sizes)
    var deeds: Set<Deed> = []
    if sizes.contains(where: { $0 != .enough }) {
      for (index, size) in zip(elements, sizes) where size == .enough {
        if let deed = Deed(tree.elements[index]) { deeds.insert(deed) }
      }
    }
    self.deeds = deeds
  }

  package func area(_ place: Int) -> HitArea { tree.elements[elements[place]].hitArea ?? .unknown }

  /// Whether another target that is large enough does the same.
  package func hasEquivalent(_ place: Int) -> Bool {
    Deed(tree.elements[elements[place]]).map(deeds.contains) ?? false
  }

  /// Whether it is one of the data of a chart, which decide where and how large it is.
  package func isMark(_ place: Int) -> Bool {
    if case .mark = tree.elements[elements[place]].subject { true } else { false }
  }

  /// The nearest target that a target lies in; nil where it lies in none.
  package func outer(_ place: Int) -> Int? {
    tree.ancestors(of: elements[place]).first {
      tree.elements[$0].hitArea != nil && !tree.elements[$0].traits.contains(.notEnabled)
    }
  }
}

extension HitArea {
  /// “16 by 16”; what is not known is left out.
  package var extent: String? {
    guard isSizeKnown else { return nil }
    return "\(Self.text(width.lowerBound)) by \(Self.text(height.lowerBound))"
  }

  /// Points to one place, never more than they are.
  package static func text(_ points: Double) -> String {
    DecimalText.short((points * 10).rounded(.down) / 10)
  }

  /// The fact without which nobody can tell how large it is.
  package var missingSize: String {
    if let doubt { return doubt }
    if isEstimated { return "how large its letters are" }
    if isSizeKnown { return "the form of its hit area" }
    return isPlatformDefault ? "the size that the platform gives it" : "the size of its hit area"
  }
}

extension PointerTargets {
  /// What people know a target by; nil where it has no name.
  package func name(_ place: Int) -> String? {
    let element = tree.elements[elements[place]]
    return element.label.told ?? element.text
  }
}
