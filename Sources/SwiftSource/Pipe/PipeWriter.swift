extension PipeFormat.Answer {
  /// The answer as it goes through the pipe, without its length.
  package var bytes: [UInt8] {
    var writer = PipeWriter()
    switch self {
    case .refusal(let message, let line, let column):
      writer.bytes.append(PipeFormat.refusal)
      writer.write(UInt64(max(line, 0)))
      writer.write(UInt64(max(column, 0)))
      writer.write(message)
    case .tree(let root):
      writer.bytes.append(PipeFormat.tree)
      writer.collect(root)
      writer.write(UInt64(writer.texts.count))
      for text in writer.texts { writer.write(text) }
      writer.write(root)
    }
    return writer.bytes
  }
}

/// Writes an answer.
private struct PipeWriter {
  var bytes: [UInt8] = []
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var line: Int32 = 0

  init() {}

  mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }

  mutating func collect(_ node: SyntaxNode) {
    if numbers[node.text] == nil {
      numbers[node.text] = texts.count
      texts.append(node.text)
    }
    for child in node.children { collect(child) }
  }

  mutating func write(_ node: SyntaxNode) {
    bytes.append(node.kind.rawValue)
    let step = Int64(node.line) - Int64(line)
    line = node.line
    write(UInt64(bitPattern: (step << 1) ^ (step >> 63)))
    write(UInt64(max(node.column, 0)))
    write(UInt64(numbers[node.text] ?? 0))
    write(UInt64(node.children.count))
    for child in node.children { write(child) }
  }
}
