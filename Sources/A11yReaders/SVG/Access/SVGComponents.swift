internal import A11yModel

/// The components of an image: the whole, and the indicators in it that say that they are such.
struct SVGComponents {
  /// An indicator among the elements of an image: a progress bar, a meter, or what holds steps.
  struct Found {
    var element: Int
    var id: String?
    var progress: Progress?
    var steps: StatedSteps?
  }

  private(set) var all: [Component] = []
  private let painting: IndicatorPainting

  /// - Parameters:
  ///   - image: the image as a whole.
  ///   - found: the indicators in it, in document order.
  ///   - painting: what is painted.
  init(_ image: Component, _ found: [Found], _ painting: IndicatorPainting) {
    self.painting = painting
    let elements = image.snapshots[0].elements
    let found = Self.outermost(
      found.filter { found in
        !Self.isHidden(found.element, elements)
      },
      elements
    )
    guard let only = found.first else {
      all = [image]
      return
    }
    if found.count == 1, image.kind == .graphic, Self.isAll(of: image, only) {
      all = [whole(image, only)]
    } else {
      part(image, found)
    }
  }

  private static func isHidden(_ index: Int, _ elements: [A11yModel.Element]) -> Bool {
    sequence(first: index) { elements[$0].parent }.contains { elements[$0].isHidden }
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
    let around = Set(sequence(first: only.element) { elements[$0].parent })
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

  private func whole(_ image: Component, _ only: Found) -> Component {
    var component = image
    component.source = image.snapshots[0].elements[only.element].source
    component.id = only.id ?? image.id
    add(only, to: &component, from: 0)
    return component
  }

  /// Makes a component what it is.
  private func add(_ found: Found, to component: inout Component, from first: Int) {
    if let steps = found.steps {
      component.hold(steps, from: first)
      painting.add(steps, in: component.source, to: &component)
    } else if let progress = found.progress {
      (component.kind, component.progress) = (.progress, progress)
      painting.addTrack(to: &component)
    }
  }

  // MARK: several components

  /// Makes each indicator a component of its own, and leaves the rest to the image.
  private mutating func part(_ image: Component, _ found: [Found]) {
    let elements = image.snapshots[0].elements
    var rest: [A11yModel.Element] = []
    var places = Array(repeating: -1, count: elements.count)
    var (whole, parts) = (image, [Component]())
    var waiting = found[...]
    var index = 0
    while index < elements.count {
      while let first = waiting.first, first.element < index { waiting.removeFirst() }
      if let first = waiting.first, first.element == index, index > 0 {
        parts.append(component(of: first, elements, in: &whole))
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

  /// The component of an indicator, which takes with it what is painted of it.
  private func component(
    of found: Found,
    _ elements: [A11yModel.Element],
    in image: inout Component
  ) -> Component {
    let first = found.element
    var own = Array(elements[first..<max(elements[first].end, first + 1)])
    for index in own.indices {
      own[index].parent = own[index].parent.map { $0 - first }
      own[index].end -= first
    }
    own[0].kind = .component
    own[0].parent = nil
    var component = Component(kind: .progress, source: own[0].source)
    component.id = found.id
    component.language = language(of: first, elements) ?? image.language
    own[0].language = nil
    component.snapshots = [
      Snapshot(name: "initial", current: nil, stepStates: [], elements: own)
    ]
    component.takeTexts(of: &image) { painting.lies($0, within: own[0].source) }
    add(found, to: &component, from: first)
    return component
  }

  private func language(of index: Int, _ elements: [A11yModel.Element]) -> Fact<String>? {
    sequence(first: index) { elements[$0].parent }.lazy.compactMap { elements[$0].language }.first
      .map { .known($0) }
  }
}

extension Component {
  /// Takes over the texts of another component that stand in some elements of the source.
  fileprivate mutating func takeTexts(
    of other: inout Component,
    where isOwn: (_ source: Int) -> Bool
  ) {
    var places: [Int?] = []
    var rest: [Part] = []
    for var part in other.parts {
      guard part.kind == .text, isOwn(part.source) else {
        places.append(rest.count)
        rest.append(part)
        continue
      }
      places.append(nil)
      let rendering = other.renderings[part.rendering]
      part.rendering = renderings.count
      (part.parent, part.over, part.around) = (nil, nil, nil)
      parts.append(part)
      renderings.append(rendering)
    }
    guard rest.count < other.parts.count else { return }
    other.parts = rest.map { part in
      var part = part
      part.parent = part.parent.flatMap { places[$0] }
      part.over = part.over.flatMap { places[$0] }
      part.around = part.around.flatMap { places[$0] }
      return part
    }
  }
}
