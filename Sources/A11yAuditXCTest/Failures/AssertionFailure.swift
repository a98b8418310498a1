package import A11yAudit

/// One thing that makes an assertion fail, and where.
package struct AssertionFailure: Hashable, Sendable {
  /// What is wrong and what to do, with the place where it is in a spec.
  package var message: String
  package var place: Place

  package init(_ message: String, at place: Place = .call) {
    self.message = message
    self.place = place
  }

  /// Where a failure is shown.
  package enum Place: Hashable, Sendable {
    /// At the assertion.
    case call

    /// In a spec's file; XCTest, which cannot point there, shows it at the assertion.
    case file(Location)

    /// At the code that made an element, or that expects something.
    case code(Spec.Origin)
  }
}

/// What keeps an assertion from being decided.
struct Undecided: Error {
  var failures: [AssertionFailure]

  init(_ failures: [AssertionFailure]) { self.failures = failures }

  init(_ message: String) { failures = [AssertionFailure(message)] }
}
