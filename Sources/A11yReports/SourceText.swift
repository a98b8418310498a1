/// What a file holds, for reports that show places in it.
public struct SourceText: Hashable, Sendable {
  /// As it was read, in whatever encoding.
  let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }
}
