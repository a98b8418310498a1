internal import A11yModel
package import Listening

extension ComponentFacts {
  /// What a user is told once for all and not of one mark: in the name and the summary of the whole,
  /// in an audio graph, in the titles of axes, and in text that is met beside the marks.
  package var textsOfWhole: [String] { textsOfWhole(besides: .x) }

  /// The same for what one axis measures: what belongs to the other is left out.
  func textsOfWhole(besides other: Axis.Dimension) -> [String] {
    guard let tree = trees.first else { return [] }
    let chart = component.chart
    let descriptor = chart?.descriptor
    var texts = [chart?.summary.value, descriptor?.title.value, descriptor?.summary.value]
      .compactMap(\.self)
    texts += descriptor?.axes ?? []
    let others = Set((chart?.axes ?? []).filter { $0.dimension == other }.map(\.source))
    var index = 0
    while index < tree.elements.count {
      let element = tree.elements[index]
      // The other axis has a unit of its own.
      if others.contains(element.source) {
        index = max(element.end, index + 1)
        continue
      }
      let isMet = tree.exposures[index] == .container || tree.exposures[index] == .exposed
      let isMark = if case .mark = element.subject { true } else { false }
      let isBeside = component.kind == .progress && element.isControlBeside
      if isMet, !isMark, !isBeside { texts += tree.announcement(of: index).pieces }
      index += 1
    }
    return texts
      + (chart?.axes ?? []).filter { $0.dimension != other && isTold($0, in: tree) }
      .compactMap(\.title.value)
  }

  /// Whether the title of an axis is told though no visible text gives it.
  private func isTold(_ axis: Axis, in tree: AccessibilityTree) -> Bool {
    // Of a picture, an axis is what is seen of it.
    guard !component.isPicture else { return false }
    guard let index = tree.elements.firstIndex(where: { $0.source == axis.source }) else {
      return true
    }
    switch tree.exposures[index] {
    case .hidden, .decorative, .swallowed: return false
    case .exposed, .container, .merged, .none:
      return !tree.descendants(of: index).contains { tree.elements[$0].kind == .title }
    }
  }
}
