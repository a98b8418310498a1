internal import A11yModel
internal import XML

/// The elements of an SVG file by their ids and places.
struct SVGFile {
  static let namespace = "http://www.w3.org/2000/svg"
  static let linkNamespace = "http://www.w3.org/1999/xlink"

  let root: XML.Element

  /// Every element, in document order.
  private(set) var sources: [Source] = []

  private var sourceByOrder: [Int32] = []

  /// The first element of each id (SVG 2, section 5.3).
  private var elementsByID: [String: XML.Element] = [:]

  init(_ root: XML.Element) {
    self.root = root
    index(root, parent: nil, ordinal: 1)
  }

  private mutating func index(_ element: XML.Element, parent: Int?, ordinal: Int) {
    let place = element.order - root.order
    while sourceByOrder.count < place { sourceByOrder.append(-1) }
    sourceByOrder.append(Int32(sources.count))
    let index = sources.count
    sources.append(
      Source(
        name: element.name,
        parent: parent,
        ordinal: ordinal,
        line: element.position.line,
        column: element.position.column
      )
    )
    if let id = element["id"], elementsByID[id] == nil { elementsByID[id] = element }
    guard !element.isEmpty else { return }
    var counts: [(name: Int, count: Int)] = []
    for child in element.elements {
      let slot = counts.firstIndex { $0.name == child.number } ?? counts.count
      if slot == counts.count { counts.append((child.number, 0)) }
      counts[slot].count += 1
      self.index(child, parent: index, ordinal: counts[slot].count)
    }
  }

  /// The place of an element among the sources.
  func source(of element: XML.Element) -> Int {
    Int(sourceByOrder[element.order - root.order])
  }

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
