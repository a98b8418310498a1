internal import A11yModel
internal import SVGPainting
internal import XML

/// What documents in other languages within an image hold that would be met by assistive technology.
enum ForeignContent {
  /// Notes in the elements of an image what foreign documents they hold.
  static func note(in elements: inout [A11yModel.Element], _ file: SVGFile) {
    for (index, origin) in origins(elements, file) {
      elements[index].foreignParts = origin.foreignParts
    }
  }

  /// A table among the elements of an image that has a number for each of the marks of its chart.
  ///
  /// - Parameters:
  ///   - elements: what assistive technology gets.
  ///   - file: where it is from.
  ///   - marks: how many there are.
  /// - Returns: the table; nil where there is none that is met.
  static func table(
    in elements: [A11yModel.Element],
    _ file: SVGFile,
    ofMarks marks: Int
  ) -> Chart.Table? {
    // What is one image holds nothing that is met by itself.
    guard marks > 0, !(elements[0].role?.presentsChildren ?? false) else { return nil }
    let found = origins(elements, file).first { index, origin in
      !elements.isHidden(at: index)
        && origin.tables.contains { $0.numberedCells >= marks }
    }
    return found.map { index, _ in
      Chart.Table(
        place: .visible,
        label: .absent,
        isHidden: false,
        source: elements[index].source
      )
    }
  }

  /// The elements that hold foreign documents, in their order.
  private static func origins(
    _ elements: [A11yModel.Element],
    _ file: SVGFile
  ) -> [(index: Int, origin: XML.Element)] {
    let places = elements.indices.filter { index in
      file.sources[elements[index].source].name == "foreignObject"
    }
    let origins = file.elements(atSources: Set(places.map { elements[$0].source }))
    return places.compactMap { index in origins[elements[index].source].map { (index, $0) } }
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

  /// The tables within that are tables to assistive technology.
  fileprivate var tables: [XML.Element] {
    children.filter { $0["aria-hidden"] != "true" && !Self.isUndone($0["role"]) }.flatMap {
      !$0.isSVG && $0.name == "table" ? [$0] : $0.tables
    }
  }

  private static func isUndone(_ role: String?) -> Bool {
    role.map { ["none", "presentation", "img"].contains($0) } ?? false
  }

  /// How many cells of data hold a number.
  fileprivate var numberedCells: Int {
    if name == "td" { return text.contains(where: \.isNumber) ? 1 : 0 }
    return children.reduce(0) { $0 + $1.numberedCells }
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
