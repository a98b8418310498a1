package import A11yModel
internal import Geometry

/// A component in one of its states, laid out once and drawn in any appearance; what was read from an image
/// is drawn as that.
package struct Picture {
  private let component: Component
  private let document: Document
  private let snapshot: Snapshot?
  private let form: Form

  private enum Form {
    case scene(Scene)
    case image(InertImage)
  }

  /// - Parameters:
  ///   - component: one of the document's.
  ///   - snapshot: an index into its snapshots; of any other, nothing is shown.
  ///   - document: what it is of.
  ///   - source: the bytes that the document was read from; without them, what an image shows is laid out
  ///     anew.
  package init(
    of component: Component,
    in snapshot: Int,
    _ document: Document,
    source: [UInt8]? = nil
  ) {
    (self.component, self.document) = (component, document)
    let states = component.snapshots
    self.snapshot = states.indices.contains(snapshot) ? states[snapshot] : nil
    // What the document was read from is well-formed.
    if document.dialect == .svg, let source, let image = try? InertImage(source: source) {
      form = .image(image)
    } else {
      form = .scene(Scene(of: component, in: snapshot, document))
    }
  }

  /// The picture in a variant, as somebody sees it; ids in it begin with the prefix.
  package func drawing(
    _ variant: Variant,
    seenBy vision: Vision? = nil,
    prefix: String
  ) -> DrawnImage {
    switch form {
    case .image(let image):
      image.drawing(in: variant.appearance, seenBy: vision, prefix: prefix)
    case .scene(let scene):
      scene.drawing(of: component, in: document, variant, seenBy: vision, prefix: prefix)
    }
  }

  /// The same as a document that stands alone.
  package func text(_ variant: Variant, seenBy vision: Vision? = nil) -> String {
    let words = [
      component.id ?? component.kind.rawValue, snapshot?.name ?? "", variant.name,
      vision?.rawValue ?? "",
    ]
    let title = words.filter { !$0.isEmpty }.joined(separator: ", ")
    return DrawingFile.text(
      of: drawing(variant, seenBy: vision, prefix: "image-").markup(titled: title)
    )
  }

  /// Whether nothing is known of what it looks like.
  package var isEmpty: Bool {
    if case .scene(let scene) = form { scene.items.isEmpty } else { false }
  }

  /// Where what is drawn stands.
  package var spots: PictureSpots {
    switch form {
    case .image(let image): PictureSpots(of: image, component, document)
    case .scene(let scene): PictureSpots(of: scene, component, document, snapshot)
    }
  }
}
