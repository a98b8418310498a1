internal import CSS
internal import XML

/// What may begin an animation element whose time to begin is indefinite, where no script is in the
/// image (SVG Animations 2, section 2.5): a link to it, or what an attribute says of an event.
struct AnimationStarters {
  private var linked: Set<String> = []
  private var hasHandlers = false

  init(_ root: XML.Element) {
    var (linked, hasHandlers) = (self.linked, false)
    AnimationElements.visit(root) { element, _ in
      if element.name == "a", let address = element.address, address.hasPrefix("#") {
        linked.insert(String(address.dropFirst()))
      }
      hasHandlers =
        hasHandlers
        || element.attributes.contains { $0.namespace.isEmpty && $0.name.hasPrefix("on") }
    }
    (self.linked, self.hasHandlers) = (linked, hasHandlers)
  }

  func mayBegin(_ element: XML.Element) -> Bool {
    hasHandlers || (element["id"].map(linked.contains) ?? false)
  }
}
