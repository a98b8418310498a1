package import A11yModel
package import XML

/// One change of a document's text that a remedy consists of.
package struct Edit: Hashable, Sendable {
  /// Where the element that is changed begins.
  package var location: Location
  package var change: Change

  package init(location: Location, change: Change) {
    (self.location, self.change) = (location, change)
  }

  /// What becomes of the element.
  package enum Change: Hashable, Sendable {
    /// An attribute gets a value; nil takes it away.
    case set(String, to: String?)

    /// An attribute that holds a list of words gets one more.
    case add(String, word: String)

    /// Markup is added, in the namespace of the element.
    case insert(String, ElementEdit.Insertion)

    /// Markup takes the place of the element.
    case replace(String)

    /// Some bytes of an attribute's value give way to others.
    case rewrite(String, Range<Int>, as: String)
  }
}
