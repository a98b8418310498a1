internal import A11yColor

/// What lies behind a text or a mark: what is painted there, before the page is known.
package struct Backing: Hashable, Sendable {
  /// The different places, the first ones first.
  package let samples: [Sample]

  /// The groups that what lies on it is in, the outermost first.
  package let groups: [Canvas.Group]

  /// One kind of place behind it.
  package struct Sample: Hashable, Sendable {
    /// What is painted: outside all groups first, then in each group.
    package var deposits: [Deposit]

    /// How much of the whole looks like this, 0 to 1.
    package var share: Double
  }

  init(samples: [Sample], groups: [Canvas.Group]) {
    (self.samples, self.groups) = (samples, groups)
  }

  /// A backing of which nothing is known, for one reason.
  package init(obstacle: String) {
    var deposit = Deposit()
    deposit.paint(.unknown(obstacle), at: .zero)
    self.init(samples: [Sample(deposits: [deposit], share: 1)], groups: [])
  }
}
