internal import A11yModel
internal import CSS
internal import Geometry
internal import SVGPainting
internal import XML

/// Writes the elements of an image anew, in one appearance.
struct InertElements {
  var painter: SVGPainter
  let references: ImageReferences
  let frame: ImageFrame
  let appearance: Appearance
  let vision: Vision?
  let prefix: String
  var omissions = Omissions()

  /// Whether colours with an opacity of their own are filled or stroked with anywhere.
  let hasClearPaint: Bool

  /// Whether nothing was written that paints.
  var isBlank = true

  /// The properties that are written of elements with the same styles, so that each is looked up once.
  var known: [WrittenKey: Set<String>] = [:]

  /// Whether any picture was kept.
  var hasPictures = false
  private var elementsLeft = 20_000
  private var bytesLeft = 4 << 20

  /// Where an element stands.
  struct Place {
    var path: String

    /// Whether it is seen there, or where something refers to what it lies in.
    var isShown: Bool
    var isText = false
  }

  init(
    _ painter: SVGPainter,
    _ references: ImageReferences,
    _ frame: ImageFrame,
    _ appearance: Appearance,
    _ vision: Vision?,
    _ prefix: String
  ) {
    (self.painter, self.references, self.frame) = (painter, references, frame)
    (self.appearance, self.vision, self.prefix) = (appearance, vision, prefix)
    hasClearPaint = painter.styles.styles.contains { style in
      [style.fill, style.stroke].contains { paint in
        if case .color(let color) = paint { color.alpha < 1 } else { false }
      }
    }
    omissions.add(.statement, painter.styles.notes.count)
  }

  /// What is left out or otherwise than in a browser, in words.
  var remarks: [String] {
    omissions.remarks
      + (hasPictures && vision != nil ? ["the pictures in it keep their colours"] : [])
  }

  /// What stands within an element.
  mutating func content(of element: XML.Element, _ place: Place) -> [Markup.Content] {
    // An empty text keeps line breaks out from between letters.
    var content: [Markup.Content] = place.isText ? [.text("")] : []
    var ordinals: [Int: Int] = [:]
    var isChosen = false
    var followsText = true
    for part in element.content {
      switch part {
      case .instruction: continue
      case .text(let run, _):
        if place.isText { content.append(.text(cut(run))) }
        followsText = true
      case .element(let child):
        ordinals[child.number, default: 0] += 1
        var inner = place
        inner.path += "/\(child.name)[\(ordinals[child.number, default: 1])]"
        if element.name == "switch" {
          // The first child that may be shown stands for all (SVG 2, section 5.9).
          guard !isChosen, child.isSVG, painter.file.admits(child) else { continue }
        }
        guard let markup = markup(of: child, inner) else { continue }
        isChosen = InertVocabulary.attributes(of: markup.name) != nil
        if place.isText, !followsText, child.followsSpace { content.append(.text(" ")) }
        content.append(.element(markup))
        followsText = false
      }
    }
    return content
  }

  /// An element as it is kept; nil where nothing of it is.
  private mutating func markup(of element: XML.Element, _ outer: Place) -> Markup? {
    if element.name == "script" { omissions.add(.script) }
    count(attributesOf: element)
    guard element.isSVG, let name = keptName(element, isText: outer.isText) else { return nil }
    guard painter.file.admits(element) else { return nil }
    if name == "title" || name == "desc" {
      let text = cut(SVGText(of: element).all)
      return outer.isShown ? Markup(name, content: [.text(text)]) : nil
    }
    var place = outer
    let isTarget = references.numbers[element.order] != nil
    place.isShown =
      isTarget
      || outer.isShown && !InertVocabulary.resources.contains(name) && !references.isHidden(element)
    guard place.isShown || references.lie(within: element) else { return nil }
    guard elementsLeft > 0, bytesLeft > 0 else {
      omissions.add(.excess)
      return nil
    }
    elementsLeft -= 1
    place.isText = ["text", "tspan", "textPath"].contains(name)
    switch name {
    case "foreignObject", "image": return picture(element, place)
    case "use", "textPath":
      guard let address = address(of: element) else { return nil }
      return kept(element, name, place, [(name: "href", value: address)])
    case "linearGradient", "radialGradient", "pattern":
      let address = address(of: element)
      return kept(element, name, place, address.map { [(name: "href", value: $0)] } ?? [])
    default: return kept(element, name, place)
    }
  }

  mutating func kept(
    _ element: XML.Element,
    _ name: String,
    _ place: Place,
    _ more: [(name: String, value: String)] = []
  ) -> Markup? {
    let attributes = attributes(of: element, name, place) + more
    bytesLeft -= attributes.reduce(0) { $0 + $1.value.utf8.count }
    guard bytesLeft >= 0 else {
      omissions.add(.excess)
      return nil
    }
    if InertVocabulary.graphics.contains(name), place.isShown { isBlank = false }
    return Markup(name, attributes, content: content(of: element, place))
  }

  /// What an element is called in the image; nil where it is left out.
  private mutating func keptName(_ element: XML.Element, isText: Bool) -> String? {
    switch element.name {
    case "a", "switch": return isText ? "tspan" : "g"
    case "title", "desc", "foreignObject": return element.name
    case "script", "style", "metadata", "filter", "view", "cursor": return nil
    case let name where AnimationElements.names.contains(name): return nil
    case let name:
      let isKept =
        InertVocabulary.attributes(of: name) != nil
        && ["tspan", "textPath"].contains(name) == isText
      if !isKept { omissions.add(.element) }
      return isKept ? name : nil
    }
  }

  mutating func count(attributesOf element: XML.Element) {
    for attribute in element.attributes where attribute.name.lowercased().hasPrefix("on") {
      omissions.add(.event)
    }
    if element.name == "a", element.address != nil { omissions.add(.link) }
  }

  /// The address of what an element refers to; nil where that is not kept.
  private mutating func address(of element: XML.Element) -> String? {
    guard let kind = ReferenceKind.address(of: element.name), let address = element.address else {
      return nil
    }
    return id(of: address, kind, from: element).map { "#" + $0 }
  }

  /// The id that something has in this image; nil where it is not kept.
  mutating func id(of address: String, _ kind: ReferenceKind, from element: XML.Element) -> String?
  {
    if let target = references.target(address, of: kind, from: element) {
      return references.numbers[target.order].map { "\(prefix)\($0)" }
    }
    if references.isBroken(address, from: element) {
      omissions.add(.repetition)
    } else if !address.hasPrefix("#") {
      omissions.add(.address)
    }
    return nil
  }

  /// A text as long as there is room for.
  private mutating func cut(_ text: String) -> String {
    let kept = text.utf8.count <= bytesLeft ? text : String(text.prefix(max(0, bytesLeft)))
    bytesLeft -= kept.utf8.count
    return kept
  }
}
