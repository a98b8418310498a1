/// Why a text is not a document we read, and where.
package struct ParseError: Error, Hashable, Sendable {
  /// What a caller may want to tell apart.
  package enum Reason: Hashable, Sendable {
    /// Not well-formed XML.
    case malformed
    /// A document type declaration, and the root element it names.
    case documentType(root: String)
    /// An entity is declared that is not read.
    case entity
    /// One of our own bounds was hit.
    case bound
    /// The bytes are not text in the encoding they claim.
    case encoding
    /// It is compressed, and cannot be inflated.
    case compression
    /// There is nothing in it.
    case empty
  }

  package var reason: Reason
  package var message: String
  package var position: Position

  /// The root element's name and namespace, where the text was readable that far.
  package var root: Name?

  package init(_ reason: Reason, _ message: String, at position: Position, root: Name? = nil) {
    self.reason = reason
    self.message = message
    self.position = position
    self.root = root
  }
}
