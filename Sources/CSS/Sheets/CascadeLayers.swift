/// The cascade layers of a document in the order in which their names are met (Cascade 5,
/// section 6.4.4).
struct CascadeLayers: Sendable {
  /// What lies in no layer.
  static let unlayered: Int32 = 0

  private struct Layer: Sendable {
    var children: [Int32] = []
    var names: [String: Int32] = [:]
  }

  private var layers = [Layer()]

  /// The layer of a name within another; one without a name is new each time.
  mutating func layer(_ name: String?, in parent: Int32) -> Int32 {
    if let name, let known = layers[Int(parent)].names[name] { return known }
    let number = Int32(layers.count)
    layers.append(Layer())
    layers[Int(parent)].children.append(number)
    if let name { layers[Int(parent)].names[name] = number }
    return number
  }

  /// The layers that a list names, each by names joined with points; nil where it is none.
  mutating func layers(_ list: TokenCursor, in parent: Int32) -> [Int32]? {
    var cursor = list
    var layers: [Int32] = []
    while !cursor.isFinished() {
      var layer = parent
      repeat {
        guard let name = cursor.takeIdent() else { return nil }
        layer = self.layer(name, in: layer)
      } while cursor.take(delim: ".")
      layers.append(layer)
      cursor.skipSpace()
      guard cursor.isAtEnd || cursor.take(.comma) else { return nil }
    }
    return layers
  }

  /// How late each layer comes: what lies in a layer itself comes after the layers in it.
  var order: [Int32] {
    var order = Array(repeating: Int32(0), count: layers.count)
    var next: Int32 = 0
    var open: [(layer: Int32, child: Int)] = [(0, 0)]
    while let (layer, child) = open.last {
      let children = layers[Int(layer)].children
      if child < children.count {
        open[open.count - 1].child += 1
        open.append((children[child], 0))
      } else {
        order[Int(layer)] = next
        next += 1
        open.removeLast()
      }
    }
    return order
  }
}
