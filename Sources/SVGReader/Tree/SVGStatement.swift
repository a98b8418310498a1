internal import Support
internal import XML

/// What an element's attributes say to assistive technology.
struct SVGStatement {
  var role: String?

  /// The values of its ARIA attributes, by their names without `aria-`.
  var aria: [String: String] = [:]

  /// Its `tabindex`, where that is a number.
  var tabIndex: Int?

  /// Whether it has an address to follow.
  var hasAddress = false

  /// Whether a script acts when it is clicked, pressed or touched.
  var isClickable = false
  var linkTitle: String?
  var language: String?

  /// The value of an ARIA attribute, white space collapsed; nil where that leaves nothing.
  func text(_ name: String) -> String? {
    guard let value = aria[name].map(\.singleSpaced), !value.isEmpty else { return nil }
    return value
  }

  var isFocusable: Bool { tabIndex != nil }

  /// Whether it says that the element is hidden.
  ///
  /// By the standard only `true` does; browsers take whatever is no word for the contrary.
  var isHidden: Bool {
    guard let value = aria["hidden"]?.lowercased() else { return false }
    return !["", "false", "undefined"].contains(value)
  }

  func isTrue(_ name: String) -> Bool { aria[name] == "true" }

  /// Whether it has anything of what every element may have (WAI-ARIA 1.2, section 6.4), but for
  /// what hides it.
  var hasGlobalAttribute: Bool {
    aria.contains { Self.global.contains($0.key) && !$0.value.isEmpty }
  }

  private static let global: Set<String> = [
    "atomic", "braillelabel", "brailleroledescription", "busy", "controls", "current",
    "describedby", "description", "details", "dropeffect", "flowto", "grabbed", "keyshortcuts",
    "label", "labelledby", "live", "owns", "relevant", "roledescription",
  ]
}

/// Reads the statements of a document's elements; each name is looked at once.
struct SVGStatementReader {
  /// What an attribute is, by its name.
  private enum Meaning {
    case unread
    case nothing
    case role
    case aria(String)
    case tabIndex
    case address
    case title
    case language
    case handler
  }

  private var meanings: [Meaning] = []

  /// What an element says; nil where that is nothing.
  mutating func read(_ element: XML.Element) -> SVGStatement? {
    var statement: SVGStatement?
    for ordinal in 0..<element.attributeCount {
      let attribute = element.attribute(at: ordinal)
      let meaning = meaning(of: attribute)
      if case .nothing = meaning { continue }
      add(attribute, meaning, to: &statement)
    }
    return statement
  }

  private func add(
    _ attribute: XML.Attribute,
    _ meaning: Meaning,
    to statement: inout SVGStatement?
  ) {
    let namespace = attribute.namespace
    var new = statement ?? SVGStatement()
    switch meaning {
    case .unread, .nothing: return
    case .role where namespace.isEmpty: new.role = attribute.value
    case .aria(let name) where namespace.isEmpty: new.aria[name] = attribute.value
    case .tabIndex where namespace.isEmpty:
      new.tabIndex = Int(attribute.value.singleSpaced)
    case .address where namespace.isEmpty || namespace == XML.Element.linkNamespace:
      new.hasAddress = true
    case .handler where namespace.isEmpty:
      new.isClickable = new.isClickable || !attribute.value.allSatisfy(\.isWhitespace)
    case .title where namespace == XML.Element.linkNamespace:
      new.linkTitle = attribute.value.singleSpaced
    // `xml:lang` goes before `lang` (SVG 2, section 5.11.2).
    case .language where !namespace.isEmpty || new.language == nil:
      new.language = attribute.value.isEmpty ? new.language : attribute.value
    default: return
    }
    statement = new
  }

  private mutating func meaning(of attribute: XML.Attribute) -> Meaning {
    let number = attribute.number
    while meanings.count <= number { meanings.append(.unread) }
    if case .unread = meanings[number] { meanings[number] = Self.meaning(of: attribute.name) }
    return meanings[number]
  }

  private static func meaning(of name: String) -> Meaning {
    switch name {
    case "role": .role
    case "tabindex": .tabIndex
    case "href": .address
    case "title": .title
    case "lang": .language
    case "onclick", "ondblclick", "onmousedown", "onmouseup", "onpointerdown", "onpointerup",
      "ontouchstart", "ontouchend":
      .handler
    default: name.hasPrefix("aria-") ? .aria(String(name.dropFirst(5))) : .nothing
    }
  }
}
