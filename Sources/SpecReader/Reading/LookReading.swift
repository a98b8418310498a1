internal import A11yModel
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
        role: role
      )
    )
  }
}
