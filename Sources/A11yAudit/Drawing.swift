public import A11yModel
public import Drawing
internal import XML

extension Document {
  /// A component as an image: an SVG document that stands alone.
  ///
  /// What the source says nothing of has a default, and a dotted edge where that would mislead; a
  /// checkerboard stands for colours that are not known. An image is drawn as itself and made inert: it
  /// runs nothing, asks for nothing and leads nowhere.
  ///
  /// - Parameters:
  ///   - component: one of the document's.
  ///   - snapshot: the state that it is in, an index into its snapshots; of any other, nothing is shown.
  ///   - variant: the appearance, and the surface that it lies on.
  ///   - vision: who looks; nil for somebody who can tell all colours apart.
  ///   - source: the bytes of the SVG file that the document was read from; without it, what that shows is
  ///     laid out anew.
  /// - Returns: the text of the document, with a comment in its head that says what wrote it.
  public func drawing(
    of component: Component,
    in snapshot: Int = 0,
    _ variant: Variant = Variant(.light),
    seenBy vision: Vision? = nil,
    source: [UInt8]? = nil
  ) -> String {
    let states = component.snapshots
    let words = [
      component.id ?? component.kind.rawValue,
      states.indices.contains(snapshot) ? states[snapshot].name : "",
      variant.name, vision?.rawValue ?? "",
    ]
    let title = words.filter { !$0.isEmpty }.joined(separator: ", ")
    // What the document was read from is well-formed.
    if dialect == .svg, let source, let image = try? InertImage(source: source) {
      let drawing = image.drawing(in: variant.appearance, seenBy: vision, prefix: "image-")
      return DrawingFile.text(of: drawing.markup(titled: title))
    }
    let scene = Scene(of: component, in: snapshot, self)
    let markup = scene.markup(of: component, in: self, variant, seenBy: vision, title: title)
    return DrawingFile.text(of: markup)
  }
}
