internal import A11yModel

// Where what can be operated responds to a touch or a click.
extension ElementBuilder {
  /// What is known of the area in which a part responds.
  ///
  /// Where the author gives no size, it is at least as large as what lies in it: a child lies within
  /// what its parent paints.
  func hitArea(
    of part: PartNode,
    _ exposure: Exposure,
    _ subject: Element.Subject
  ) -> HitArea {
    let hit = exposure.isPlain ? nil : exposure.more.hit
    let own = part.appearance
    let form =
      hit?.shape?.form ?? (part.kind == .shape ? HitArea.Form(own.shape) : .rectangle)
    var area = HitArea(
      form,
      width: hit?.width ?? own.width,
      height: hit?.height ?? own.height
    )
    // Where it responds beyond its frame, the middle stays where it is.
    area.x = Self.edge(own.x, own.width, hit?.width)
    area.y = Self.edge(own.y, own.height, hit?.height)
    area.spacing = hit?.spacing
    area.isPlatformDefault = part.importance.isPlatformDefault
    if hit?.width == nil, hit?.height == nil, !area.isSizeKnown {
      include(part.children, in: &area, subject)
      if let look = look(of: part, subject) { include(look.children, in: &area, subject) }
    }
    return area
  }

  private static func edge(_ start: Double?, _ extent: Double?, _ hit: Double?) -> Double? {
    guard let start, let hit else { return start }
    return extent.map { start + ($0 - hit) / 2 }
  }

  /// Takes in what parts paint, but for what can be operated itself.
  private func include(
    _ parts: [PartNode],
    in area: inout HitArea,
    _ subject: Element.Subject
  ) {
    for part in parts where isPresent(part, subject) && !isOperable(part) {
      let own = part.appearance
      if let width = own.width, let height = own.height {
        let form = part.kind == .shape ? HitArea.Form(own.shape) : .rectangle
        area.include(HitArea(form, width: width, height: height))
      }
      include(part.children, in: &area, subject)
    }
  }

  private func isOperable(_ part: PartNode) -> Bool {
    guard part.kind != .control else { return true }
    guard !part.exposure.isPlain else { return false }
    return part.exposure.more.action != nil
      || !traits(of: part, part.exposure).isDisjoint(with: .operable)
  }

  /// What an item shows besides its own parts.
  private func look(of part: PartNode, _ subject: Element.Subject) -> PartNode? {
    switch (part.kind, part.content, subject) {
    case (.step, .item(let index), _): stepLook(for: index)?.part
    case (.mark, .item(let index), _): looks.look(ofMark: index)?.part
    case (.entry, _, _): entryLook?.part
    default: nil
    }
  }
}
