package import SwiftSource

/// Why something is not known, and where that begins.
package struct Unknown: Hashable, Sendable {
  package var reason: String
  package var place: Place

  package init(_ reason: String, at place: Place) {
    self.reason = reason
    self.place = place
  }

  static func tooMuch(at place: Place) -> Unknown { Unknown("too much to evaluate", at: place) }
}
