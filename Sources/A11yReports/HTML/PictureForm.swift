internal import XML

/// What a picture is without its paints: two of one form differ in colours alone.
struct PictureForm: Hashable {
  private let markup: Markup

  /// The attributes that are properties of CSS, and so may be custom ones.
  static let paints: Set = [
    "fill", "stroke", "stop-color", "flood-color", "fill-opacity", "stroke-opacity",
    "stop-opacity", "opacity",
  ]

  /// What is used by its id is painted where it stands and not where it is used, so that a view has no
  /// say in it.
  private static let servers: Set = [
    "linearGradient", "radialGradient", "pattern", "mask", "clipPath", "marker", "filter",
  ]

  init(_ picture: Markup) { markup = Self.form(of: picture, isServer: false) }

  private static func form(of element: Markup, isServer: Bool) -> Markup {
    let isServer = isServer || servers.contains(element.name)
    let attributes = element.attributes.map { attribute in
      let isFree = !isServer && paints.contains(attribute.name) && isValue(attribute.value)
      return (attribute.name, isFree ? "" : attribute.value)
    }
    let content = element.content.compactMap { item -> Markup.Content? in
      guard case .element(let child) = item else { return item }
      return ["title", "desc"].contains(child.name)
        ? .text("") : .element(form(of: child, isServer: isServer))
    }
    return Markup(element.name, attributes, content: content)
  }

  /// Whether a text can be the value of a property in a `style` attribute, whatever stands behind it.
  static func isValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || " #(),.%_-".utf8.contains(byte)
    }
  }
}
