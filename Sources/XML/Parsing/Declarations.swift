internal import Support
internal import libxml2

/// What a document declares: entities, which are names for text without markup in all that they
/// hold, and attributes with values.
struct Declarations {
  /// What is known of a declared entity.
  private struct Entity {
    /// How many bytes it stands for; at least one for each reference, so that those to nothing
    /// count, too.
    var bytes: Int

    /// How many entities it leads through.
    var depth: Int
  }

  private var known: [String: Entity] = [:]
  private var bytesRead = 0

  /// Where the reference that was replaced last ends.
  private var lastOffset = -1

  /// The entity that was declared last: libxml2 asks for it at once.
  private var latest: String?

  private var attributeCount = 0
  private var bytesGiven = 0

  // MARK: entities

  /// Why the references are no longer replaced.
  static let entities =
    "the entities stand for over \(Bounds.maximumEntityBytes >> 10) KB in all "
    + "(maximumEntityBytes); write what they stand for"

  /// Notes what an entity stands for; the first declaration counts.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - type: its kind, as libxml2 numbers them.
  ///   - text: what it stands for, in which references to others are left as they are.
  /// - Returns: why that is not read; nil where it is.
  mutating func declare(
    _ name: String,
    _ type: Int32,
    _ text: UnsafeBufferPointer<UInt8>
  ) -> String? {
    latest = name
    let title = "the entity ‘\(Excerpt.of(name))’"
    switch UInt32(type) {
    case XML_INTERNAL_GENERAL_ENTITY.rawValue:
      return declare(name, text).map { title + $0 }
    case XML_INTERNAL_PARAMETER_ENTITY.rawValue, XML_EXTERNAL_PARAMETER_ENTITY.rawValue:
      return title + " is one of declarations, which is not read; write what it stands for"
    default:
      return title + " lies outside the file, and nothing is loaded; write what it stands for"
    }
  }

  private mutating func declare(_ name: String, _ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard known[name] == nil else { return nil }
    if text.contains(UInt8(ascii: "<")) {
      return " stands for markup, which is not read; write the markup where it is meant"
    }
    var entity = Entity(bytes: max(text.count, 1), depth: 1)
    var rest = text[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[(start + 1)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { break }
      let other = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if other.hasPrefix("#") || Self.predefined.contains(other) { continue }
      guard let known = known[other] else {
        return " refers to ‘\(Excerpt.of(other))’, which is not declared before it"
      }
      entity.bytes += known.bytes
      entity.depth = max(entity.depth, known.depth + 1)
    }
    guard entity.depth <= Bounds.maximumEntityDepth else {
      return " leads through more than \(Bounds.maximumEntityDepth) others "
        + "(maximumEntityDepth); write what it stands for"
    }
    guard entity.bytes <= Bounds.maximumEntityBytes else {
      return " stands for over \(Bounds.maximumEntityBytes >> 10) KB "
        + "(maximumEntityBytes); write what it stands for"
    }
    known[name] = entity
    return nil
  }

  /// Counts a reference that is replaced.
  ///
  /// - Parameters:
  ///   - name: the name of the entity.
  ///   - offset: where the reference in the document ends; that of one within an entity is that of
  ///     the reference which led there.
  /// - Returns: whether the document may go on.
  mutating func refer(to name: String, at offset: Int) -> Bool {
    if latest == name {
      latest = nil
      return true
    }
    // It stands for all that it leads to, and libxml2 may ask more than once.
    guard let entity = known[name], offset != lastOffset else { return true }
    lastOffset = offset
    bytesRead += entity.bytes
    return bytesRead <= Bounds.maximumEntityBytes
  }

  private static let predefined: Set<String> = ["lt", "gt", "amp", "quot", "apos"]

  // MARK: attributes

  /// Why no more attributes are declared.
  static let attributes =
    "the document declares more than \(Bounds.maximumAttributes) attributes with a value "
    + "(maximumAttributes); write them where they are meant"

  /// Why no more attributes are given.
  static let defaults =
    "elements have over \(Bounds.maximumDefaultBytes >> 20) MB of attributes that are declared with "
    + "a value (maximumDefaultBytes); write them where they are meant"

  /// Counts an attribute that is declared with a value.
  ///
  /// - Returns: whether the document may go on.
  mutating func declareAttribute() -> Bool {
    attributeCount += 1
    return attributeCount <= Bounds.maximumAttributes
  }

  /// Counts the bytes of an attribute that an element has of a declaration.
  ///
  /// - Returns: whether the document may go on.
  mutating func give(_ bytes: Int) -> Bool {
    // An attribute costs something itself.
    bytesGiven += max(bytes, 16)
    return bytesGiven <= Bounds.maximumDefaultBytes
  }
}
