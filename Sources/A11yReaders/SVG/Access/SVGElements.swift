internal import A11yModel
internal import XML

/// What assistive technology gets of an SVG file, in document order (SVG Accessibility API
/// Mappings 1.0, section 5.1).
struct SVGElements {
  private let file: SVGFile
  private let styles: DocumentStyles
  private let names: SVGNames
  private(set) var elements: [A11yModel.Element] = []

  init(_ file: SVGFile, _ styles: DocumentStyles) {
    (self.file, self.styles) = (file, styles)
    names = SVGNames(file: file)
    buildRoot()
  }

  private mutating func buildRoot() {
    let root = file.root
    var element = A11yModel.Element(kind: .component, source: 0, parent: nil, end: 1)
    describe(&element, root)
    element.isHidden = root["aria-hidden"] == "true"
    elements.append(element)
    build(root.children, parent: 0)
    elements[0].end = elements.count
    // Without anything to enter, it is one image.
    let role = SVGRole.explicit(root)
    let isImage = role.map(SVGRole.presentsChildren.contains) ?? false
    elements[0].isDecorative = role == "none" || role == "presentation"
    elements[0].grouping = isImage || elements.count == 1 ? .ignore : .contain
  }

  private mutating func build(_ children: [XML.Element], parent: Int) {
    for child in children where child.isSVG && !Self.unrendered.contains(child.name) {
      build(child, parent: parent)
    }
  }

  /// Elements that are shown only where others refer to them, or never.
  private static let unrendered: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "linearGradient", "radialGradient", "marker",
    "filter", "style", "script", "metadata", "title", "desc",
  ]

  private mutating func build(_ child: XML.Element, parent: Int) {
    let style = styles.style(of: child, in: .light)
    guard style.own.display != .none else { return }
    let role = SVGRole.explicit(child)
    guard style.visibility == .visible, isIncluded(child, role) else {
      build(child.children, parent: parent)
      return
    }
    let isText = child.name == "text"
    var element = A11yModel.Element(
      kind: kind(of: child, role),
      source: file.source(of: child),
      parent: parent,
      end: 0
    )
    describe(&element, child)
    element.isHidden = child["aria-hidden"] == "true"
    if isText { element.text = names.content(of: child) }
    if element.kind == .control { element.action = .activate }
    if !isText {
      let isLeaf = role.map(SVGRole.presentsChildren.contains) ?? false
      element.grouping = isLeaf || child.children.isEmpty ? .ignore : .contain
      if element.kind == .control, !isLeaf { element.grouping = nil }
    }
    let index = elements.count
    elements.append(element)
    if !isText { build(child.children, parent: index) }
    elements[index].end = elements.count
  }

  /// Whether an element is in the accessibility tree by itself.
  private func isIncluded(_ element: XML.Element, _ role: String?) -> Bool {
    if element["tabindex"].flatMap(Int.init) != nil { return true }
    if element.name == "a", file.address(of: element) != nil { return true }
    if role == "none" || role == "presentation" || role == "generic" { return false }
    if element.name == "text" { return !names.content(of: element).isEmpty }
    return role != nil || names.name(of: element) != nil || names.description(of: element) != nil
  }

  private func kind(of element: XML.Element, _ role: String?) -> A11yModel.Element.Kind {
    if let role { if SVGRole.operable.contains(role) { return .control } }
    switch element.name {
    case "text": return .text
    case "a": return file.address(of: element) == nil ? .group : .control
    case "g", "svg", "switch", "use": return .group
    default: return .shape
    }
  }

  private func describe(_ element: inout A11yModel.Element, _ source: XML.Element) {
    if let name = names.name(of: source) {
      element.label = .known(name)
      element.isDescribed = true
    }
    if let description = names.description(of: source) {
      element.hint = .known(description)
      element.isDescribed = true
    }
    if let language = language(of: source) { element.language = language }
  }

  /// The language that an element gives itself.
  func language(of element: XML.Element) -> String? {
    let own = element.attributes.first { $0.name == "lang" }?.value
    return own.flatMap { $0.isEmpty ? nil : $0 }
  }
}
