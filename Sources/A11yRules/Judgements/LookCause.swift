internal import A11yModel
internal import Listening
internal import Looking

extension CheckContext {
  /// What findings about two looks have in common: the pair, in all appearances, and no other pair
  /// that one shared look or one component holds, too.
  func cause(_ looks: Look...) -> String { cause(looks) }

  /// The same of several.
  func cause(_ looks: [Look]) -> String {
    looks.map { "\(document.path(of: $0.source)) ‘\($0.name)’" }.joined(separator: " and ")
  }

  /// What findings about two paints of the component have in common.
  func cause(_ one: PaintOrigin, _ other: PaintOrigin) -> String {
    let pair = [one, other].map { $0.foreground.joined(separator: "+") }.sorted()
    return "\(pair.joined(separator: " and ")) in \(document.path(of: component.source))"
  }

  /// What all pairs of looks that only colour tells apart have in common: one sign for each look of
  /// the component mends them all.
  var causeOfColorAlone: String { "colour alone in \(document.path(of: component.source))" }
}
