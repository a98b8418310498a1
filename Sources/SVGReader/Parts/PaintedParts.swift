internal import A11yModel

extension Component {
  /// Adds parts whose renderings, and whose parts over and around one another, are counted from 0.
  mutating func append(_ added: [Part], _ own: [Rendering]) {
    let place = parts.count
    parts += added.map { part in
      var part = part
      part.rendering += renderings.count
      part.parent = part.parent.map { $0 + place }
      part.over = part.over.map { $0 + place }
      part.around = part.around.map { $0 + place }
      return part
    }
    renderings += own
  }
}
