package import A11yModel
package import Listening

/// Which one edit mends what is wrong with a colour: that of the part, where it shows the colours of
/// its data or lies on those; that of the pair of tokens, wherever the two meet; that of the series; and
/// else that of the element at which the colour is written.
package struct PaintCauses: Sendable {
  /// The elements that show several pairs of colours.
  private var varied: Set<Int> = []

  /// Where the author defines each token.
  private let definitions: [String: Int]

  /// What findings have in common, and where the edit goes; nil where there is no one place.
  package struct Cause {
    package var name: String
    package var edit: Int?
  }

  package init(_ document: Document, _ component: Component) {
    definitions = Dictionary(
      document.palette.map { ($0.name, $0.source) },
      uniquingKeysWith: { first, _ in first }
    )
    var pairs: [Int: String] = [:]
    for part in component.parts {
      guard let rendered = component.rendering(of: part).variants.first,
        let pair = (rendered.fill ?? rendered.outline?.coat)?.origin.key
      else { continue }
      if let other = pairs[part.source] {
        if other != pair { varied.insert(part.source) }
      } else {
        pairs[part.source] = pair
      }
    }
  }

  /// The cause of what is wrong with a coat of a part.
  ///
  /// In a picture, what is drawn for one thing is another element than what is drawn for another.
  package func cause(
    _ coat: Coat,
    of part: Part,
    of component: Component,
    in document: Document
  ) -> Cause {
    var cause = shared(coat, of: part, of: component, in: document)
    if component.isPicture { cause.name += " of \(part.role)" }
    return cause
  }

  private func shared(
    _ coat: Coat,
    of part: Part,
    of component: Component,
    in document: Document
  ) -> Cause {
    let element = document.path(of: part.source)
    guard !varied.contains(part.source) else { return Cause(name: element, edit: part.source) }
    let tokens = coat.origin.foreground + coat.origin.background
    if let edit = tokens.lazy.compactMap({ definitions[$0] }).first {
      return Cause(name: coat.origin.key, edit: edit)
    }
    if !component.isPicture, coat.origin.isOfTokens { return Cause(name: coat.origin.key) }
    if let series = series(of: part, component, document) {
      return Cause(name: "\(coat.origin.key) in \(series.name)", edit: series.edit)
    }
    // In a picture, the colours are named by how they look, which is not the same in all appearances.
    return Cause(name: component.isPicture ? element : "\(coat.origin.key) in \(element)")
  }

  /// The series whose colour it shows: in a picture, marks of no series are those of one.
  private func series(of part: Part, _ component: Component, _ document: Document) -> Cause? {
    guard let chart = component.chart else { return nil }
    guard component.isPicture else {
      guard part.isColoredBySeries, let series = part.series else { return nil }
      return Cause(
        name: document.path(of: chart.series[series].source),
        edit: chart.series[series].source
      )
    }
    guard part.role == .mark || part.role == .series else { return nil }
    return Cause(
      name: document.path(of: component.source) + (part.series.map { " series \($0)" } ?? "")
    )
  }
}

extension PaintCauses: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> PaintCauses {
    PaintCauses(facts.document, facts.component)
  }
}
