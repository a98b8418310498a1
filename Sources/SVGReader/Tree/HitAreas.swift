internal import A11yModel
internal import SVGPainting

extension [A11yModel.Element] {
  /// Says of each element that can be operated where it responds to a pointer.
  mutating func addHitAreas(of painter: SVGPainter) {
    guard !painter.targets.isEmpty else { return }
    let size = painter.isSizeKnown ? nil : FileFact.size.rawValue
    var areas: [Int: HitArea] = [:]
    for target in painter.targets {
      guard var area = target.hitArea(doubt: size) else { continue }
      let source = painter.file.source(of: target.owner)
      if areas[source] != nil {
        area = .unknown
        area.doubt = "which of the parts that one <use> shows responds where"
      }
      areas[source] = area
    }
    for index in indices where self[index].isOperable {
      if let area = areas[self[index].source] { self[index].hitArea = area }
    }
    guard painter.isSizeKnown, !isEmpty else { return }
    self[0].setSize(width: painter.bounds.width, height: painter.bounds.height)
  }
}
