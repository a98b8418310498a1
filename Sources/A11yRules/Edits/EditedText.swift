internal import A11yModel
package import XML

/// What edits replace in a document's text.
package struct EditedText {
  /// In the order of the text; they overlap nowhere.
  package let replacements: [Replacement]

  /// Nil where the text has not what one of them changes, or two contradict each other.
  ///
  /// - Parameters:
  ///   - edits: all of one remedy.
  ///   - tree: the document.
  package init?(_ edits: [Edit], in tree: Tree) {
    var changes: [Int: (element: ElementEdit, set: [String: String?])] = [:]
    func change(_ element: XML.Element, _ name: String, _ value: String?) -> Bool {
      var known = changes[element.order] ?? (ElementEdit(element), [:])
      defer { changes[element.order] = known }
      if let other = known.set[name] { return other == value }
      known.set[name] = .some(value)
      known.element.set(name, to: value)
      return true
    }
    for edit in edits {
      let position = Position(line: edit.location.line, column: edit.location.column)
      guard let element = tree.element(at: position) else { return nil }
      switch edit.change {
      case .set(let name, let value):
        guard change(element, name, value) else { return nil }
      case .add(let name, let word):
        let words = RuleReader.words(element[name])
        guard
          change(
            element,
            name,
            (words + (words.contains(word) ? [] : [word])).joined(separator: " ")
          )
        else { return nil }
      case .replace(let markup):
        changes[element.order, default: (ElementEdit(element), [:])].element.replace(with: markup)
      case .insert(let markup, let place):
        changes[element.order, default: (ElementEdit(element), [:])].element.insert(markup, place)
      case .repaint(let old, let new):
        let painted = element.painted(old)
        guard !painted.isEmpty else { return nil }
        for (element, name) in painted where !change(element, name, new) { return nil }
      }
    }
    replacements = changes.values.flatMap(\.element.replacements).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for (one, other) in zip(replacements, replacements.dropFirst())
    where one.range.upperBound > other.range.lowerBound { return nil }
  }
}

extension XML.Element {
  /// The attributes of it, or of the fills and strokes in it, that say a colour.
  fileprivate func painted(_ color: String) -> [(element: XML.Element, name: String)] {
    let names = ["color", "fill", "stroke"].filter { self[$0] == color }
    if !names.isEmpty { return names.map { (self, $0) } }
    return children.filter { ["fill", "stroke", "stop", "layer"].contains($0.name) }
      .flatMap { $0.painted(color) }
  }
}
