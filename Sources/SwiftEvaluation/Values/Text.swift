/// A text, in which parts may be unknown.
package struct Text: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case exact(String)
    case hole(Unknown)
  }

  package private(set) var segments: [Segment] = []

  /// The key of a string catalogue whose text it is, `%@` of a formatted number; nil where it is none, or put together.
  package internal(set) var key: String?

  package init(_ text: String) { append(text) }

  init() {}

  package init(hole: Unknown) { append(hole) }

  /// What it says, where all of it is known.
  package var exact: String? {
    switch segments.count {
    case 0: ""
    case 1: if case .exact(let text) = segments[0] { text } else { nil }
    default: nil
    }
  }

  mutating func append(_ text: String) {
    key = nil
    guard !text.isEmpty else { return }
    if case .exact(let last) = segments.last {
      segments[segments.count - 1] = .exact(last + text)
    } else {
      segments.append(.exact(text))
    }
  }

  mutating func append(_ hole: Unknown) {
    key = nil
    segments.append(.hole(hole))
  }

  mutating func append(_ other: Text) {
    for segment in other.segments {
      switch segment {
      case .exact(let text): append(text)
      case .hole(let hole): append(hole)
      }
    }
  }

  var count: Int {
    segments.reduce(0) {
      if case .exact(let text) = $1 { $0 + text.utf8.count } else { $0 }
    }
  }
}
