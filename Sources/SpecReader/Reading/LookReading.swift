internal import A11yModel
internal import Support
internal import XML

extension ComponentReader {
  /// What several steps, marks or entries share.
  mutating func readLook(_ element: XML.Element) {
    let role: LookNode.Role
    let allowed: Template.Placeholders
    let shown: ShownColors
    switch (kind, element[.part]) {
    case (.chart, "mark"): (role, allowed, shown) = (.mark, Self.mark, [.series])
    case (.chart, "series"): (role, allowed, shown) = (.series, [.series], [.series])
    case (.chart, "entry"): (role, allowed, shown) = (.entry, Self.entry, [.series])
    case (.progress, _): (role, allowed, shown) = (.progress, own, [.state])
    case (.chart, _): return
    default: (role, allowed, shown) = (.step, Self.step, [.state])
    }
    let part = leaf(element, .group, allowed)
    part.children = parts(of: element, allowed, shown)
    node.looks.append(
      LookNode(
        part: PartNode(part),
        state: state(.state, of: element),
        series: seriesIndex(.series, of: element),
        condition: spec.word(.when, of: element),
        step: role == .step ? step(of: element) : nil,
        role: role
      )
    )
  }

  /// The step that a look is for, counted from 0; nil for any.
  private mutating func step(of element: XML.Element) -> Int? {
    guard let number = element[.step].flatMap(NumberSyntax.count) else { return nil }
    let count = node.component.steps.count
    guard number < 1 || number > count, !spec.hasStrangers else { return number - 1 }
    spec.report(
      "step=\"\(number)\": "
        + (count == 0 ? "there are no steps" : "the steps are numbered from 1 to \(count)"),
      .step,
      of: element
    )
    return nil
  }
}
