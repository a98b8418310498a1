internal import A11yModel

/// Gives the indicators of an image what the eye gets of them.
struct IndicatorPainting {
  let painter: SVGPainter
  let colors: PaintedColors

  /// Adds the shapes of steps, and ties the texts that a component has to the steps they stand in.
  func add(_ steps: StatedSteps, in container: Int, to component: inout Component) {
    let places = StepPlaces(steps, container: container, painter.file)
    let states = component.snapshots[0].stepStates
    let shapes = StepParts(painter, colors, places, states)
    let texts = component.parts
    let offset = component.renderings.count
    component.parts = shapes.parts.map { part in
      var part = part
      part.rendering += offset
      return part
    }
    component.renderings += shapes.renderings
    var boxes = textBoxes
    for text in texts {
      var part = text
      if let step = places.place(ofSource: part.source).step {
        (part.role, part.subject, part.state) = (.node, .step(step), states[step])
        if let box = boxes.take(part) { part.parent = shapes.holder(of: box, in: step) }
      }
      component.parts.append(part)
    }
  }

  /// Adds the track and the filled part of a progress bar.
  func addTrack(to component: inout Component) {
    let track = TrackParts(painter, colors, container: component.source)
    component.progress?.missingTrack = track.missing
    let (place, offset) = (component.parts.count, component.renderings.count)
    component.parts += track.parts.map { part in
      var part = part
      part.rendering += offset
      part.over = part.over.map { $0 + place }
      return part
    }
    component.renderings += track.renderings
  }

  // MARK: texts

  private var textBoxes: TextBoxes {
    var boxes = TextBoxes()
    for text in painter.texts {
      boxes.add(text.area.box, text.text, painter.file.source(of: text.element))
    }
    return boxes
  }

  /// Around each text, by the element that holds it and its letters.
  private struct TextBoxes {
    private var boxes: [Key: [Box]] = [:]

    private struct Key: Hashable {
      var source: Int
      var text: String
    }

    mutating func add(_ box: Box, _ text: String, _ source: Int) {
      boxes[Key(source: source, text: text), default: []].append(box)
    }

    /// The box of a part; each is given once.
    mutating func take(_ part: Part) -> Box? {
      let key = Key(source: part.source, text: part.sample)
      guard let first = boxes[key]?.first else { return nil }
      boxes[key]?.removeFirst()
      return first
    }
  }

  /// Whether an element of the source lies in another, or is it.
  func lies(_ source: Int, within container: Int) -> Bool {
    var next: Int? = source
    while let index = next, index > container { next = painter.file.sources[index].parent }
    return next == container
  }
}
