internal import A11yModel
internal import XML

/// An edit as a rule file has it: with evidence in braces, and without the element that it is of.
package struct EditTemplate: Hashable, Sendable {
  package var place: Place
  package var change: Edit.Change

  /// The language of its words, where it has some: nobody is given words of another one.
  package var language: String?

  /// The element that is changed.
  package enum Place: String, Hashable, Sendable, CaseIterable {
    /// Where the finding stands, or where its check says that it is mended.
    case finding
    case component
  }

  package init(place: Place = .finding, change: Edit.Change, language: String? = nil) {
    (self.place, self.change, self.language) = (place, change, language)
  }

  /// The change with evidence in place of its names; nil where people have to find the words, or
  /// there is no evidence.
  func filled(_ value: (String) -> String?) -> Edit.Change? {
    switch change {
    case .set(_, to: nil): return change
    case .set(let name, to: let text?):
      guard let filled = RemedyText.filled(edit: text, value), !filled.isEmpty else { return nil }
      return .set(name, to: filled)
    case .add, .replace: return change
    case .insert(let markup, let place):
      let filled = RemedyText.filled(edit: markup) { value($0).map(Escaping.attribute) }
      return filled.map { .insert($0, place) }
    case .repaint(let old, as: let new):
      guard let new = RemedyText.filled(edit: new, value), !new.isEmpty else { return nil }
      return .repaint(old, as: new)
    }
  }
}
