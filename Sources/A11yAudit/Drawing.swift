public import A11yModel
public import Drawing

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
    Picture(of: component, in: snapshot, self, source: source).text(variant, seenBy: vision)
  }
}
