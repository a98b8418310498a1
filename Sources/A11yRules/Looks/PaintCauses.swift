internal import A11yModel

/// Which one edit mends what is wrong with a colour: that of the part, where it shows the colours of
/// its data or lies on those, and else that of the pair of tokens, wherever the two meet.
struct PaintCauses: Sendable {
  /// The elements that show several pairs of colours.
  private var varied: Set<Int> = []

  /// Where the author defines each token.
  private let definitions: [String: Int]

  /// What findings have in common, and where the edit goes; nil where there is no one place.
  struct Cause {
    var name: String
    var edit: Int?
  }

  init(_ document: Document, _ component: Component) {
    definitions = Dictionary(
      document.palette.map { ($0.name, $0.source) },
      uniquingKeysWith: { first, _ in first }
    )
    var pairs: [Int: String] = [:]
    for part in component.parts {
      guard let rendered = component.rendering(of: part).variants.first,
        let pair = (rendered.fill ?? rendered.outline?.coat)?.origin.cause
      else { continue }
      if let other = pairs[part.source] {
        if other != pair { varied.insert(part.source) }
      } else {
        pairs[part.source] = pair
      }
    }
  }

  /// The cause of what is wrong with a coat of a part.
  func cause(_ coat: Coat, of part: Part, in document: Document) -> Cause {
    guard !varied.contains(part.source) else {
      return Cause(name: document.path(of: part.source), edit: part.source)
    }
    let tokens = coat.origin.foreground + coat.origin.background
    return Cause(
      name: coat.origin.cause,
      edit: tokens.lazy.compactMap { definitions[$0] }.first
    )
  }
}
