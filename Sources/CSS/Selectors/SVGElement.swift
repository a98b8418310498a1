package import XML

// What styles and readers ask of an element of SVG itself.
extension XML.Element {
  package static let svgNamespace = "http://www.w3.org/2000/svg"
  package static let linkNamespace = "http://www.w3.org/1999/xlink"

  /// Whether it is SVG's.
  package var isSVG: Bool { namespace == Self.svgNamespace }

  /// The address in `href`, which goes before that of SVG 1.1 (SVG 2, section 16.1.3).
  package var address: String? {
    if let address = self["href"] { return address }
    return attributes.first { $0.name == "href" && $0.namespace == Self.linkNamespace }?.value
  }

  /// Whether its conditional attributes let it be rendered: what it needs, browsers have, and it is
  /// in the language of the image or, where that says none, in English (SVG 2, section 5.9).
  package func isForReader(of language: String?) -> Bool {
    guard attributeCount > 0 else { return true }
    if let extensions = self["requiredExtensions"] {
      let needed = extensions.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !needed.isEmpty, needed.allSatisfy(Self.extensions.contains) else { return false }
    }
    guard let languages = self["systemLanguage"] else { return true }
    let own = (language ?? "en").lowercased().split(separator: "-").first ?? "en"
    return languages.lowercased().split { $0 == "," || $0.isWhitespace }.contains {
      $0.split(separator: "-").first == own
    }
  }

  /// The attributes that an element is rendered by.
  package static let conditions = ["requiredExtensions", "systemLanguage"]

  /// The languages that browsers can show within `foreignObject`.
  private static let extensions: Set<String> = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML",
  ]

  /// The language it says that it is in, by `xml:lang` before `lang` (SVG 2, section 5.11.2); nil where
  /// it says none.
  package var language: String? {
    let stated = attributes.filter { $0.name == "lang" && !$0.value.isEmpty }
    return (stated.last { !$0.namespace.isEmpty } ?? stated.last)?.value
  }
}
