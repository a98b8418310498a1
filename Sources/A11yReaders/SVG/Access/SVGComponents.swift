internal import A11yModel

/// The components of an image: the whole, and the progress bars and meters that say that they are
/// such.
struct SVGComponents {
  /// A progress bar or a meter among the elements of an image.
  struct Found {
    var element: Int
    var id: String?
    var progress: Progress
  }

  private(set) var all: [Component] = []

  /// - Parameters:
  ///   - image: the image as a whole.
  ///   - found: the progress bars and meters in it, in document order.
  init(_ image: Component, _ found: [Found]) {
    let found = found.filter { !Self.isHidden($0.element, image.snapshots[0].elements) }
    guard image.kind == .graphic, let only = found.first else {
      all = [image]
      return
    }
    if found.count == 1, Self.isAll(of: image, only) {
      var component = image
      (component.kind, component.progress) = (.progress, only.progress)
      component.source = image.snapshots[0].elements[only.element].source
      all = [component]
    } else {
      part(image, found)
    }
  }

  /// Whether an image is there for one progress bar or meter: it has no name of its own, and nothing
  /// else is in it but plain text, which belongs to it.
  private static func isAll(of image: Component, _ only: Found) -> Bool {
    let elements = image.snapshots[0].elements
    guard only.element > 0 else { return true }
    let own = only.element..<max(elements[only.element].end, only.element + 1)
    let around = Set(sequence(first: only.element) { elements[$0].parent })
    return elements.indices.allSatisfy { index in
      let element = elements[index]
      if own.contains(index) { return true }
      guard !element.isDescribed, !element.isRoleStated || element.role == .group,
        element.focus == nil, element.kind != .control
      else { return false }
      return around.contains(index) || element.kind == .text
    }
  }

  private static func isHidden(_ index: Int, _ elements: [A11yModel.Element]) -> Bool {
    sequence(first: index) { elements[$0].parent }.contains { elements[$0].isHidden }
  }

  /// Makes each of several a component of its own, and leaves the rest to the image.
  private mutating func part(_ image: Component, _ found: [Found]) {
    let elements = image.snapshots[0].elements
    var rest: [A11yModel.Element] = []
    var places = Array(repeating: -1, count: elements.count)
    var parts: [Component] = []
    var waiting = found[...]
    var index = 0
    while index < elements.count {
      while let first = waiting.first, first.element < index { waiting.removeFirst() }
      if let first = waiting.first, first.element == index, index > 0 {
        parts.append(component(of: first, elements, in: image))
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
    var whole = image
    whole.snapshots[0].elements = rest
    if let root = found.first, root.element == 0 {
      (whole.kind, whole.progress) = (.progress, root.progress)
    }
    all =
      rest.count == 1 && rest[0].label == .absent && image.parts.isEmpty ? parts : [whole] + parts
  }

  private func component(
    of found: Found,
    _ elements: [A11yModel.Element],
    in image: Component
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
    component.progress = found.progress
    component.language = image.language
    var next: Int? = first
    while let index = next {
      if let language = elements[index].language {
        component.language = .known(language)
        break
      }
      next = elements[index].parent
    }
    own[0].language = nil
    component.snapshots = [
      Snapshot(name: "initial", current: nil, stepStates: [], elements: own)
    ]
    return component
  }
}
