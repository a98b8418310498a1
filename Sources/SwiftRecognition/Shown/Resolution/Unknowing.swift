internal import SwiftEvaluation

extension ShownView {
  /// Makes unknown what the view and all in it paint.
  mutating func forgetPaints(_ unknown: Unknown) {
    unknownPaints = unknownPaints ?? unknown
    for index in paints.indices { paints[index].style = .unknown(unknown) }
    if opacity.isAbsent { opacity = .unknown(unknown) }
    for index in children.indices { children[index].forgetPaints(unknown) }
    guard case .progress(var progress) = content else { return }
    for part in ShownProgress.labels {
      for index in progress[keyPath: part].indices {
        progress[keyPath: part][index].forgetPaints(unknown)
      }
    }
    content = .progress(progress)
  }

  /// Makes unknown what assistive technology gets of the view and of all in it.
  mutating func forgetExposure(_ unknown: Unknown) {
    accessibility.forget(unknown)
    for index in children.indices { children[index].forgetExposure(unknown) }
    guard case .progress(var progress) = content else { return }
    for part in ShownProgress.labels {
      for index in progress[keyPath: part].indices {
        progress[keyPath: part][index].forgetExposure(unknown)
      }
    }
    content = .progress(progress)
  }
}

extension ShownProgress {
  /// The parts that are views.
  static var labels: [WritableKeyPath<ShownProgress, [ShownView]>] {
    [\.label, \.valueLabel, \.lowLabel, \.highLabel]
  }
}

extension AccessibilityFacts {
  mutating func forget(_ unknown: Unknown) {
    label = .unknown(unknown)
    value = .unknown(unknown)
    hint = .unknown(unknown)
    addedTraits = .unknown(unknown)
    removedTraits = .unknown(unknown)
    hidden = .unknown(unknown)
    children = .unknown(unknown)
    representation = .unknown(unknown)
    replacedChildren = .unknown(unknown)
  }

  /// Whether the source says nothing.
  var isEmpty: Bool { self == AccessibilityFacts() }
}
