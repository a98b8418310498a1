package import A11yModel

extension Scene {
  /// A component in one of its snapshots, laid out by plain rules.
  ///
  /// - Parameters:
  ///   - component: of a spec, or of a document that was made as one.
  ///   - snapshot: an index into its snapshots.
  ///   - document: what it is of.
  package init(of component: Component, in snapshot: Int, _ document: Document) {
    self.init(size: Size(width: 2 * DrawingDefaults.margin, height: 2 * DrawingDefaults.margin))
    guard component.snapshots.indices.contains(snapshot) else { return }
    let layout = PartLayout(component, component.snapshots[snapshot], of: document)
    if let standIn = layout.standIn {
      show(standIn, of: component)
    } else if component.kind == .chart {
      self = Scene.chart(layout)
    } else {
      show(layout.indicator(remarks: &remarks), of: component)
    }
    if items.isEmpty, sketches.isEmpty { remarks.append("nothing is known of what it looks like") }
  }
}

extension PartLayout {
  /// What stands in for data in the snapshot; nil where there are data.
  fileprivate var standIn: Block? {
    guard let element = snapshot.elements.first(where: { $0.kind.standsInForData }) else {
      return nil
    }
    let shown = parts(in: nil).filter {
      component.parts[$0].role == .empty
        && document.lies(component.parts[$0].source, within: element.source)
    }
    return stack(of: shown.map { block($0, for: .component) })
  }
}
