package import A11yModel
package import Listening

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
  package func cause(ofItemText part: Part, set setting: String) -> String? {
    let data = part.content.compactMap { run -> String? in
      if case .data(let name) = run { name } else { nil }
    }
    guard part.look != nil, !data.isEmpty else { return nil }
    let kind = part.isText ? "text" : "symbol"
    return "\(kind) {\(data.joined(separator: "} {"))} \(setting) in \(path)"
  }
}
