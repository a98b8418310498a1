package import SwiftEvaluation

/// A text that is shown or spoken.
package struct ShownText: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case exact(String)
    /// A part that is not known.
    case unknown(Unknown)
  }

  /// Where its words come from.
  package enum Source: Hashable, Sendable {
    /// A `String` or `verbatim:`: it is shown as it is.
    case verbatim
    /// A key that is looked up in the module's string catalogue, in the form of catalogues (`Step %lld`). Without a
    /// catalogue in reach the key is shown, which is what the segments are.
    case key(String)
  }

  package var segments: [Segment]
  package var source: Source

  package init(_ segments: [Segment], _ source: Source) {
    self.segments = segments
    self.source = source
  }

  /// What it says, where all of it is known.
  package var exact: String? {
    var text = ""
    for segment in segments {
      guard case .exact(let part) = segment else { return nil }
      text += part
    }
    return text
  }

  package var unknown: Unknown? {
    for case .unknown(let unknown) in segments { return unknown }
    return nil
  }
}
