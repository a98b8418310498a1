package import A11yModel
package import XML

/// The elements of an SVG file by their ids and places.
package struct SVGFile {
  package let root: XML.Element

  /// The language that the image is in; nil where it says none.
  package let language: String?

  /// Whether any element may be there for some readers alone.
  private let hasConditions: Bool

  private let index: SourceIndex

  /// The first element of each id (SVG 2, section 5.3).
  private let elementsByID: [String: XML.Element]

  package init(_ root: XML.Element) {
    self.root = root
    language = root.language
    hasConditions = XML.Element.conditions.contains { root.documentMayUse($0) }
    index = SourceIndex(root, name: root.name)
    elementsByID = Dictionary(index.identified.map { ($0.id, $0.element) }) { first, _ in first }
  }

  /// Every element, in document order.
  package var sources: [Source] { index.sources }

  /// The place of an element among the sources.
  package func source(of element: XML.Element) -> Int { index.place(of: element) }

  /// Whether the conditional attributes of an element let it be rendered (SVG 2, section 5.9).
  package func admits(_ element: XML.Element) -> Bool {
    !hasConditions || element.isForReader(of: language)
  }

  /// The elements that stand at some places among the sources.
  package func elements(atSources places: Set<Int>) -> [Int: XML.Element] {
    var found: [Int: XML.Element] = [:]
    var open = places.isEmpty ? [] : [root]
    while let element = open.popLast() {
      let source = source(of: element)
      if places.contains(source) { found[source] = element }
      open += element.children
    }
    return found
  }

  /// The innermost of some sources that another lies in, or is; nil where it lies in none.
  package func holder(of source: Int, among holders: Set<Int>) -> Int? {
    var next: Int? = source
    while let place = next, !holders.contains(place) { next = sources[place].parent }
    return next
  }

  /// The places of the elements that have ids.
  package var identifiedSources: [Int] { index.identified.map { source(of: $0.element) } }

  /// The elements of each id that several have, in document order.
  package var repeatedIDs: [String: [XML.Element]] {
    guard elementsByID.count < index.identified.count else { return [:] }
    return Dictionary(grouping: index.identified) { $0.id }.filter { $0.value.count > 1 }
      .mapValues { $0.map(\.element) }
  }

  /// The element of an id.
  package func element(_ id: String) -> XML.Element? { elementsByID[id] }

  /// The element that an address leads to; nil where that is no element of this file, for nothing
  /// else is ever loaded.
  package func target(of address: String) -> XML.Element? {
    guard address.utf8.first == UInt8(ascii: "#") else { return nil }
    let id = String(address.dropFirst())
    return elementsByID[id] ?? Self.decoded(id).flatMap { elementsByID[$0] }
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
