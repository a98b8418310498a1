package import SwiftSource

/// Why something is not known, and where that begins.
package struct Unknown: Error, Hashable, Sendable {
  package var reason: String
  package var place: Place
  /// Where else that is which the reason speaks of, as the declarations of a name that has several.
  package var others: [Place]

  package init(_ reason: String, at place: Place, others: [Place] = []) {
    self.reason = reason
    self.place = place
    self.others = others
  }

  static func tooMuch(at place: Place) -> Unknown { Unknown(tooMuch, at: place) }

  private static let tooMuch = "too much to evaluate"

  /// Whether a bound was reached, and not something that is not modelled.
  var isTooMuch: Bool { reason == Self.tooMuch }
}
