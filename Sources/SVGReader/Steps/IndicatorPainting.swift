internal import A11yModel
internal import Geometry
internal import SVGPainting

/// Gives the indicators of an image what the eye gets of them.
struct IndicatorPainting {
  private let painter: SVGPainter
  private let colors: PaintedColors
  private var ground: ShapeGround

  /// The shapes and texts in each indicator, by the place of its element among the sources.
  private var shapes: [Int: [PlacedShape]] = [:]
  private var texts: [Int: [PlacedText]] = [:]

  /// In very many shapes that lie on one another, each would be looked at for each.
  private static let mostShapes = 300

  /// - Parameters:
  ///   - painter: a file that is painted.
  ///   - colors: how its paints are seen.
  ///   - containers: the places of the indicators' elements among the sources.
  init(_ painter: SVGPainter, _ colors: PaintedColors, containers: Set<Int>) {
    (self.painter, self.colors) = (painter, colors)
    ground = ShapeGround(painter, uses: painter.shapes.map { _ in .none })
    let file = painter.file
    for shape in painter.shapes {
      let source = file.source(of: shape.owner)
      if let holder = file.holder(of: source, among: containers) {
        shapes[holder, default: []].append(shape)
      }
    }
    for text in painter.texts {
      let source = file.source(of: text.element)
      if let holder = file.holder(of: source, among: containers) {
        texts[holder, default: []].append(text)
      }
    }
  }

  /// Adds the shapes of steps, and ties the texts that a component has to the steps they stand in.
  mutating func add(_ steps: StatedSteps, to component: inout Component) {
    let places = StepPlaces(steps, container: component.source, painter.file)
    let states = component.snapshots[0].stepStates
    let seen = (shapes[component.source] ?? []).filter { !ground.isHidden($0) }
    let shapes = StepParts(painted(seen), painter.file, places, states)
    let own = component.parts
    component.parts = []
    component.append(shapes.parts, shapes.renderings)
    component.place(stepsIn: boxes(of: steps, places, seen, texts[component.source] ?? []))
    var boxes = TextBoxes(texts[component.source] ?? [], painter.file)
    for text in own {
      var part = text
      if let step = places.place(ofSource: part.source).step {
        (part.role, part.subject, part.state) = (.node, .step(step), states[step])
        if let box = boxes.take(part) { part.parent = shapes.holder(of: box, in: step) }
      }
      component.parts.append(part)
    }
  }

  /// Adds the track and the filled part of a progress bar.
  mutating func addTrack(to component: inout Component) {
    // ARIA takes a progress bar without a value for one of which nobody knows how far it is: those who
    // see it read it.
    if component.progress?.role == .progressbar, !component.isAssumed,
      component.parts.contains(where: { !ProgressVocabulary.percentages(in: $0.sample).isEmpty })
    {
      component.progress?.isDeterminate = true
    }
    if let reason = misplaced(in: component.source) {
      component.progress?.missingTrack = reason
      return
    }
    let own = shapes[component.source] ?? []
    let finder = TrackFinder(own, painter)
    let track = TrackParts(painted(own), finder, painter.file)
    component.progress?.missingTrack = track.missing
    component.progress?.drawnPercent = finder.share.map { $0 * 100 }
    component.append(track.parts, track.renderings)
  }

  /// Why it is not known where something in an indicator is painted; nil where it is.
  private func misplaced(in source: Int) -> String? {
    painter.misplaced.first {
      painter.file.holder(of: painter.file.source(of: $0.element), among: [source]) != nil
    }?.reason
  }

  /// The shapes of an indicator over what lies around them.
  private mutating func painted(_ shapes: [PlacedShape]) -> [PaintedShape] {
    shapes.enumerated().map { place, shape in
      let backings =
        place < Self.mostShapes
        ? ground.backings(around: shape, painter)
        : painter.styles.groups.map { _ in Backing(obstacle: "what lies around so many shapes") }
      return PaintedShape(shape, of: shape.ownElements, painter, colors, backings)
    }
  }

  /// Around what is seen of each step.
  private func boxes(
    of steps: StatedSteps,
    _ places: StepPlaces,
    _ shapes: [PlacedShape],
    _ texts: [PlacedText]
  ) -> [Box] {
    var boxes = Array(repeating: Box.empty, count: steps.items.count)
    let seen =
      shapes.map { ($0.owner, $0.box) } + texts.map { ($0.element, $0.area.box) }
    for (element, box) in seen where !box.isEmpty {
      guard let step = places.place(ofSource: painter.file.source(of: element)).step else {
        continue
      }
      boxes[step] = boxes[step].union(box)
    }
    return boxes
  }

  // MARK: texts

  /// Around each text, by the element that holds it and its letters.
  private struct TextBoxes {
    private var boxes: [Key: [Box]] = [:]

    private struct Key: Hashable {
      var source: Int
      var text: String
    }

    init(_ texts: [PlacedText], _ file: SVGFile) {
      for text in texts {
        let key = Key(source: file.source(of: text.element), text: text.text)
        boxes[key, default: []].append(text.area.box)
      }
    }

    /// The box of a part; each is given once.
    mutating func take(_ part: Part) -> Box? {
      let key = Key(source: part.source, text: part.sample)
      guard let first = boxes[key]?.first else { return nil }
      boxes[key]?.removeFirst()
      return first
    }
  }
}
