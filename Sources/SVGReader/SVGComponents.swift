internal import A11yModel
internal import SVGPainting

/// The components of an image: the whole, and the indicators in it that say that they are such.
struct SVGComponents {
  /// An indicator among the elements of an image: a progress bar, a meter, or what holds steps.
  struct Found {
    var element: Int
    let id: String?
    let progress: FoundProgress?
    let steps: StatedSteps?

    init(_ progress: FoundProgress) {
      (element, id) = (progress.element, progress.id)
      (self.progress, steps) = (progress, nil)
    }

    init(_ steps: StatedSteps) {
      (element, id) = (steps.container, steps.id)
      (progress, self.steps) = (nil, steps)
    }
  }

  private(set) var all: [Component] = []
  private let file: SVGFile
  private var painting: IndicatorPainting?

  /// - Parameters:
  ///   - image: the image as a whole.
  ///   - found: the indicators in it, in document order.
  ///   - painter: the file that shows it, painted.
  ///   - colors: how its paints are seen.
  init(_ image: Component, _ found: [Found], _ painter: SVGPainter, _ colors: PaintedColors) {
    file = painter.file
    let elements = image.snapshots[0].elements
    let found = Self.outermost(
      found.filter { !elements.isHidden(at: $0.element) },
      elements
    )
    guard let only = found.first else {
      all = [image]
      return
    }
    painting = IndicatorPainting(
      painter,
      colors,
      containers: Set(found.map { elements[$0.element].source })
    )
    if found.count == 1, image.kind == .graphic, Self.isAll(of: image, only) {
      all = [whole(image, only)]
    } else {
      part(image, found)
    }
  }

  /// Those that lie in no other but the image itself.
  private static func outermost(_ found: [Found], _ elements: [A11yModel.Element]) -> [Found] {
    var end = 0
    return found.filter { one in
      guard one.element >= end else { return false }
      if one.element > 0 || one.steps != nil { end = max(elements[one.element].end, end) }
      return true
    }
  }

  // MARK: the whole image

  /// Whether an image is there for one indicator: nothing else is in it but plain text, which belongs
  /// to it, and what holds it all; a progress bar needs a name of its own where the image has one.
  private static func isAll(of image: Component, _ only: Found) -> Bool {
    let elements = image.snapshots[0].elements
    guard only.element > 0 else { return true }
    let own = only.element..<max(elements[only.element].end, only.element + 1)
    let around = Set(elements.lineage(of: only.element))
    return elements.indices.allSatisfy { index in
      let element = elements[index]
      if own.contains(index) { return true }
      if only.steps != nil, around.contains(index) { return element.focus == nil }
      guard !element.isDescribed, !element.isRoleStated || element.role == .group,
        element.focus == nil, element.kind != .control
      else { return false }
      return around.contains(index) || element.kind == .text
    }
  }

  private mutating func whole(_ image: Component, _ only: Found) -> Component {
    var component = image
    component.source = image.snapshots[0].elements[only.element].source
    component.id = only.id ?? image.id
    add(only, to: &component, from: 0)
    return component
  }

  /// Makes a component what it is.
  private mutating func add(_ found: Found, to component: inout Component, from first: Int) {
    if let steps = found.steps {
      component.hold(steps, from: first)
      painting?.add(steps, to: &component)
    } else if let found = found.progress {
      (component.kind, component.progress) = (.progress, found.progress)
      component.isAssumed = found.isAssumed
      // Without the role of a progress it is a picture of how far it was.
      component.isDynamic = !found.isAssumed
      painting?.addTrack(to: &component)
    }
  }

  // MARK: several components

  /// Makes each indicator a component of its own, and leaves the rest to the image.
  private mutating func part(_ image: Component, _ found: [Found]) {
    let elements = image.snapshots[0].elements
    var rest: [A11yModel.Element] = []
    var places = Array(repeating: -1, count: elements.count)
    var (whole, parts) = (image, [Component]())
    var texts = takeTexts(of: &whole, in: found.filter { $0.element > 0 }.map(\.element))
    var waiting = found[...]
    var index = 0
    while index < elements.count {
      while let first = waiting.first, first.element < index { waiting.removeFirst() }
      if let first = waiting.first, first.element == index, index > 0 {
        let source = elements[index].source
        parts.append(component(of: first, in: image, texts.removeValue(forKey: source) ?? []))
        index = max(elements[index].end, index + 1)
        continue
      }
      var element = elements[index]
      element.parent = element.parent.map { places[$0] }
      places[index] = rest.count
      rest.append(element)
      index += 1
    }
    rest.setEnds()
    whole.snapshots[0].elements = rest
    if let root = found.first, root.element == 0 { add(root, to: &whole, from: 0) }
    all =
      rest.count == 1 && rest[0].label == .absent && whole.parts.isEmpty ? parts : [whole] + parts
  }

  /// The component of an indicator.
  private mutating func component(
    of found: Found,
    in image: Component,
    _ texts: [(part: Part, rendering: Rendering)]
  ) -> Component {
    let elements = image.snapshots[0].elements
    let first = found.element
    var own = Array(elements[first..<max(elements[first].end, first + 1)])
    for index in own.indices {
      own[index].parent = own[index].parent.map { $0 - first }
      own[index].end -= first
    }
    own[0].kind = .component
    own[0].parent = nil
    own[0].language = nil
    var component = Component(kind: .progress, source: own[0].source)
    component.id = found.id
    component.language =
      elements.lineage(of: first).lazy.compactMap { elements[$0].language }.first
      .map { .known($0) } ?? image.language
    component.snapshots = [
      Snapshot(name: "initial", current: nil, stepStates: [], elements: own)
    ]
    for (place, text) in texts.enumerated() {
      component.parts.append(text.part)
      component.parts[place].rendering = place
      component.renderings.append(text.rendering)
    }
    add(found, to: &component, from: first)
    return component
  }

  /// Takes the texts of an image that stand in some of its elements.
  ///
  /// - Returns: those of each, by its place among the sources.
  private func takeTexts(
    of image: inout Component,
    in indicators: [Int]
  ) -> [Int: [(part: Part, rendering: Rendering)]] {
    let elements = image.snapshots[0].elements
    let holders = Set(indicators.map { elements[$0].source })
    var taken: [Int: [(part: Part, rendering: Rendering)]] = [:]
    var places: [Int?] = []
    var rest: [Part] = []
    for var part in image.parts {
      guard part.kind == .text, let holder = file.holder(of: part.source, among: holders) else {
        places.append(rest.count)
        rest.append(part)
        continue
      }
      places.append(nil)
      (part.parent, part.over, part.around) = (nil, nil, nil)
      taken[holder, default: []].append((part, image.renderings[part.rendering]))
    }
    guard !taken.isEmpty else { return taken }
    image.parts = rest.map { part in
      var part = part
      part.parent = part.parent.flatMap { places[$0] }
      part.over = part.over.flatMap { places[$0] }
      part.around = part.around.flatMap { places[$0] }
      return part
    }
    return taken
  }
}
