package import A11yModel
internal import CSS
internal import Geometry
internal import SVGPainting
package import XML

/// An SVG source that is drawn as itself and made inert: written anew by an allow-list of elements and
/// attributes, so that nothing is run, loaded or led to.
package struct InertImage {
  let painter: SVGPainter
  private let references: ImageReferences

  /// - Parameter source: the bytes of an SVG file.
  /// - Throws: why it is no XML.
  package init(source: [UInt8]) throws(ParseError) {
    self.init(try Tree(parsing: source).root)
  }

  /// - Parameter root: the image.
  package init(_ root: XML.Element) {
    let file = SVGFile(root)
    painter = SVGPainter(file)
    references = ImageReferences(file, painter.styles)
  }

  /// Draws the image; in all appearances and for everybody who looks at it its elements are the same, and only what
  /// its attributes say may differ.
  ///
  /// - Parameters:
  ///   - appearance: what the reader prefers.
  ///   - vision: who looks; nil for somebody who can tell all colours apart.
  ///   - page: what the image lies on; nil where nobody knows.
  ///   - prefix: what its ids begin with, letters, digits and hyphens.
  /// - Returns: the drawing, as large as the image is by itself.
  package func drawing(
    in appearance: Appearance,
    seenBy vision: Vision? = nil,
    on page: Color? = nil,
    prefix: String
  ) -> DrawnImage {
    let root = painter.file.root
    guard root.isSVG, root.name == "svg" else {
      return DrawnImage(markup: Self.sign("no SVG image"), remarks: ["it is no SVG image"])
    }
    var frame = ImageFrame(painter, appearance)
    guard !frame.isEmpty else {
      frame.remarks.append("its view box has no extent, so that nothing of it is shown")
      return DrawnImage(markup: Self.sign("nothing is shown"), remarks: frame.remarks)
    }
    var elements = InertElements(painter, references, frame, appearance, vision, prefix)
    var content: [Markup.Content] = []
    if let ground = elements.ground(on: page) { content.append(.element(ground)) }
    content += elements.content(
      of: root,
      InertElements.Place(path: "/\(root.name)[1]", isShown: true)
    )
    if let unknown = elements.unknownPaint { content.append(.element(unknown)) }
    if elements.isBlank {
      frame.remarks.append("nothing in it is drawn")
      content.append(.element(LabelledBox("an empty image", frame.area, in: frame.extent).markup))
    }
    let attributes = frame.attributes + elements.attributes(ofImage: root)
    return DrawnImage(
      markup: Markup("svg", attributes, content: content),
      remarks: frame.remarks + elements.remarks
    )
  }

  /// What stands for an image of which nothing can be drawn.
  private static func sign(_ text: String) -> Markup {
    let extent = LengthBasis.Extent.window
    let area = Box(x: 0, y: 0, width: extent.width, height: extent.height)
    let frame = ImageFrame.attributes(width: extent.width, height: extent.height, area)
    return Markup("svg", frame, children: [LabelledBox(text, area, in: extent).markup])
  }
}
