internal import A11yModel
internal import Geometry

/// Takes shapes for marks that stand as marks do, where the file names none.
enum SeenMarks {
  static func find(_ draft: inout ChartDraft) {
    let stated = draft.nodes(.mark) + draft.nodes(.line)
    guard stated.isEmpty else {
      tellForm(&draft, draft.nodes(.mark))
      settleFoot(&draft)
      return LineCompanions.find(&draft)
    }
    // What is called a chart of another form is not searched for these.
    guard draft.told != .other, draft.told != .treemap else { return }
    let scene = draft.scene
    let free = draft.free([.shape])
    let ticks = draft.nodes(.tick)
    let hasAxes = ticks.count > 2 || draft.assumed.contains(.axes)
    let areAxesStated = hasAxes && !draft.assumed.contains(.axes)
    let areBarsTold = areAxesStated || draft.told == .form(.bar) || draft.isSparkline
    let plot = PlotArea.of(draft)
    let barFinder = BarFinder(free, scene)
    if !barFinder.isGridCut, let bars = barFinder.bars(atLeast: areBarsTold ? 2 : 3),
      areBarsTold || hasScale(of: bars, draft) || BarLabels.prove(bars, draft),
      case let errors = ErrorBars(at: bars, among: free, in: plot, scene).nodes,
      !arePanels(bars.nodes, errors, free, scene)
    {
      take(bars.nodes, .mark, .bar, &draft)
      for node in errors { draft.parts[node] = ChartDraft.Part(role: .aid) }
    } else {
      let isTold = draft.told?.form?.isWhole ?? false
      let finder = SectorFinder(free, scene, isTold: isTold)
      let sectors = finder.nodes
      let isNamed = draft.free([.text, .outlines]).count >= sectors.count
      if sectors.count > 1, isNamed || finder.fillCircle || isTold {
        for shadow in finder.shadows { draft.parts[shadow] = ChartDraft.Part(role: .shadow) }
        return take(sectors, .mark, finder.isRing ? .donut : .pie, &draft)
      }
    }
    guard hasAxes || draft.told != nil else { return }
    takeSubpaths(in: plot, &draft)
    if areAxesStated || draft.ticks(.y).count > 1 || draft.told == .form(.line)
      || draft.told == .form(.area)
    {
      let lines = LineFinder(draft.free([.shape]), in: plot, scene).nodes
      take(lines, .line, .line, &draft)
      LineCompanions.find(&draft)
      take(AreaShapes(draft.free([.shape]), in: plot, scene).nodes, .line, .area, &draft)
    }
    guard draft.nodes(.mark).isEmpty, hasAxes || draft.told == .form(.scatter),
      !draft.nodes(.line).contains(where: { draft.parts[$0]?.form == .bar })
    else { return }
    takePoints(in: plot, &draft)
  }

  private static func takePoints(in plot: Box, _ draft: inout ChartDraft) {
    let areMeasured =
      isMeasure(draft.ticks(.x), draft.scene) && isMeasure(draft.ticks(.y), draft.scene)
      && draft.nodes(.line).isEmpty
    func points(among candidates: [Int]) -> [Int] {
      PointFinder(candidates, in: plot, areMeasured: areMeasured, draft.scene).nodes
    }
    let found = points(among: draft.free([.shape]))
    let own = found.isEmpty ? [] : PointKeys(draft).marks(among: found)
    take(own.count == found.count ? own : points(among: own), .mark, .scatter, &draft)
  }

  private static func takeSubpaths(in plot: Box, _ draft: inout ChartDraft) {
    let finder = SubpathFinder(draft.free([.shape]), in: plot, draft.scene)
    for node in finder.grids { draft.parts[node] = ChartDraft.Part(role: .gridline) }
    if draft.nodes(.mark).isEmpty { take(finder.bars, .line, .bar, &draft) }
  }

  /// Whether there is an axis along which the bars grow, on which their values can be read, as far as
  /// anybody knows what it says.
  private static func hasScale(of bars: BarFinder.Bars, _ draft: ChartDraft) -> Bool {
    isMeasure(draft.ticks(bars.isUpright ? .y : .x), draft.scene)
  }

  /// Whether values can be read on ticks, as far as anybody knows what these say.
  private static func isMeasure(_ ticks: [Int], _ scene: ChartScene) -> Bool {
    ticks.count > 1
      && ticks.allSatisfy { tick in
        scene[tick].isUnread || scene[tick].number != nil
      }
  }

