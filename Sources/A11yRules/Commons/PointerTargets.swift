internal import A11yModel

/// What users can touch or click in one snapshot of a component, and how large each of it is.
struct PointerTargets {
  let tree: AccessibilityTree

  /// The elements, in their order.
  let elements: [Int]

  /// How large each of them is, in that order.
  let sizes: [Size]

  /// What targets that are large enough do.
  private let functions: Set<Function>

  /// How large a target is beside what is asked for.
  enum Size {
    case enough
    case small
    case unknown
  }

  /// What activating an element does, and with what.
  private struct Function: Hashable {
    var action: Element.Action
    var subject: Element.Subject

    /// Nil of what does nothing, or nothing that can be told from other things.
    init?(_ element: Element) {
      guard let action = element.action, action != .activate else { return nil }
      (self.action, subject) = (action, element.subject)
    }
  }

  init(_ tree: AccessibilityTree, size: (HitArea) -> Size) {
    self.tree = tree
    var elements: [Int] = []
    var sizes: [Size] = []
    for index in tree.elements.indices {
      // What cannot be used now is no target.
      guard tree.elements[index].isOperable, !tree.elements[index].traits.contains(.notEnabled),
        let area = tree.elements[index].hitArea
      else { continue }
      elements.append(index)
      sizes.append(size(area))
    }
    (self.elements, self.sizes) = (elements, sizes)
    var functions: Set<Function> = []
    if sizes.contains(where: { $0 != .enough }) {
      for (index, size) in zip(elements, sizes) where size == .enough {
        if let function = Function(tree.elements[index]) { functions.insert(function) }
      }
    }
    self.functions = functions
  }

  func area(_ place: Int) -> HitArea { tree.elements[elements[place]].hitArea ?? .unknown }

  /// Whether another target that is large enough does the same.
  func hasEquivalent(_ place: Int) -> Bool {
    Function(tree.elements[elements[place]]).map(functions.contains) ?? false
  }

  /// Whether it is one of the data of a chart, which decide where and how large it is.
  func isMark(_ place: Int) -> Bool {
    if case .mark = tree.elements[elements[place]].subject { true } else { false }
  }

  /// The nearest target that a target lies in; nil where it lies in none.
  func outer(_ place: Int) -> Int? {
    tree.ancestors(of: elements[place]).first {
      tree.elements[$0].hitArea != nil && !tree.elements[$0].traits.contains(.notEnabled)
    }
  }
}

extension HitArea {
  /// “16 by 16”; what is not known is left out.
  var extent: String? {
    guard isSizeKnown else { return nil }
    return "\(Self.text(width.lowerBound)) by \(Self.text(height.lowerBound))"
  }

  /// Points to one place, never more than they are.
  static func text(_ points: Double) -> String {
    DecimalText.short((points * 10).rounded(.down) / 10)
  }

  /// The numbers behind what is said of it.
  func evidence(_ threshold: Double) -> [Evidence] {
    var evidence: [Evidence] = []
    if isSizeKnown {
      evidence.append(Evidence("width", .number(width.lowerBound)))
      evidence.append(Evidence("height", .number(height.lowerBound)))
    }
    if let spacing { evidence.append(Evidence("spacing", .number(spacing))) }
    evidence.append(Evidence("threshold", .number(threshold)))
    return evidence
  }
}

/// Verdicts on targets that several snapshots show: the worst of each counts.
struct TargetVerdicts {
  private var all: [Verdict] = []
  private var places: [Target: Int] = [:]
  private let isOneSnapshot: Bool

  init(_ facts: ComponentFacts) { isOneSnapshot = facts.trees.count == 1 }

  mutating func add(_ verdict: Verdict, to verdicts: inout Verdicts) {
    guard !isOneSnapshot else { return verdicts.append(verdict) }
    if let place = places[verdict.target] {
      if Self.rank(verdict) > Self.rank(all[place]) { all[place] = verdict }
    } else {
      places[verdict.target] = all.count
      all.append(verdict)
    }
  }

  func finish(_ verdicts: inout Verdicts) {
    for verdict in all { verdicts.append(verdict) }
  }

  private static func rank(_ verdict: Verdict) -> Int {
    switch verdict.result {
    case .passed: 0
    case .cantTell: 1
    case .failed: 2
    }
  }
}
