internal import A11yModel
internal import Geometry

/// Reads what the ids of matplotlib’s files say: it numbers what it draws by kind.
enum MatplotlibParts {
  static func find(_ draft: inout ChartDraft) {
    var plots = 0..<0
    var patches: [(plot: Range<Int>, nodes: [Int])] = []
    for index in draft.scene.nodes.indices where draft.scene[index].kind == .group {
      guard let id = draft.scene[index].element["id"] else { continue }
      if id.hasPrefix("matplotlib.axis_") {
        setAxis(axis(of: index, draft.scene) ?? (id.hasSuffix("_1") ? .x : .y), index, &draft)
      } else if id.hasPrefix("axes_"), id.dropFirst(5).allSatisfy(\.isNumber) {
        plots = index..<draft.scene[index].end
        patches.append((plots, readPlot(index, &draft)))
      } else if id.hasPrefix("line2d_"), !plots.isEmpty, !plots.contains(index) {
        // Beside the plots, lines and points are the keys of a legend, whether that has a name or not.
        for node in index..<draft.scene[index].end where draft.parts[node]?.role != .swatch {
          draft.parts[node] = nil
        }
      }
    }
    // Beside lines and points that the file names, nobody else looks for bars.
    guard !(draft.nodes(.mark) + draft.nodes(.line)).isEmpty else { return }
    for (plot, nodes) in patches {
      let data = plot.filter {
        draft.parts[$0]?.role == .mark || draft.parts[$0]?.role == .line
      }
      if BoxPlot(data + nodes, draft.scene).isSeen {
        draft.isFormStated = true
        for node in data + nodes { draft.parts[node] = ChartDraft.Part(role: .aid) }
        setBoxes(nodes, &draft)
        continue
      }
      guard let bars = BarFinder(nodes, draft.scene).bars(atLeast: 2) else { continue }
      set(.mark, bars.nodes, &draft, form: .bar)
      draft.assumed.formUnion([.form, .marks, .series])
      let area = draft.scene[plot.lowerBound].box
      for node in ErrorBars(at: bars, among: data, in: area, draft.scene).nodes {
        draft.parts[node]?.role = .aid
      }
    }
  }

  /// Boxes of several colours, each of which several have, are those of series.
  private static func setBoxes(_ nodes: [Int], _ draft: inout ChartDraft) {
    let boxes = nodes.filter { !draft.scene[$0].fill.isNone && draft.scene[$0].isSeen }
    let alike = Dictionary(grouping: boxes) { draft.scene[$0].fill }
    guard alike.count > 1, alike.values.allSatisfy({ $0.count > 1 }) else { return }
    set(.mark, boxes, &draft)
  }

  /// What the ids of its ticks say: axes are numbered as they are drawn, and some are not.
  private static func axis(of index: Int, _ scene: ChartScene) -> Chart.Axis? {
    guard index + 1 < scene[index].end, let id = scene[index + 1].element["id"] else { return nil }
    return id.hasPrefix("xtick") ? .x : id.hasPrefix("ytick") ? .y : nil
  }

  private static func setAxis(_ axis: Chart.Axis, _ index: Int, _ draft: inout ChartDraft) {
    for node in index..<draft.scene[index].end where draft.parts[node] != nil {
      draft.parts[node]?.axis = axis
    }
    for place in draft.axes.indices where draft.axes[place].node == index {
      draft.axes[place].dimension = axis
    }
  }

  /// Reads what a plot holds.
  ///
  /// - Returns: the filled shapes of which its ids do not say what they are.
  private static func readPlot(_ plot: Int, _ draft: inout ChartDraft) -> [Int] {
    let scene = draft.scene
    let children = children(of: plot, scene)
    let area = area(children, scene)
    // The labels of slices may stand above all of these.
    let isPie = children.first { $0.kind == "patch" }.map { isCurved($0.node, scene) } ?? false
    let heading = isPie ? heading(of: plot, scene) : nil
    var patches: [Int] = []
    for (child, kind) in children where scene[child].isSeen {
      let range = child..<scene[child].end
      switch kind {
      case "patch":
        let shapes = range.filter { scene[$0].kind == .shape && scene[$0].isSeen }
        if child == area.node {
          set(.aid, shapes, &draft)
        } else if shapes.allSatisfy({ scene[$0].fill.isNone }) {
          // The outline of a histogram has corners; the border of the plot has none.
          let steps = LineFinder(shapes, in: scene[plot].box, scene).nodes
          set(.line, steps, &draft, form: .line)
          set(.axisLine, shapes.filter { !steps.contains($0) }, &draft)
        } else {
          patches += shapes
        }
      case "line2d":
        set(.line, range.filter { scene[$0].element.name != "use" }, &draft, form: .line)
        set(.mark, range.filter { scene[$0].element.name == "use" }, &draft, form: .scatter)
      case "PathCollection": set(.mark, Array(range), &draft, form: .scatter)
      case "FillBetweenPolyCollection": set(.line, Array(range), &draft, form: .area)
      case "QuadMesh":
        draft.isFormStated = true
        draft.areColorsValues = true
        set(.mark, Array(range), &draft)
      case "text":
        guard scene[child].box.center.y < area.box.top else { continue }
        for node in range where scene[node].isText && (!isPie || node == heading) {
          draft.parts[node] = ChartDraft.Part(role: .title)
        }
      default: continue
      }
    }
    return patches
  }

  /// What a plot holds itself, each with the kind that its id tells.
  private static func children(of plot: Int, _ scene: ChartScene) -> [(node: Int, kind: Substring)]
  {
    sequence(first: plot + 1) { scene[$0].end }.prefix { $0 < scene[plot].end }.compactMap {
      child in
      scene[child].element["id"].map { (child, $0.prefix { $0 != "_" }) }
    }
  }

  /// Where the data of a plot stand, and the patch behind them, which comes first; none where that is
  /// not painted.
  private static func area(
    _ children: [(node: Int, kind: Substring)],
    _ scene: ChartScene
  ) -> (node: Int?, box: Box) {
    let parts = children.filter { $0.kind != "matplotlib.axis" && $0.kind != "text" }.map(\.node)
    let whole = scene.box(around: parts)
    guard let first = children.first(where: { $0.kind == "patch" })?.node, scene[first].isSeen,
      scene[first].box.width > whole.width / 2, scene[first].box.height > whole.height / 2,
      !isCurved(first, scene)
    else { return (nil, whole) }
    return (first, scene[first].box)
  }

  private static func isCurved(_ patch: Int, _ scene: ChartScene) -> Bool {
    (patch..<scene[patch].end).contains { node in
      scene[node].element["d"].map { $0.utf8.contains(UInt8(ascii: "C")) } ?? false
    }
  }

  /// The last text of a plot, where it is larger than all others.
  private static func heading(of plot: Int, _ scene: ChartScene) -> Int? {
    let texts = (plot..<scene[plot].end).filter { scene[$0].isText && scene[$0].isSeen }
    return texts.last.flatMap { last in
      texts.dropLast().allSatisfy { scene[$0].fontSize * 1.1 < scene[last].fontSize } ? last : nil
    }
  }

  private static func set(
    _ role: ChartDraft.Role,
    _ nodes: [Int],
    _ draft: inout ChartDraft,
    form: Chart.Form? = nil
  ) {
    for node in nodes where draft.scene[node].kind == .shape && draft.scene[node].isSeen {
      draft.parts[node] = ChartDraft.Part(role: role, form: form)
    }
  }
}
