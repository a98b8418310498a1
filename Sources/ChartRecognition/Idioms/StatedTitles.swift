internal import A11yModel
internal import ChartWords
internal import XML

/// Which of the titles that a file names is that of the chart.
enum StatedTitles {
  /// What a text is that lies in something called a title.
  ///
  /// - Parameters:
  ///   - index: its node.
  ///   - scene: what the file shows.
  /// - Returns: the title of the whole where its words say so, as in `plot_title`.
  static func role(of index: Int, _ scene: ChartScene) -> ChartDraft.Role {
    var role = ChartDraft.Role.anyTitle
    for node in [index] + scene.ancestors(of: index).prefix(2) {
      for phrase in scene[node].phrases where phrase.has("title") || phrase.has("subtitle") {
        if phrase.has("subtitle") { return .subtitle }
        if phrase.has(anyOf: wholes) { role = .title }
      }
    }
    return role
  }

  private static let wholes: Set<String> = ["plot", "chart", "main", "graph", "g", "pie", "text"]

  /// Makes one of several titles that of the chart: the one that says so, else the first; the
  /// others are those of axes.
  static func settle(_ draft: inout ChartDraft) {
    let whole = draft.nodes(.title)
    let any = draft.nodes(.anyTitle)
    for (position, index) in any.enumerated() {
      let isWhole = whole.isEmpty && position == 0 && !draft.scene[index].isTurned
      draft.parts[index]?.role = isWhole ? .title : .axisTitle
      if !isWhole { draft.parts[index]?.axis = draft.scene[index].isTurned ? .y : .x }
    }
    dropCenters(&draft)
    settleTitles(&draft)
    settleAxes(&draft)
  }

  /// What stands in the hole of a ring is said of its slices, and titles nothing.
  private static func dropCenters(_ draft: inout ChartDraft) {
    let slices = draft.nodes(.mark).filter {
      draft.parts[$0]?.form?.isWhole ?? false && draft.scene[$0].isSeen
    }
    let ring = draft.scene.box(around: slices)
    for index in draft.nodes(.title) where ring.holdsMiddle(of: draft.scene[index].box) {
      draft.parts[index]?.role = .aid
    }
  }

  /// Further lines under the title add to it; several in a row are those of panels.
  private static func settleTitles(_ draft: inout ChartDraft) {
    let titles = draft.nodes(.title).filter { draft.scene[$0].isSeen }
    guard let first = titles.first else { return }
    let box = draft.scene[first].box
    let areOfPanels = titles.dropFirst().contains { other in
      let place = draft.scene[other].box
      return abs(place.center.y - box.center.y) < box.height / 2
        && (place.left > box.right || place.right < box.left)
    }
    for index in titles.dropFirst(areOfPanels ? 0 : 1) {
      draft.parts[index]?.role = areOfPanels ? .aid : .subtitle
    }
  }

  /// The texts of an axis are its ticks; where it has ticks besides, its title, in each panel one.
  private static func settleAxes(_ draft: inout ChartDraft) {
    let ticks = draft.nodes(.tick)
    for axis in [Chart.Axis.x, .y, nil] {
      let open = draft.nodes(.axisText).filter { draft.parts[$0]?.axis == axis }
      let panels = draft.axes.count { $0.dimension == axis }
      let isTitled =
        open.count <= max(1, panels) && ticks.contains { draft.parts[$0]?.axis == axis }
      for index in open { draft.parts[index]?.role = isTitled ? .axisTitle : .tick }
    }
  }
}
