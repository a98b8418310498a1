extension [UInt8] {
  /// Whether the bytes of another text stand among these.
  package func holds(_ part: String.UTF8View) -> Bool {
    guard let first = part.first else { return true }
    let count = part.count
    guard self.count >= count else { return false }
    return (0...(self.count - count)).contains { start in
      self[start] == first && self[start..<(start + count)].elementsEqual(part)
    }
  }
}

extension String {
  /// Whether some characters stand in it; among plain ones their bytes are enough.
  package func holdsPart(_ part: String) -> Bool {
    utf8.allSatisfy { $0 < 0x80 } ? Array(utf8).holds(part.utf8) : contains(part)
  }
}
