internal import A11yModel
internal import Geometry
internal import SVGPainting
internal import XML

extension InertImage {
  /// Where what is seen stands, by paths and in pixels of the drawing; what holds other elements stands
  /// where the first of these does, a line where it begins, and the image itself is none of them.
  var boxes: [String: Box] {
    var painter = painter
    painter.paint()
    var boxes: [Int: Box] = [:]
    func add(_ box: Box, _ element: XML.Element) {
      var next: XML.Element? = element
      while let element = next, let parent = element.parent {
        boxes[element.order] = boxes[element.order] ?? box
        next = parent
      }
    }
    for shape in painter.shapes { add(shape.place(on: painter.canvas), shape.owner) }
    for text in painter.texts where !text.isRepeated { add(text.area.box, text.element) }
    let root = painter.file.root
    let scale = ImageFrame(painter, .light).scale
    return Self.paths(in: root, "/\(root.name)[1]").reduce(into: [:]) { named, place in
      guard let box = boxes[place.order], box.isFinite else { return }
      named[place.path] = Box(
        x: box.left * scale,
        y: box.top * scale,
        width: box.width * scale,
        height: box.height * scale
      )
    }
  }

  private static func paths(
    in element: XML.Element,
    _ path: String
  ) -> [(order: Int, path: String)] {
    var ordinals: [Int: Int] = [:]
    return element.children.flatMap { child in
      ordinals[child.number, default: 0] += 1
      let own = "\(path)/\(child.name)[\(ordinals[child.number, default: 1])]"
      return [(child.order, own)] + paths(in: child, own)
    }
  }
}

extension PlacedShape {
  /// Where somebody points at it: where it begins if it is a line, and else around it.
  fileprivate func place(on canvas: Canvas) -> Box {
    guard fill == nil, let stroke, case .stroke(let line)? = canvas.layers[stroke].region,
      let start = line.contours.points.first
    else { return box }
    return Box(around: [start])
  }
}
