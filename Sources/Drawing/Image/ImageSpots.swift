internal import A11yModel
internal import Geometry
internal import SVGPainting
internal import XML

extension InertImage {
  /// Where what is seen stands, by paths and in pixels of the drawing; what holds other elements stands
  /// where the largest of these does, and the image itself is none of them.
  var spots: [String: Spot] {
    var painter = painter
    painter.paint()
    var spots: [Int: Spot] = [:]
    func add(_ spot: Spot, _ element: XML.Element) {
      var next: XML.Element? = element
      while let element = next, let parent = element.parent {
        if spots[element.order].map({ $0.extent < spot.extent }) ?? true {
          spots[element.order] = spot
        }
        next = parent
      }
    }
    for shape in painter.shapes { add(shape.spot(on: painter.canvas), shape.owner) }
    for text in painter.texts where !text.isRepeated { add(Spot(text.area.box), text.element) }
    let root = painter.file.root
    let scale = ImageFrame(painter, .light).scale
    return Self.paths(in: root, "/\(root.name)[1]").reduce(into: [:]) { named, place in
      guard let spot = spots[place.order], spot.box.isFinite else { return }
      named[place.path] = spot.scaled(by: scale)
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
  /// Where it stands.
  fileprivate func spot(on canvas: Canvas) -> Spot {
    let region = (fill ?? stroke).flatMap { canvas.layers[$0].region }
    return region.map { Spot($0, around: box) } ?? Spot(box)
  }
}
