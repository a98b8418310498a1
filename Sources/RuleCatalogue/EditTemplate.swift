internal import A11yModel
internal import XML

/// An edit as a rule file has it: with evidence in braces, and without the element that it is of.
package struct EditTemplate: Hashable, Sendable {
  package var place: Place
  package var change: Change

  /// The language of its words, where it has some: nobody is given words of another one.
  package var language: String?

  /// The element that is changed.
  package enum Place: String, Hashable, Sendable, CaseIterable {
    /// Where the finding stands, or where its check says that it is mended.
    case finding
    case component
  }

  /// What becomes of the element, or of the colour of the finding, wherever that is written.
  package enum Change: Hashable, Sendable {
    case edit(Edit.Change)
    case color(String)
  }

  package init(place: Place = .finding, change: Change, language: String? = nil) {
    (self.place, self.change, self.language) = (place, change, language)
  }

  /// The change with evidence in place of its names; nil where people have to find the words, or
  /// there is no evidence.
  package func filled(_ value: (String) -> String?) -> Change? {
    switch change {
    case .edit(let edit): edit.filled(value).map(Change.edit)
    case .color(let color):
      RemedyText.filled(edit: color, value).flatMap { $0.isEmpty ? nil : .color($0) }
    }
  }
}

extension Edit.Change {
  fileprivate func filled(_ value: (String) -> String?) -> Self? {
    switch self {
    case .set(_, to: nil), .add, .replace, .rewrite: return self
    case .set(let name, to: let text?):
      guard let filled = RemedyText.filled(edit: text, value), !filled.isEmpty else { return nil }
      return .set(name, to: filled)
    case .insert(let markup, let place):
      let filled = RemedyText.filled(edit: markup) { value($0).map(Escaping.attribute) }
      return filled.map { .insert($0, place) }
    }
  }
}
