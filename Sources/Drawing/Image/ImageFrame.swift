internal import A11yModel
internal import Geometry
internal import SVGPainting
internal import XML

/// How large an image is drawn, and which part of its plane is shown.
struct ImageFrame {
  /// In the user units of what the image holds.
  let extent: LengthBasis.Extent

  /// All that is seen of the plane.
  private(set) var area: Box

  /// The size, the view box and how that is fitted in.
  let attributes: [(name: String, value: String)]

  /// How many pixels of the drawing one of the image takes.
  let scale: Double

  var remarks: [String] = []

  /// Whether its view box shows nothing.
  let isEmpty: Bool

  /// The pixels that a drawing has at most along either side.
  private static let most = 4096.0

  init(_ painter: SVGPainter, _ appearance: Appearance) {
    let root = painter.file.root
    let (natural, isKnown) = painter.size(in: appearance)
    let whole = Box(x: 0, y: 0, width: natural.width, height: natural.height)
    let box = root["viewBox"].flatMap(ViewBox.init)
    isEmpty = box?.isEmpty ?? false
    let ratio = root["preserveAspectRatio"].flatMap(AspectRatio.init)
    let inner = box?.transform(to: whole, ratio ?? AspectRatio())
    area = inner?.inverse?.apply(whole) ?? whole
    extent = box.map { LengthBasis.Extent(width: $0.width, height: $0.height) } ?? natural

    scale = min(1, Self.most / max(natural.width, natural.height))
    let (width, height) = (max(1, natural.width * scale), max(1, natural.height * scale))
    let size = "\(NumberText(width)) by \(NumberText(height)) pixels"
    if scale < 1 || width > natural.width || height > natural.height {
      remarks.append(
        "it is \(NumberText(natural.width)) by \(NumberText(natural.height)) pixels large, and drawn "
          + size
      )
    } else if !isKnown {
      remarks.append("it does not say how large it is shown, and is drawn \(size)")
    }
    let shown = box.map { Box(x: $0.x, y: $0.y, width: $0.width, height: $0.height) } ?? whole
    var attributes = Self.attributes(width: width, height: height, shown)
    if let text = root["preserveAspectRatio"], ratio != nil {
      attributes.append(
        (name: "preserveAspectRatio", value: text.split(separator: " ").joined(separator: " "))
      )
    }
    self.attributes = attributes
  }

  /// Those of an image of so many pixels that shows a box.
  static func attributes(
    width: Double,
    height: Double,
    _ box: Box
  ) -> [(name: String, value: String)] {
    let sides = [box.left, box.top, box.width, box.height].map { "\(NumberText($0))" }
    return [
      (name: "xmlns", value: XML.Element.svgNamespace),
      (name: "width", value: "\(NumberText(width))"),
      (name: "height", value: "\(NumberText(height))"),
      (name: "viewBox", value: sides.joined(separator: " ")),
    ]
  }
}
