/// Something that style sheets say and that is not followed, with its place.
package struct StyleNote: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    /// What is no CSS, and skipped as its error recovery says.
    case invalid
    /// CSS that is not read, so that the element may look otherwise.
    case unread
    /// A style sheet elsewhere, which is never loaded.
    case external
  }

  /// Where a style text stands in its document.
  enum Place: Hashable, Sendable {
    /// The content of a style element, by its place in document order.
    case sheet(order: Int)
    /// An attribute of an element, by its place in document order.
    case attribute(order: Int, name: String)
  }

  var reason: Reason

  /// In words for the author, after the place.
  package var message: String

  var place: Place

  /// Where in the style text it begins, in bytes of UTF-8.
  var offset: Int
}

/// The notes of one style text while it is read.
struct StyleNotes {
  private(set) var all: [StyleNote] = []
  let place: StyleNote.Place

  /// No one reads more of one text.
  static let most = 100

  init(_ place: StyleNote.Place) { self.place = place }

  mutating func add(_ reason: StyleNote.Reason, _ message: String, at offset: Int) {
    guard all.count < Self.most else { return }
    all.append(StyleNote(reason: reason, message: message, place: place, offset: offset))
  }
}
