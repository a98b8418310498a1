internal import A11yModel
internal import CSS
internal import Geometry
internal import SVGPainting
internal import XML

// Pictures and documents within the image.
extension InertElements {
  /// What stands for a picture or a document within the image.
  mutating func picture(_ element: XML.Element, _ place: Place) -> Markup? {
    if element.name == "image", let picture = element.address.flatMap(EmbeddedPicture.init) {
      hasPictures = true
      return kept(element, "image", place, [(name: "href", value: picture.address)])
    }
    omissions.add(element.name == "image" ? .picture : .document)
    guard let box = box(of: element) else { return nil }
    isBlank = false
    let text = SVGText(of: element).all
    let label = element.name == "image" ? "image" : "document within the image"
    var markup = LabelledBox(text.isEmpty ? label : text, box, in: frame.extent).markup
    markup.attributes = attributes(of: element, "g", place)
    return markup
  }

  /// The box of an element that says where it is and how large; nil where nothing of it is seen.
  private func box(of element: XML.Element) -> Box? {
    let style = style(of: element)
    let basis = basis(style)
    func side(_ property: StyledGeometry.Property, _ direction: LengthBasis.Direction) -> Double? {
      switch style.own.geometry[property] {
      case .length(let length): length.resolved(by: frame.extent.extent(along: direction))
      case .initial: nil
      default: element[property.rawValue].flatMap { Length($0)?.pixels(basis, along: direction) }
      }
    }
    let isImage = element.name == "image"
    let box = Box(
      x: side(.x, .horizontal) ?? 0,
      y: side(.y, .vertical) ?? 0,
      width: side(.width, .horizontal) ?? (isImage ? frame.extent.width : 0),
      height: side(.height, .vertical) ?? (isImage ? frame.extent.height : 0)
    )
    return box.isFinite && box.width > 0 && box.height > 0 ? box : nil
  }
}
