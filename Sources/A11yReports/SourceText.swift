internal import XML

/// What a file holds, for reports that show places in it.
public struct SourceText: Hashable, Sendable {
  /// As it was read, in whatever encoding.
  let bytes: [UInt8]

  /// Whether places in it are those of what it was compressed from.
  var isCompressed: Bool { GzipText.begins(bytes) }

  public init(_ bytes: [UInt8]) { self.bytes = bytes }
}
