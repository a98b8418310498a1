internal import A11yModel
internal import ChartRecognition
internal import SVGPainting

extension Component {
  /// Adds what is read in letters that are drawn as outlines: one text for all of them, of which
  /// nobody knows how large its letters are.
  ///
  /// - Parameters:
  ///   - scene: what the image shows.
  ///   - file: where it is from.
  mutating func addOutlines(of scene: ChartScene, _ file: SVGFile) {
    let outlines = scene.nodes.filter { $0.kind == .outlines && $0.isSeen }
    guard let first = outlines.first else { return }
    let words = outlines.lazy.compactMap(\.text.value).first { $0.contains(where: \.isLetter) }
    let fact = "the size of the letters, which are drawn as outlines"
    let text = words.map { outlines.count > 1 ? "\($0) …" : $0 } ?? "drawn as outlines"
    let source = file.source(of: first.element)
    var part = Part(kind: .text, role: .plain, source: source, rendering: renderings.count)
    part.content = [.literal(text)]
    part.sample = text
    part.textStyle = TextStyle(
      size: .unknown(fact),
      weight: .unknown(fact),
      unit: .pixel,
      scales: .unknown(TextParts.scaling)
    )
    parts.append(part)
    renderings.append(Rendering(variants: PaintedColors.unseen(fact)))
  }
}
