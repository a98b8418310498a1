internal import A11yModel
internal import XML

/// The elements of an SVG file by their ids and places.
struct SVGFile {
  static let namespace = "http://www.w3.org/2000/svg"
  static let linkNamespace = "http://www.w3.org/1999/xlink"

  let root: XML.Element

  /// Whether any element may be there for some readers alone (SVG 2, section 5.9).
  let hasConditions: Bool

  private let index: SourceIndex

  /// The first element of each id (SVG 2, section 5.3).
  private let elementsByID: [String: XML.Element]

  init(_ root: XML.Element) {
    self.root = root
    hasConditions = SVGPresence.conditions.contains { root.documentMayUse($0) }
    index = SourceIndex(root, name: root.name)
    elementsByID = Dictionary(index.identified.map { ($0.id, $0.element) }) { first, _ in first }
  }

  /// Every element, in document order.
  var sources: [Source] { index.sources }

  /// The place of an element among the sources.
  func source(of element: XML.Element) -> Int { index.place(of: element) }

  /// The element of an id.
  func element(_ id: String) -> XML.Element? { elementsByID[id] }

  /// The element that an address leads to; nil where that is no element of this file, for nothing
  /// else is ever loaded.
  func target(of address: String) -> XML.Element? {
    guard address.utf8.first == UInt8(ascii: "#") else { return nil }
    let id = String(address.dropFirst())
    return elementsByID[id] ?? Self.decoded(id).flatMap { elementsByID[$0] }
  }

  /// The address in `href`, which goes before that of SVG 1.1 (SVG 2, section 16.1.3).
  func address(of element: XML.Element) -> String? {
    if let address = element["href"] { return address }
    return element.attributes.first { $0.name == "href" && $0.namespace == Self.linkNamespace }?
      .value
  }

  /// What stands for percent-encoded bytes (RFC 3986, section 2.1); nil where there are none.
  private static func decoded(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else { return nil }
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self),
          radix: 16
        )
      {
        decoded.append(byte)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}

extension XML.Element {
  /// Whether it is SVG's.
  var isSVG: Bool { namespace == SVGFile.namespace }
}
