/// How an element is written: its tags and the white space around them, by their bytes.
struct ElementForm {
  private let bytes: [UInt8]
  private let tag: StartTag

  /// The element with its tags.
  let range: Range<Int>

  /// The qualified name, as it stands in the tags.
  let name: String

  /// The end of the start tag: `>` or `/>`.
  let tagClose: Range<Int>

  /// Where another attribute is added.
  let tagRest: Int

  /// One past the last byte of the content that is no white space.
  let contentEnd: Int

  var isEmptyTag: Bool { tagClose.count == 2 }

  /// - Parameter element: the element; nil where its tags cannot be told.
  init?(_ element: Element) {
    bytes = element.tree.source
    let start = Int(element.node.offset)
    tag = StartTag(bytes, at: start)
    guard let end = tag.end, bytes[start] == UInt8(ascii: "<") else { return nil }
    range = start..<Int(element.node.endOffset)
    let head = bytes[(start + 1)..<end].prefix {
      !Whitespace.contains($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    name = String(decoding: head, as: UTF8.self)
    let isEmpty = bytes[end - 2] == UInt8(ascii: "/")
    tagClose = (end - (isEmpty ? 2 : 1))..<end
    tagRest = tag.values.last?.upperBound ?? head.endIndex
    var last = range.upperBound
    if !isEmpty {
      repeat { last -= 1 } while last > end && bytes[last] != UInt8(ascii: "<")
      while last > end, Whitespace.contains(bytes[last - 1]) { last -= 1 }
    }
    contentEnd = last
  }

  /// Where an attribute stands, with its value.
  func attribute(_ name: String) -> Range<Int>? {
    let place = tag.attributes.firstIndex { bytes[$0].elementsEqual(name.utf8) }
    guard let place, place < tag.values.count else { return nil }
    return tag.attributes[place].lowerBound..<tag.values[place].upperBound
  }

  /// A range with the white space before it.
  func withSpace(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while Whitespace.contains(bytes[start - 1]) { start -= 1 }
    return start..<range.upperBound
  }

  /// The white space before the element where it begins a line; none where something stands before
  /// it.
  var space: String {
    var start = range.lowerBound
    while start > 0, Whitespace.contains(bytes[start - 1]) { start -= 1 }
    guard let line = bytes[start..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")) else {
      return ""
    }
    return String(decoding: bytes[line..<range.lowerBound], as: UTF8.self)
  }

  /// The white space before what is added within: that before the content, else two spaces more
  /// than before the element.
  var spaceWithin: String {
    if isEmptyTag { return space.isEmpty ? "" : space + "  " }
    var end = tagClose.upperBound
    while end < range.upperBound, Whitespace.contains(bytes[end]) { end += 1 }
    let within = bytes[tagClose.upperBound..<end]
    guard let line = within.lastIndex(of: UInt8(ascii: "\n")) else { return "" }
    return String(decoding: bytes[line..<end], as: UTF8.self)
  }

  /// Markup with the prefix that the element's namespace has here.
  func prefixed(_ markup: String) -> String {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return markup }
    let prefix = name[...colon]
    return markup.replacing("</", with: "\u{0}").replacing("<", with: "<" + prefix)
      .replacing("\u{0}", with: "</" + prefix)
  }
}
