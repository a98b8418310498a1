public import A11yModel
public import Drawing
internal import XML

extension Document {
  /// A component as an image: an SVG document that stands alone.
  ///
  /// What the source says nothing of has a default, and a dotted edge where that would mislead; a
  /// checkerboard stands for colours that are not known.
  ///
  /// - Parameters:
  ///   - component: one of the document's, of a spec or of Swift source; of an image, what it shows is
  ///     laid out anew.
  ///   - snapshot: the state that it is in, an index into its snapshots; of any other, nothing is shown.
  ///   - variant: the appearance, and the surface that it lies on.
  ///   - vision: who looks; nil for somebody who can tell all colours apart.
  /// - Returns: the text of the document, with a comment in its head that says what wrote it.
  public func drawing(
    of component: Component,
    in snapshot: Int = 0,
    _ variant: Variant = Variant(.light),
    seenBy vision: Vision? = nil
  ) -> String {
    let states = component.snapshots
    let words = [
      component.id ?? component.kind.rawValue,
      states.indices.contains(snapshot) ? states[snapshot].name : "",
      variant.name, vision?.rawValue ?? "",
    ]
    let scene = Scene(of: component, in: snapshot, self)
    let markup = scene.markup(
      of: component,
      in: self,
      variant,
      seenBy: vision,
      title: words.filter { !$0.isEmpty }.joined(separator: ", ")
    )
    return DrawingFile.text(of: markup)
  }
}
