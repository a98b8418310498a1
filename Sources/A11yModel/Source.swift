/// One element of the source document: its name, its place, and what it lies within.
///
/// A document may have millions: their numbers are held in four bytes each, and those beyond
/// 2,147,483,647 count as that.
@usableFromInline package struct Source: Hashable, Sendable {
  package var name: String

  @usableFromInline var heldParent: CompactIndex
  @usableFromInline var heldOrdinal: Int32
  @usableFromInline var heldLine: Int32
  @usableFromInline var heldColumn: Int32

  package init(name: String, parent: Int?, ordinal: Int, line: Int, column: Int) {
    self.name = name
    heldParent = CompactIndex(parent)
    heldOrdinal = Int32(clamping: ordinal)
    heldLine = Int32(clamping: line)
    heldColumn = Int32(clamping: column)
  }
}

extension Source {
  /// An index into the document's sources; nil for the root.
  @inlinable package var parent: Int? {
    get { heldParent.index }
    set { heldParent = CompactIndex(newValue) }
  }

  /// The position among siblings of the same name, from 1.
  @inlinable package var ordinal: Int {
    get { Int(heldOrdinal) }
    set { heldOrdinal = Int32(clamping: newValue) }
  }

  @inlinable package var line: Int {
    get { Int(heldLine) }
    set { heldLine = Int32(clamping: newValue) }
  }

  @inlinable package var column: Int {
    get { Int(heldColumn) }
    set { heldColumn = Int32(clamping: newValue) }
  }
}
