public import A11yModel
internal import A11yReaders
package import SpecReader
internal import XML

/// A spec that is built in Swift: the same elements and attributes as in XML, under the same names.
///
/// ```swift
/// final class CheckoutTests: XCTestCase, SpecElements {
///   func testCheckout() {
///     let spec = Spec(lang: "en") {
///       Palette(extends: .ios26) {
///         Color(name: "brand", light: "#C2410C", dark: "#FB923C")
///       }
///       StepIndicator(id: "checkout", current: 2, backdrop: "systemBackground",
///                     label: "Step {position} of {count}: {name}", children: .ignore) {
///         for name in ["Account", "Payment", "Review"] { Step(name: name) }
///         Look { Text("{position}", style: .caption, color: "brand") }
///       }
///     }
///     XCTAssertAccessible(spec)
///   }
/// }
/// ```
///
/// `step-indicator` is written `StepIndicator` and `value-text` is `valueText`; words are cases, as
/// in `.ignore`. An element's text comes first. The elements are nested in `Spec`, so that they get
/// into the way of no other `Text` or `Color`; a type that conforms to ``SpecElements`` writes them
/// without the prefix.
///
/// What may hold what, the compiler checks; the reader, which reads the spec as it reads a file,
/// checks the rest, and what it finds is at the line of the element that it is about.
public struct Spec: Sendable {
  /// The document element.
  public let node: Node

  /// A spec around elements that were made by other means than its initialiser.
  package init(_ node: Node) { self.node = node }

  /// The spec as XML, each element in a line of its own.
  ///
  /// Characters that XML cannot hold are replaced by U+FFFD.
  public var text: String {
    var markup = node.markup
    markup.attributes.insert((name: "xmlns", value: Grammar.specNamespace), at: 0)
    return markup.document
  }

  /// The document that the spec describes.
  ///
  /// - Parameter generation: the generation of system colours, where the palette pins none.
  /// - Returns: what the reader makes of ``text``, with the places of the Swift code.
  /// - Throws: everything that is wrong with it, each at the line of the element it is about.
  public func document(generation: Generation? = nil) throws(InputErrors) -> Document {
    try document(generation: generation, nil)
  }

  /// The same, with the colours that it imports.
  package func document(
    generation: Generation? = nil,
    _ palettes: PaletteSources?
  ) throws(InputErrors) -> Document {
    let nodes = node.descendants
    let unwritable = nodes.flatMap(\.unwritableCharacters)
    guard unwritable.isEmpty else { throw InputErrors(unwritable) }
    return try Reader.document(
      built: text,
      file: "\(node.origin.fileID)",
      origins: nodes.map(\.origin.location),
      generation: generation,
      palettes: palettes
    )
  }

  /// The code that made the elements, by where failures say that they are.
  package var origins: [Location: Origin] {
    Dictionary(
      node.descendants.map { ($0.origin.location, $0.origin) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension Spec: CustomStringConvertible {
  /// The spec as XML.
  public var description: String { text }
}
