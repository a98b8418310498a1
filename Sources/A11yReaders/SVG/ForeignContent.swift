internal import A11yModel
internal import XML

/// What documents in other languages within an image hold that would be met by assistive technology.
enum ForeignContent {
  /// Notes in the elements of an image what foreign documents they hold.
  static func note(in elements: inout [A11yModel.Element], _ file: SVGFile) {
    let places = elements.indices.filter { index in
      file.sources[elements[index].source].name == "foreignObject"
    }
    let origins = file.elements(atSources: Set(places.map { elements[$0].source }))
    for index in places {
      guard let origin = origins[elements[index].source] else { continue }
      elements[index].foreignParts = origin.foreignParts
    }
  }
}

extension XML.Element {
  /// The names of the elements within that are no SVG and would be met besides their text: controls,
  /// pictures, and whatever can have the focus or has a role; each once.
  var foreignParts: [String] {
    var names: [String] = []
    var open = Array(children.reversed())
    while let element = open.popLast() {
      if !element.isSVG, element.isMetByItself, !names.contains(element.name) {
        names.append(element.name)
      }
      open += element.children.reversed()
    }
    return names
  }

  private var isMetByItself: Bool {
    Self.met.contains(name) || name == "a" && self["href"] != nil || self["tabindex"] != nil
      || self["role"] != nil || self["aria-label"] != nil
  }

  private static let met: Set<String> = [
    "audio", "button", "canvas", "embed", "iframe", "img", "input", "meter", "object", "progress",
    "select", "summary", "textarea", "video",
  ]
}
