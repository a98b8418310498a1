internal import A11yModel

/// Takes shapes for marks that stand as marks do, where the file names none.
enum SeenMarks {
  static func find(_ draft: inout ChartDraft) {
    let stated = draft.nodes(.mark) + draft.nodes(.line)
    guard stated.isEmpty else { return tellForm(&draft, draft.nodes(.mark)) }
    let scene = draft.scene
    let free = draft.free([.shape])
    let ticks = draft.nodes(.tick)
    let hasAxes = ticks.count > 2 || draft.assumed.contains(.axes)
    if let bars = BarFinder(free, scene).bars(atLeast: hasAxes ? 2 : 3),
      hasAxes || BarLabels.prove(bars, draft)
    {
      take(bars.nodes, .mark, .bar, &draft)
    } else {
      let sectors = SectorFinder(free, scene).nodes
      if sectors.count > 1 { return take(sectors, .mark, .pie, &draft) }
    }
    guard hasAxes else { return }
    let plot = plot(draft)
    let lines = LineFinder(draft.free([.shape]), in: plot, scene).nodes
    take(lines, .line, .line, &draft)
    guard draft.nodes(.mark).isEmpty else { return }
    take(PointFinder(draft.free([.shape]), in: plot, scene).nodes, .mark, .scatter, &draft)
  }

  /// The area that the ticks span.
  private static func plot(_ draft: ChartDraft) -> Box {
    var plot = draft.scene.area
    for tick in draft.nodes(.tick) {
      let box = draft.scene[tick].box
      switch draft.parts[tick]?.axis {
      case .x: plot.bottom = min(plot.bottom, max(box.top, plot.top + 1))
      case .y: plot.left = max(plot.left, min(box.right, plot.right - 1))
      case nil: break
      }
    }
    return plot.isEmpty ? draft.scene.area : plot
  }

  private static func take(
    _ nodes: [Int],
    _ role: ChartDraft.Role,
    _ form: Chart.Form,
    _ draft: inout ChartDraft
  ) {
    guard !nodes.isEmpty else { return }
    for node in nodes { draft.parts[node] = ChartDraft.Part(role: role, form: form) }
    draft.assumed.formUnion([.form, .marks, .series])
  }

  /// Marks that a line joins are its points; others that are scattered are points by themselves.
  private static func tellPoints(_ draft: inout ChartDraft, _ marks: [Int]) {
    guard draft.nodes(.tick).count > 2 else { return }
    let plot = plot(draft)
    let joined = LineFinder(draft.free([.shape]), in: plot, draft.scene).nodes
    if !joined.isEmpty {
      for node in joined { draft.parts[node] = ChartDraft.Part(role: .line, form: .line) }
    } else {
      let points = PointFinder(marks, in: plot, draft.scene).nodes
      guard points.count == marks.count else { return }
      for node in points { draft.parts[node]?.form = .scatter }
    }
    draft.assumed.insert(.form)
  }

  /// Gives marks that the file names the form that they stand in, where it does not say it.
  private static func tellForm(_ draft: inout ChartDraft, _ marks: [Int]) {
    let isOpen = marks.contains {
      draft.parts[$0]?.form == nil || draft.parts[$0]?.form == .scatter
    }
    guard isOpen, !marks.isEmpty, !draft.isFormStated || draft.form != nil else { return }
    let sectors = SectorFinder(marks, draft.scene).nodes
    var form: Chart.Form?
    let areSectors = sectors.count > 1 && sectors.count * 2 > marks.count
    if areSectors || SectorFinder.areApart(marks, draft.scene) {
      form = .pie
    } else if marks.allSatisfy({ draft.parts[$0]?.form == nil }) {
      let bars = BarFinder(marks, draft.scene).bars(atLeast: 2)
      if let bars, bars.nodes.count * 10 >= marks.count * 8 { form = .bar }
      if bars == nil { return tellPoints(&draft, marks) }
    }
    guard let form else { return }
    for mark in marks { draft.parts[mark]?.form = form }
    draft.assumed.insert(.form)
  }
}
