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

extension ComponentFacts {
  /// What a text or symbol has in common with its like in the looks of other states: the author set one
  /// and the same thing of a step, mark or entry.
  ///
  /// Nil of what stands in no shared look or says nothing of the item.
  ///
  /// - Parameters:
  ///   - part: the text or symbol.
  ///   - setting: what is wrong with how it is set.
  /// - Returns: what findings on all of them have in common.
  func cause(ofItemText part: Part, set setting: String) -> String? {
    let data = part.content.compactMap { run -> String? in
      if case .data(let name) = run { name } else { nil }
    }
    guard part.look != nil, !data.isEmpty else { return nil }
    let kind = part.isText ? "text" : "symbol"
    return "\(kind) {\(data.joined(separator: "} {"))} \(setting) in \(path)"
  }
}
