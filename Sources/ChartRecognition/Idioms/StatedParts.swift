internal import A11yModel
internal import ChartWords

/// Reads off classes and ids what the parts of a chart are.
struct StatedParts {
  private var draft: ChartDraft
  private var contexts: [StatedContext] = []

  /// What tells the series that were met.
  private var keys: Set<String> = []

  private init(_ draft: ChartDraft) { self.draft = draft }

  static func find(_ draft: inout ChartDraft) {
    var parts = StatedParts(draft)
    for index in draft.scene.nodes.indices { parts.read(index) }
    draft = parts.draft
  }

  private mutating func read(_ index: Int) {
    let (parent, phrases) = (draft.scene[index].parent, draft.scene[index].phrases)
    var context = parent < 0 ? StatedContext() : contexts[parent]
    if parent < 0 {
      // What the image is called is said of the whole.
      for phrase in phrases where ChartForms.isStated(phrase) { readForm(phrase) }
      if phrases.contains(where: \.isHeatMap) { draft.stateHeatMap() }
    } else if context.area != .aid {
      // A legend that needs no tooltip is a legend.
      let isLegend = phrases.contains { $0.isLegend && !$0.isAid }
      // Plotly's axes around a centre are called lines: `polarsublayer angular-line`.
      let isPolar = phrases.contains { $0.has("polarsublayer") }
      let isGrid = phrases.contains(where: \.isGrid)
      for phrase in phrases where !isLegend || phrase.isLegend || !phrase.isAid {
        if isPolar, phrase.has("line") { continue }
        // A gridline may be numbered as a line besides.
        if isGrid, phrase.isNumbered, !phrase.isGrid { continue }
        enter(phrase, index, &context)
      }
      if context.area == .legend, phrases.isEmpty { enterPlainEntry(index, &context) }
    }
    contexts.append(context)
    guard draft.scene[index].kind != .group, draft.scene[index].isSeen else { return }
    draft.parts[index] = part(of: index, context)
  }

  // MARK: what a phrase makes of its element

  private mutating func enter(_ phrase: IdiomPhrase, _ index: Int, _ context: inout StatedContext) {
    let isGroup = draft.scene[index].kind == .group
    if phrase.isAid {
      context.area = .aid
      return
    }
    if draft.scene[index].isSeen, ChartForms.isStated(phrase) { readForm(phrase) }
    if phrase.isHeatMap { draft.stateHeatMap() }
    if phrase.isPolar { draft.isPolar = true }
    // Plotly has a layer for treemaps in all its charts.
    if isGroup, draft.scene[index].isSeen, phrase.has("treemap"), !phrase.has("title") {
      draft.stateOtherForm()
      context.area = .marks
    }
    if context.area == .legend || phrase.isLegend, !draft.scene.isMost(index) {
      if draft.legend == nil { draft.legend = index }
      if context.area != .legend { context.holder = nil }
      context.area = phrase.isColorScale ? .aid : .legend
      if phrase.isColorScale { draft.areColorsValues = true }
      if phrase.has("title") { context.isTitle = true }
      if isGroup {
        enterEntry(phrase, index, &context)
      } else if phrase.words == ["key"], !phrase.suffix.isEmpty {
        context.series = phrase.suffix
      }
      return
    }
    let side = phrase.side
    // Vega's marks may be ticks.
    let isTick = phrase.has("tick") && context.area != .axis && context.area != .marks
    if isTick || phrase.has("axis") || phrase.isAxisTitle || phrase.isAxisLine {
      let isNew = context.area != .axis
      context.area = .axis
      context.axis = side ?? context.axis
      if isNew, isGroup { draft.axes.append((index, context.axis)) }
    }
    switch context.area {
    case .axis: enterAxis(phrase, &context)
    case .aid, .legend: break
    case .none, .grid, .title, .marks, .values: enterPlot(phrase, index, isGroup, &context)
    }
  }

  private func enterEntry(_ phrase: IdiomPhrase, _ index: Int, _ context: inout StatedContext) {
    let isEntry =
      draft.scene.texts(in: index) == 1
      && (phrase.has(anyOf: ["item", "entry"]) || phrase.has(anyOf: IdiomVocabulary.series)
        || phrase.words == ["legend"])
    guard isEntry, context.holder == nil else {
      if phrase.has(anyOf: IdiomVocabulary.series), !phrase.suffix.isEmpty {
        context.series = phrase.suffix
      }
      return
    }
    context.holder = index
    if !phrase.suffix.isEmpty { context.series = phrase.suffix }
  }

  /// A group of a legend that nothing names and that holds one text and a shape is a line of it.
  private func enterPlainEntry(_ index: Int, _ context: inout StatedContext) {
    let scene = draft.scene
    if context.holder == nil, scene[index].kind == .group, scene.texts(in: index) == 1,
      scene.shapes(in: index) > 0
    {
      context.holder = index
    }
  }

