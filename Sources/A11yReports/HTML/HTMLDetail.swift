internal import A11yModel
internal import A11yRules
internal import Geometry
internal import XML

// Details of a drawing.
extension HTMLPictures {
  /// What a finding is about as it is, and with the nearest colour; nil where that cannot be shown.
  func detail(of finding: Finding) -> Markup.Content? {
    let worst = finding.joined.min { $0.closeness < $1.closeness }
    guard let outcome = worst, let target = outcome.target,
      let nearest = outcome.text("nearestForeground"), PictureForm.isValue(nearest),
      let index = pictures.views.indices.first(where: { index in
        pictures.views[index].vision == nil && !pictures.spots(of: outcome, in: index).isEmpty
      })
    else { return nil }
    let boxes = pictures.spots(of: outcome, in: index).map(\.box)
    let front = outcome.text("foreground")?.lowercased()
    let painting = folded.properties(of: target)
    let own = folded.views[index].properties.filter { property in
      painting.contains(property.name) && property.value.lowercased() == front
    }
    guard !own.isEmpty else { return nil }
    let mended = own.map { FoldedPictures.Property(name: $0.name, value: nearest) }
    let around = Self.surroundings(of: boxes.reduce(.empty) { $0.union($1) })
    func shown(_ words: String, _ more: [FoldedPictures.Property]) -> Markup.Content {
      let label = "\(name), detail, \(words)"
      let picture = image(
        of: index,
        around,
        [("role", "img"), ("aria-label", label)],
        setting: more
      )
      return .tight("figure", [], [picture, .tight("figcaption", [], [.words(words)])])
    }
    return .tight(
      "div",
      [("class", "detail")],
      [
        shown("as it is, in \(pictures.views[index].variant.appearance.rawValue)", []),
        shown("with \(nearest)", mended),
      ]
    )
  }

  /// As much as shows what stands around it.
  private static func surroundings(of box: Box) -> Box {
    let (width, height) = (max(box.right - box.left, 40) + 24, max(box.bottom - box.top, 16) + 16)
    let (x, y) = ((box.left + box.right - width) / 2, (box.top + box.bottom - height) / 2)
    return Box(x: x, y: y, width: width, height: height)
  }
}
