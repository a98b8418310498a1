package import SwiftSource

/// A spec that says what a file of Swift source shows.
package struct ExtractedSpec: Hashable, Sendable {
  /// The spec, the same for the same source byte for byte.
  package var text: String
  /// What a reader should know of it: what was left out, what was not changed, what is not seen from outside.
  package var notes: [Note]
  /// The files that the evaluation read, by the numbers in their places, in order; the file itself is among them.
  package var readFiles: [Int32]
  /// Where the roots stand from which its components are reached: previews, or views that no preview shows.
  package var roots: [Place]

  /// A sentence about a place of the source.
  package struct Note: Hashable, Sendable {
    package var message: String
    package var place: Place
  }
}

/// Why there is no spec: the file shows no component.
package struct NoComponent: Error, Hashable, Sendable {
  /// What looks like a component and is declined, with the reason for each.
  package var declined: [ExtractedSpec.Note]
  /// Why nothing else in it is one, as far as that can be said.
  package var reasons: [ExtractedSpec.Note]
}