  private func enterAxis(_ phrase: IdiomPhrase, _ context: inout StatedContext) {
    if phrase.has("title") { context.isTitle = true }
    if phrase.has("tick") || (phrase.has("guide") && !phrase.has("line")) { context.isTick = true }
    if phrase.isGrid { context.isGrid = true }
  }

  private mutating func enterPlot(
    _ phrase: IdiomPhrase,
    _ index: Int,
    _ isGroup: Bool,
    _ context: inout StatedContext
  ) {
    if phrase.isOfPanel {
      context.area = .aid
      return
    }
    if phrase.has("title") || phrase.has("subtitle") {
      context.area = .title
      context.isTitle = true
      return
    }
    if phrase.isGrid, context.series == nil {
      context.area = .grid
      context.axis = phrase.side ?? context.axis
      context.isGrid = true
      return
    }
    if isGroup, !isPart(phrase, of: context), let series = series(phrase, index) {
      context.series = series
      context.area = .marks
    }
    if phrase.has("value") || (phrase.has("label") || phrase.has("text")) && context.series != nil {
      context.area = .values
    }
    let isNumbered = phrase.isNumbered
    let form = ChartForms.form(of: phrase, isInSeries: context.series != nil)
    let isFill = phrase.words == ["fill"]
    let isMark = isFill ? isNumbered && context.series == nil : phrase.isMark
    let isLine = form == .line || form == .area
    guard isMark || isLine else { return }
    // What a series is drawn as, its single points do not change.
    if let form, context.form == nil || form != .scatter {
      context.form = form
      context.isLine = isLine && !phrase.has("point")
    }
    if phrase.has("label") || phrase.has("text") {
      context.area = .values
    } else if context.area != .values {
      context.area = .marks
    }
    // The points of a line are drawn as paths, too.
    if !isGroup, !isLine, phrase.has(anyOf: IdiomVocabulary.points) { context.isLine = false }
    if isGroup, isMark, !context.isLine, draft.scene.shapes(in: index) == 1,
      !draft.scene[index].hasStockLabel
    {
      context.holder = index
    }
    if !isGroup, context.series == nil, isNumbered { context.series = phrase.suffix }
  }

  /// Whether a phrase calls a group what the series around it has, as `series-markers`.
  private func isPart(_ phrase: IdiomPhrase, of context: StatedContext) -> Bool {
    context.series != nil
      && (phrase.suffix.isEmpty || IdiomVocabulary.wrappers.contains(phrase.suffix))
      && phrase.words.last.map { !IdiomVocabulary.series.contains($0) } ?? false
  }

  /// What tells the series that a group is from others; nil where it is none.
  private mutating func series(_ phrase: IdiomPhrase, _ index: Int) -> String? {
    guard phrase.has(anyOf: IdiomVocabulary.series), !phrase.has("overlay"), !phrase.has("layer")
    else { return nil }
    let isPlot = phrase.has("plot") && phrase.words.count == 1
    let title = draft.scene[index].element.title
    if isPlot, title == nil || phrase.suffix.isEmpty { return nil }
    let number = draft.scene[index].phrases.first { other in
      other.has(anyOf: IdiomVocabulary.series) && !other.suffix.isEmpty
    }?.suffix
    let key = number ?? "@\(index)"
    let name = isPlot && title?.hasPrefix("gnuplot_plot") == true ? nil : title
    if keys.insert(key).inserted {
      draft.groups.append((key, index, name))
    }
    return key
  }

  private mutating func readForm(_ phrase: IdiomPhrase) {
    guard !draft.isFormStated else { return }
    draft.isFormStated = true
    draft.form = ChartForms.stated(phrase)
  }

  // MARK: what a node is

  private func part(of index: Int, _ context: StatedContext) -> ChartDraft.Part? {
    let node = draft.scene[index]
    var part = ChartDraft.Part(role: .aid, axis: context.axis, series: context.series)
    part.holder = context.holder
    part.form = context.form
    switch context.area {
    case .none: return nil
    case .aid: break
    case .legend: part.role = node.isText ? context.isTitle ? .legendTitle : .entry : .swatch
    case .axis:
      if node.isText {
        part.role = context.isTitle ? .axisTitle : context.isTick ? .tick : .axisText
      } else {
        part.role = context.isGrid ? .gridline : context.isTick ? .tickLine : .axisLine
      }
    case .grid:
      guard !node.isText else { return nil }
      part.role = .gridline
    case .title:
      guard node.isText else { return nil }
      part.role = StatedTitles.role(of: index, draft.scene)
    case .values:
      guard node.isText else { return nil }
      part.role = .value
    case .marks:
      if node.isText {
        part.role = .value
      } else {
        part.role = isLine(node, context) ? .line : .mark
      }
    }
    return part
  }

  /// Whether a shape stands for all of its series.
  private func isLine(_ node: ChartScene.Node, _ context: StatedContext) -> Bool {
    guard ["path", "polyline", "line", "polygon"].contains(node.element.name) else { return false }
    return context.isLine
  }
}
