package import SwiftEvaluation
package import SwiftSource

/// A fact of a view as far as the source says it.
package enum Fact<Content: Hashable & Sendable>: Hashable, Sendable {
  /// It is known that the source says nothing of it, so that the platform's default holds.
  case absent
  case known(Content, Origin)
  /// Why it is not known, and where that begins.
  case unknown(Unknown)

  /// Where a fact comes from.
  package struct Origin: Hashable, Sendable {
    /// Where the modifier, argument or view stands that says it.
    package var place: Place
    /// Whether the platform's part in it is not documented, so that what depends on it is assumed.
    package var isAssumed: Bool

    package init(_ place: Place, isAssumed: Bool = false) {
      self.place = place
      self.isAssumed = isAssumed
    }
  }

  package static func known(_ content: Content, at place: Place) -> Fact {
    .known(content, Origin(place))
  }

  package static func assumed(_ content: Content, at place: Place) -> Fact {
    .known(content, Origin(place, isAssumed: true))
  }

  /// What it is; nil where there is none, and where it is not known.
  package var content: Content? {
    if case .known(let content, _) = self { content } else { nil }
  }

  /// Why it is not known; nil where it is, and where there is none.
  package var unknown: Unknown? {
    if case .unknown(let unknown) = self { unknown } else { nil }
  }

  package var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// Where it is said, or why it is not known begins; nil where there is none.
  package var place: Place? {
    switch self {
    case .absent: nil
    case .known(_, let origin): origin.place
    case .unknown(let unknown): unknown.place
    }
  }

  package func map<Other>(_ transform: (Content) -> Other) -> Fact<Other> {
    switch self {
    case .absent: .absent
    case .known(let content, let origin):
      .known(transform(content), .init(origin.place, isAssumed: origin.isAssumed))
    case .unknown(let unknown): .unknown(unknown)
    }
  }
}