  /// Whether other shapes lie in most rectangles, as in the panels of several charts; gridlines reach
  /// beyond.
  private static func arePanels(
    _ bars: [Int],
    _ errors: [Int],
    _ shapes: [Int],
    _ scene: ChartScene
  ) -> Bool {
    let own = Set(bars + errors)
    let others = shapes.prefix(2000).filter { !own.contains($0) }.map { scene[$0].box }
    let sample = bars.prefix(64)
    let panels = sample.count { bar in
      let panel = scene[bar].box.expanded(by: 2)
      return others.lazy.filter { panel.contains($0) }.prefix(2).count > 1
    }
    return panels * 2 >= sample.count
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
    let plot = PlotArea.of(draft)
    let joined = LineFinder(draft.free([.shape]), in: plot, draft.scene).nodes
    if !joined.isEmpty {
      for node in joined { draft.parts[node] = ChartDraft.Part(role: .line, form: .line) }
    } else {
      let points = PointFinder(marks, in: plot, areMeasured: true, draft.scene).nodes
      guard points.count == marks.count,
        points.contains(where: { draft.parts[$0]?.form != .scatter })
      else { return }
      for node in points { draft.parts[node]?.form = .scatter }
    }
    if !draft.isFormStated { draft.assumed.insert(.form) }
  }

  /// Marks without what is but the border of the one before it: gnuplot draws boxes so.
  private static func withoutOutlines(_ marks: [Int], _ draft: inout ChartDraft) -> [Int] {
    let scene = draft.scene
    var last: Int?
    return marks.filter { mark in
      let isOutline =
        last.map { last in
          let (own, width) = (scene[mark], scene[mark].texture.strokeWidth)
          return own.fill.isNone && !scene[last].fill.isNone
            && scene[last].box.isOutlined(by: own.box, width: width)
            && scene.region(of: mark)?.goesAround ?? false
        } ?? false
      if isOutline { draft.parts[mark]?.role = .aid }
      last = isOutline ? nil : mark
      return !isOutline
    }
  }

  /// A straight line that bars stand on is their axis, though programs call any line so, and one across all
  /// of them is a target, and no data.
  private static func settleFoot(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let straight = (draft.nodes(.line) + draft.nodes(.mark)).filter { line in
      scene[line].fill.isNone
        && (scene[line].element.name == "line"
          || ShapeCorners(scene[line].element, atMost: 3).count == 2)
    }
    guard !straight.isEmpty,
      let bars = BarFinder(draft.nodes(.mark), scene).bars(atLeast: 2)
    else { return }
    for line in straight where !bars.nodes.contains(line) {
      let box = scene[line].box
      let isLevel = box.width > box.height
      let place = isLevel ? box.center.y : box.center.x
      guard isLevel == bars.isUpright, min(box.width, box.height) < 4 else { continue }
      let all = scene.box(around: bars.nodes)
      if abs(place - bars.foot) < 2.5 {
        draft.parts[line] = ChartDraft.Part(role: .axisLine)
      } else if isLevel
        ? box.left <= all.left && box.right >= all.right
        : box.top <= all.top && box.bottom >= all.bottom
      {
        draft.parts[line] = ChartDraft.Part(role: .target)
      }
    }
  }

  /// Gives marks that the file names the form that they stand in, where it does not say it.
  private static func tellForm(_ draft: inout ChartDraft, _ marks: [Int]) {
    let marks = withoutOutlines(marks, &draft)
    let isOpen = marks.contains {
      draft.parts[$0]?.form == nil || draft.parts[$0]?.form == .scatter
    }
    guard isOpen, !marks.isEmpty, !draft.isFormStated || draft.form != nil else { return }
    let isTold = draft.told?.form?.isWhole ?? false
    let finder = SectorFinder(marks, draft.scene, isTold: isTold)
    var form: Chart.Form?
    if finder.nodes.count > 1, finder.nodes.count * 2 > marks.count {
      form = finder.isRing ? .donut : .pie
    } else if !draft.areColorsValues, marks.allSatisfy({ draft.parts[$0]?.form == nil }) {
      let bars = BarFinder(marks, draft.scene).bars(atLeast: 2)
      if let bars, bars.nodes.count * 10 >= marks.count * 8 { form = .bar }
      if bars == nil, draft.told != .form(.scatter) { return tellPoints(&draft, marks) }
    }
    if form == nil, draft.told == .form(.scatter) { form = .scatter }
    guard let form else { return }
    for mark in marks { draft.parts[mark]?.form = form }
    draft.assumed.insert(.form)
  }
}
