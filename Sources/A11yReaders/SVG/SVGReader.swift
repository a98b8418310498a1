internal import A11yModel
internal import XML

/// Reads SVG 1.1 and 2.
///
/// Scripts are never run, and nothing is ever loaded.
struct SVGReader {
  private let file: SVGFile
  private let name: String
  private let settings: ReadingSettings

  static func read(
    _ root: XML.Element,
    file: String,
    _ settings: ReadingSettings
  ) -> Document {
    SVGReader(file: SVGFile(root), name: file, settings: settings).document()
  }

  private func document() -> Document {
    var painter = SVGPainter(file)
    painter.paint()
    let tree = SVGElements(file, painter.styles)
    let viewport = Viewport(root: file.root, basis: LengthBasis())
    let texts = TextParts(painter, page: page(painter.styles), isSizeKnown: viewport.isSizeKnown)
    var component = Component(kind: .graphic, source: 0)
    component.id = file.root["id"]
    component.language =
      tree.language.map { .known($0) } ?? .unknown("the language of the page that shows the image")
    component.snapshots = [
      Snapshot(name: "initial", current: nil, stepStates: [], elements: tree.elements)
    ]
    component.parts = texts.parts
    component.renderings = texts.renderings
    return Document(
      dialect: .svg,
      file: name,
      scope: .component,
      completeness: [.tree],
      platform: .ios,
      generation: settings.generation ?? .ios26,
      sources: file.sources,
      palette: [],
      components: SVGComponents(component, tree.progresses).all
    )
  }

  /// What the image lies on in each appearance: its own background, over that of the page.
  private func page(_ styles: DocumentStyles) -> [Appearance: Color] {
    var page: [Appearance: Color] = [:]
    for appearance in Appearance.allCases {
      let own = styles.style(of: file.root, in: appearance)
      guard let color = own.backgroundColor, !own.own.hasBackgroundImage else { continue }
      if color.alpha >= 1 {
        page[appearance] = color
      } else if let given = settings.page[appearance] {
        page[appearance] = color.composited(over: given)
      }
    }
    return page
  }
}
