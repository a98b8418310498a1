package import A11yModel
internal import CSS
internal import ChartRecognition
internal import SVGPainting
package import XML

/// Reads SVG 1.1 and 2.
///
/// Scripts are never run, and nothing is ever loaded.
package struct SVGReader {
  private let file: SVGFile
  private let name: String
  private let generation: Generation?
  private let page: [Appearance: Color]

  /// - Parameters:
  ///   - root: the document element.
  ///   - file: what reports call the file.
  ///   - generation: the generation of system colours; nil where nothing says one.
  ///   - page: what the image lies on, by appearance; nothing where nobody knows.
  /// - Returns: what the image says and shows.
  package static func read(
    _ root: XML.Element,
    file: String,
    generation: Generation?,
    page: [Appearance: Color]
  ) -> Document {
    SVGReader(file: SVGFile(root), name: file, generation: generation, page: page).document()
  }

  private func document() -> Document {
    var painter = SVGPainter(file)
    painter.paint()
    let tree = SVGElements(file, painter.styles)
    let colors = PaintedColors(painter, page: page(painter.styles))
    let texts = TextParts(painter, colors)
    var component = Component(kind: .graphic, source: 0)
    component.id = file.root.identifier
    component.language =
      tree.language.map { .known($0) } ?? .unknown(FileFact.language.rawValue)
    var elements = tree.elements
    elements.addHitAreas(of: painter)
    elements.tellGridlines(of: painter)
    component.snapshots = [
      Snapshot(name: "initial", current: nil, stepStates: [], elements: elements)
    ]
    ForeignContent.note(in: &component.snapshots[0].elements, file)
    component.parts = texts.parts
    component.renderings = texts.renderings
    var found = indicators(tree.progresses, component)
    let drawn = drawnSteps(in: painter, besides: found, component)
    let animations = SVGAnimations(painter.file, painter.styles).all
    if found.isEmpty, drawn.isEmpty, let told = ToldProgress.find(painter, animations) {
      found = [SVGComponents.Found(told)]
    }
    // What an image says that it is goes before what it looks like.
    var signs: String?
    if found.first?.element != 0 {
      signs = addChart(to: &component, painter, colors, besides: found, drawn)
    }
    if component.kind == .chart {
      // The elements of a chart stand elsewhere, and what measures something in it belongs to it.
      found = indicators([], component)
    } else if !drawn.isEmpty {
      add(drawn, to: &component, &found)
    }
    var components = SVGComponents(component, found, painter, colors).all
    let isPicture = components.allSatisfy { $0.kind == .graphic }
    RepeatedIDs(file).tell(&components)
    var document = Document(
      dialect: .svg,
      file: name,
      scope: .component,
      completeness: [.tree],
      platform: .ios,
      generation: generation ?? .ios26,
      sources: file.sources,
      palette: [],
      components: components.animated(by: animations, file),
      notes: notes(painter)
    )
    document.missedChart = isPicture ? signs.map(missedChart) : nil
    return document
  }

  private func missedChart(_ signs: String) -> Note {
    Note(
      "\(signs) are seen and no chart is recognised, so that no rule on charts was asked; if it is "
        + "one, let its name say of what: aria-label=\"Bar chart of …\" with role=\"img\" on <svg>",
      on: .file(name)
    )
  }

  /// The progress bars, meters and steps that the image says it has, in document order.
  private func indicators(
    _ progresses: [FoundProgress],
    _ component: Component
  ) -> [SVGComponents.Found] {
    let steps = StepFinder.steps(in: component.snapshots[0].elements, file)
    return (progresses.map(SVGComponents.Found.init) + steps.map(SVGComponents.Found.init))
      .sorted { $0.element < $1.element }
  }

  /// The steps that are drawn in it and lie in nothing that the image says it has.
  private func drawnSteps(
    in painter: SVGPainter,
    besides found: [SVGComponents.Found],
    _ component: Component
  ) -> [DrawnSteps] {
    guard !isTooLarge(painter), painter.shortfall == nil else { return [] }
    let stated = Set(found.map { component.snapshots[0].elements[$0.element].source })
    return DrawnSteps.all(in: painter).filter { steps in
      steps.items.allSatisfy { file.holder(of: $0.source, among: stated) == nil }
    }
  }

  /// Makes drawn steps components.
  private func add(
    _ drawn: [DrawnSteps],
    to component: inout Component,
    _ found: inout [SVGComponents.Found]
  ) {
    let places = component.snapshots[0].elements.add(drawn, file)
    for index in found.indices { found[index].element = places[found[index].element] }
    let steps = StepFinder.read(drawn, in: component.snapshots[0].elements, file)
    found += steps.map(SVGComponents.Found.init)
    found.sort { $0.element < $1.element }
  }

  /// Whether more is drawn than is searched for a chart.
  private func isTooLarge(_ painter: SVGPainter) -> Bool {
    painter.shapes.count + painter.texts.count > ChartRecognizer.mostNodes
  }

  /// Adds what is recognised of a chart, and what is read in letters drawn as outlines.
  ///
  /// - Returns: what speaks for a chart where none is recognised.
  private func addChart(
    to component: inout Component,
    _ painter: SVGPainter,
    _ colors: PaintedColors,
    besides found: [SVGComponents.Found],
    _ drawn: [DrawnSteps]
  ) -> String? {
    guard !isTooLarge(painter) else { return nil }
    let scene = ChartScene(painter)
    component.addOutlines(of: scene, file)
    guard painter.shortfall == nil else { return nil }
    let recognized: RecognizedChart
    switch ChartRecognizer.recognition(of: scene) {
    case .chart(let chart): recognized = chart
    case .none(let signs): return signs
    }
    // Circles in a row are no chart where they are steps.
    let elements = component.snapshots[0].elements
    let steps = Set(found.filter { $0.steps != nil }.map { elements[$0.element].source })
      .union(drawn.flatMap(\.sources))
    guard
      recognized.marks.allSatisfy({
        file.holder(of: file.source(of: $0.element), among: steps) == nil
      })
    else { return nil }
    let chart = ChartDocument(recognized, file)
    component.kind = .chart
    component.chart = chart.chart
    component.chart?.table = ForeignContent.table(
      in: elements,
      file,
      ofMarks: recognized.marks.count
    )
    component.course = recognized.course
    component.snapshots[0].elements =
      ChartElements.marked(component.snapshots[0].elements, chart, file)
    component.tie(to: chart)
    let shapes = ShapeParts(painter, chart.roles, form: chart.chart.form, colors)
    component.add(shapes, areColorsValues: recognized.areColorsValues)
    return nil
  }

  /// The first thing that its styles say and that is skipped, and how many there are.
  private func notes(_ painter: SVGPainter) -> [Note] {
    let styles = painter.styles
    let size =
      isTooLarge(painter)
      ? [
        Note(
          "no chart is looked for among more than \(ChartRecognizer.mostNodes) elements",
          on: .file(name)
        )
      ] : []
    guard let first = styles.notes.first else { return size }
    let position = StyleNotePlaces(file.root).position(of: first)
    let others = styles.notes.count - 1
    let more = others == 0 ? "" : "; and \(others) more"
    let place = Location(file: name, line: position.line, column: position.column)
    return size + [Note("skipped: \(first.message)\(more)", on: .location(place))]
  }

  /// What the image lies on in each appearance: its own background, over that of the page.
  private func page(_ styles: DocumentStyles) -> [Appearance: Color] {
    var page: [Appearance: Color] = [:]
    for appearance in Appearance.allCases {
      let own = styles.style(of: file.root, in: appearance)
      guard let color = own.backgroundColor, !own.own.hasBackgroundImage else { continue }
      if color.alpha >= 1 {
        page[appearance] = color
      } else if let given = self.page[appearance] {
        page[appearance] = color.composited(over: given)
      }
    }
    return page
  }
}
