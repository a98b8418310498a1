/// An index, or none, in four bytes: documents hold millions of them.
@usableFromInline
struct CompactIndex: Hashable, Sendable {
  /// Negative for none.
  @usableFromInline var held: Int32

  /// - Parameter index: the index; one beyond 2,147,483,647 counts as that.
  @inlinable
  init(_ index: Int?) { held = Int32(clamping: index ?? -1) }

  /// The index.
  @inlinable var index: Int? { held < 0 ? nil : Int(held) }
}
