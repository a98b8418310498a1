import A11yColor
import Testing
import XML

@testable import CSS

/// A document of SVG with its styles, for tests that ask for some of them.
struct StyledDocument {
  let root: XML.Element
  var styles: DocumentStyles

  /// A document of a style sheet and elements.
  init(css: String = "", _ body: String = "<rect id='a'/>", root: String = "") throws {
    let sheet = css.isEmpty ? "" : "<style><![CDATA[\(css)]]></style>"
    try self.init(
      text: "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='urn:x' \(root)>\(sheet)\(body)</svg>"
    )
  }

  init(text: String) throws {
    self.root = try Tree(parsing: Array(text.utf8)).root
    styles = DocumentStyles(of: self.root)
  }

  func element(_ id: String) throws -> XML.Element {
    func find(_ element: XML.Element) -> XML.Element? {
      if element["id"] == id { return element }
      for child in element.elements {
        if let found = find(child) { return found }
      }
      return nil
    }
    return try #require(find(root))
  }

  func style(_ id: String = "a", in appearance: Appearance = .light) throws -> ComputedStyle {
    styles.style(of: try element(id), in: appearance)
  }

  /// The fill as a hexadecimal colour, or in words.
  func fill(_ id: String = "a", in appearance: Appearance = .light) throws -> String {
    try style(id, in: appearance).fill.words
  }
}

extension ShownPaint {
  var words: String {
    switch self {
    case .none: "none"
    case .color(let color): color.hex
    case .reference(let address, .none): "url(\(address))"
    case .reference(let address, .color(let color)): "url(\(address)) \(color.hex)"
    case .reference(let address, .unknown): "url(\(address)) unknown"
    case .contextFill: "context-fill"
    case .contextStroke: "context-stroke"
    case .unknown: "unknown"
    }
  }
}
