/// The entities that a document declares: names for text without markup, in all that they hold.
struct EntityTable {
  /// What is known of a declared entity.
  private struct Entity {
    /// How many bytes it stands for; at least one for each reference, so that those to nothing
    /// count, too.
    var bytes: Int

    /// How many entities it leads through.
    var depth: Int
  }

  private var entities: [String: Entity] = [:]
  private var bytesRead = 0

  /// Where the reference that was replaced last ends.
  private var lastOffset = -1

  /// Notes what an entity stands for; the first declaration counts.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - text: what it stands for, in which references to others are left as they are.
  /// - Returns: why that is not read; nil where it is.
  mutating func declare(_ name: String, _ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard entities[name] == nil else { return nil }
    let title = "the entity ‘\(Excerpt.of(name))’"
    if text.contains(UInt8(ascii: "<")) {
      return "\(title) stands for markup, which is not read; write the markup where it is meant"
    }
    var entity = Entity(bytes: max(text.count, 1), depth: 1)
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[(start + 1)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { break }
      let other = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if other.hasPrefix("#") || Self.predefined.contains(other) { continue }
      guard let known = entities[other] else {
        return "\(title) refers to ‘\(Excerpt.of(other))’, which is not declared before it"
      }
      entity.bytes += known.bytes
      entity.depth = max(entity.depth, known.depth + 1)
    }
    guard entity.depth <= Bounds.maximumEntityDepth else {
      return "\(title) leads through more than \(Bounds.maximumEntityDepth) others "
        + "(maximumEntityDepth); write what it stands for"
    }
    guard entity.bytes <= Bounds.maximumEntityBytes else {
      return "\(title) stands for over \(Bounds.maximumEntityBytes >> 10) KB "
        + "(maximumEntityBytes); write what it stands for"
    }
    entities[name] = entity
    return nil
  }

  /// Counts a reference that is replaced.
  ///
  /// - Parameters:
  ///   - name: the name of the entity.
  ///   - offset: where the reference in the document ends; that of one within an entity is that of
  ///     the reference which led there.
  /// - Returns: whether the document may go on.
  mutating func read(_ name: String, at offset: Int) -> Bool {
    // It stands for all that it leads to, and libxml2 may ask more than once.
    guard let entity = entities[name], offset != lastOffset else { return true }
    lastOffset = offset
    bytesRead += entity.bytes
    return bytesRead <= Bounds.maximumEntityBytes
  }

  private static let predefined: Set<String> = ["lt", "gt", "amp", "quot", "apos"]
}
