/// Why what came through the pipe is no answer.
package struct PipeError: Error, Hashable, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }
}

extension PipeFormat.Answer {
  /// Reads an answer, of which nothing is believed.
  ///
  /// - Parameter bytes: what came, without its length.
  /// - Throws: what is wrong with it.
  package init(reading bytes: [UInt8]) throws(PipeError) {
    var reader = PipeReader(bytes)
    switch try reader.byte() {
    case PipeFormat.refusal:
      let (line, column) = (try reader.coordinate(), try reader.coordinate())
      self = .refusal(try reader.text(), line: line, column: column)
    case PipeFormat.tree:
      let count = try reader.count()
      for _ in 0..<count { reader.texts.append(try reader.text()) }
      self = .tree(try reader.node(depth: 0))
    default: throw PipeError("an answer of an unknown kind")
    }
    guard reader.isAtEnd else { throw PipeError("more than an answer") }
  }
}

private struct PipeReader {
  private let bytes: [UInt8]
  private var next = 0
  var texts: [String] = []
  private var line: Int64 = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { next == bytes.count }

  mutating func byte() throws(PipeError) -> UInt8 {
    guard next < bytes.count else { throw PipeError("an answer without its end") }
    defer { next += 1 }
    return bytes[next]
  }

  mutating func number() throws(PipeError) -> UInt64 {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let part = try byte()
      guard shift < 63 else { throw PipeError("a number that is too large") }
      number |= UInt64(part & 0x7F) << shift
      if part < 0x80 { return number }
      shift += 7
    }
  }

  /// A number of things, each of which takes a byte at least.
  mutating func count() throws(PipeError) -> Int {
    let number = try number()
    guard number <= UInt64(bytes.count - next) else { throw PipeError("more things than bytes") }
    return Int(number)
  }

  mutating func coordinate() throws(PipeError) -> Int32 {
    guard let number = Int32(exactly: try number()) else { throw PipeError("a place in no file") }
    return number
  }

  mutating func text() throws(PipeError) -> String {
    let length = try count()
    defer { next += length }
    let part = bytes[next..<next + length]
    let text = String(decoding: part, as: UTF8.self)
    guard text.utf8.elementsEqual(part) else { throw PipeError("a text that is no UTF-8") }
    return text
  }

  mutating func node(depth: Int) throws(PipeError) -> SyntaxNode {
    guard depth < PipeFormat.maximumDepth else { throw PipeError("nodes too deep in one another") }
    guard let kind = NodeKind(rawValue: try byte()) else { throw PipeError("a node of no kind") }
    let step = try number()
    line += Int64(bitPattern: step >> 1) ^ -Int64(bitPattern: step & 1)
    guard let line = Int32(exactly: line), line >= 0 else { throw PipeError("a line in no file") }
    let column = try coordinate()
    let text = try number()
    guard text < UInt64(texts.count) else { throw PipeError("a text that is not in the table") }
    let count = try count()
    var children: [SyntaxNode] = []
    children.reserveCapacity(min(count, 32))
    for _ in 0..<count { children.append(try node(depth: depth + 1)) }
    return SyntaxNode(kind, line: line, column: column, text: texts[Int(text)], children)
  }
}
