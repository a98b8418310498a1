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
    var parts: [Int: (element: XML.Element, written: [String: [Range<Int>: String]])] = [:]
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
        guard value != nil || element[name] != nil, change(element, name, value) else { return nil }
      case .add(let name, let word):
        let words = (element[name] ?? "").split { Whitespace.contains($0) }.map(String.init)
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
      case .rewrite(let name, let range, let text):
        let known = parts[element.order]?.written[name]?[range]
        guard known == nil || known == text else { return nil }
        parts[element.order, default: (element, [:])].written[name, default: [:]][range] = text
      }
    }
    for (element, written) in parts.values {
      for (name, parts) in written {
        guard let value = element[name]?.rewritten(parts), change(element, name, value) else {
          return nil
        }
      }
    }
    replacements = changes.values.flatMap(\.element.replacements).sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for (one, other) in zip(replacements, replacements.dropFirst())
    where one.range.upperBound > other.range.lowerBound { return nil }
  }
}

extension String {
  /// The text with some of its bytes replaced; nil where it has not as many, or they overlap.
  fileprivate func rewritten(_ parts: [Range<Int>: String]) -> String? {
    let parts = parts.sorted { $0.key.lowerBound < $1.key.lowerBound }
    guard parts.allSatisfy({ $0.key.upperBound <= utf8.count }),
      zip(parts, parts.dropFirst()).allSatisfy({ $0.key.upperBound <= $1.key.lowerBound })
    else { return nil }
    let replacements = parts.map { Replacement($0.key, $0.value) }
    return String(decoding: Replacement.apply(replacements, to: Array(utf8)), as: UTF8.self)
  }
}
