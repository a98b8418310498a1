internal import A11yModel
internal import Support
internal import XML

/// What an element is to assistive technology (WAI-ARIA 1.2; Graphics Module 1.0; SVG Accessibility
/// API Mappings 1.0, section 6.2).
struct SVGRole {
  /// The first role of its attribute that is one; nil where none is, or where what its author says
  /// of the element has it met in spite of it (WAI-ARIA 1.2, section 7.2).
  private(set) var stated: A11yModel.Element.Role?

  /// The words of its attribute before that one, which are no roles.
  private(set) var unknown: [String] = []

  /// Whether its author says that it means nothing, in vain.
  private(set) var isOverruled = false

  /// - Parameters:
  ///   - statement: what the element's attributes say; nil where that is nothing.
  ///   - isLink: whether it leads somewhere, so that a keyboard comes to it.
  init(_ statement: SVGStatement?, isLink: Bool = false) {
    for word in (statement?.role ?? "").spacedWords {
      if let role = A11yModel.Element.Role(word: word) {
        let isMet = isLink || statement.map { $0.isFocusable || $0.hasGlobalAttribute } ?? false
        isOverruled = role.isNone && isMet
        stated = isOverruled ? nil : role
        return
      }
      unknown.append(word)
    }
  }

  /// Whether the element means nothing.
  var isNone: Bool { stated?.isNone ?? false }

  /// The role that an element has by nature, once it is in the tree at all.
  static func natural(of element: XML.Element, isLink: Bool) -> A11yModel.Element.Role? {
    switch element.name {
    case "a": isLink ? .link : .group
    case "circle", "ellipse", "line", "path", "polygon", "polyline", "rect": .graphicsSymbol
    case "image": .img
    case "use": .graphicsObject
    case "text", "tspan", "textPath", "foreignObject": nil
    default: .group
    }
  }

  /// What the platform says of a role.
  static func traits(of role: A11yModel.Element.Role?) -> Traits {
    switch role {
    case .button?: .button
    case .link?: .link
    case .img?, .graphicsSymbol?: .image
    case .heading?: .header
    case .slider?, .spinbutton?: .adjustable
    case .switch?, .checkbox?: .toggle
    case .tab?: .tab
    default: []
    }
  }
}
