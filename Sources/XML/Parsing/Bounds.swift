/// What an XML document may hold; libxml2's own limits are lifted in favour of these.
package enum Bounds {
  /// How many elements may lie within one another.
  package static let maximumDepth = 256

  /// Attributes of one element, with those that declare namespaces and those that have their value
  /// of a declaration; and attributes that a document declares with a value.
  package static let maximumAttributes = 4_096

  /// Namespaces that are declared at one place, there and further out.
  package static let maximumNamespaces = 1_024

  /// Names that one declaration lists.
  package static let maximumListedNames = 512

  /// Bytes of attributes that elements have of declarations, in all.
  package static let maximumDefaultBytes = 1 << 20

  /// Bytes in one attribute's value, as UTF-8.
  package static let maximumAttributeBytes = 16 << 20

  /// Bytes in one name, as UTF-8: libxml2's own bound, which cannot be lifted.
  package static let maximumNameBytes = 10_000_000

  /// Bytes in one run of character data, as UTF-8.
  package static let maximumTextBytes = 16 << 20

  /// Bytes that entities which a document declares stand for, in all.
  package static let maximumEntityBytes = 64 << 10

  /// How many entities may stand for one another.
  package static let maximumEntityDepth = 8

  /// Bytes that a compressed document may be inflated to, and how many times its size.
  package static let maximumInflatedBytes = 64 << 20
  package static let maximumInflationRatio = 200

  /// Bytes in one document, as UTF-8: libxml2 counts a document's bytes in 32 bits.
  package static let maximumDocumentBytes = 1 << 30
}
