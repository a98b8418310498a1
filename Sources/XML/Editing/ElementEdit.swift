/// All that is changed of one element: its attributes and what is added within it or beside it.
///
/// What is not changed stays byte by byte, with its order, its quotes and its white space.
package struct ElementEdit: Sendable {
  private let element: Element

  /// The new value of each attribute; nil where it goes.
  private var attributes: [(name: String, value: String?)] = []

  /// What is added, as markup in no namespace of its own.
  private var insertions: [Insertion: [String]] = [:]

  /// What takes its place.
  private var substitute: String?

  package init(_ element: Element) { self.element = element }

  /// Where something is added.
  package enum Insertion: String, Hashable, Sendable, CaseIterable {
    /// Within, before all else.
    case first
    /// Within, behind all else.
    case last
    /// Beside it, before its start tag.
    case before
    /// Beside it, behind its end tag.
    case after
  }

  package mutating func set(_ name: String, to value: String?) {
    attributes.removeAll { $0.name == name }
    attributes.append((name, value))
  }

  package mutating func replace(with markup: String) { substitute = markup }

  package mutating func insert(_ markup: String, _ place: Insertion) {
    insertions[place, default: []].append(markup)
  }

  /// What is replaced, in the order of the text.
  package var replacements: [Replacement] {
    guard let form = ElementForm(element) else { return [] }
    if let substitute { return [Replacement(form.range, form.prefixed(substitute))] }
    return outside(.before, form) + inTag(form) + inside(form) + outside(.after, form)
  }

  // MARK: attributes

  private func inTag(_ form: ElementForm) -> [Replacement] {
    var changed: [Replacement] = []
    var added = ""
    for (name, value) in attributes {
      let written = value.map { "\(name)=\"\(Escaping.attribute($0))\"" }
      switch (form.attribute(name), written) {
      case (let range?, let written?): changed.append(Replacement(range, written))
      case (let range?, nil): changed.append(Replacement(form.withSpace(range), ""))
      case (nil, let written?): added += " " + written
      case (nil, nil): continue
      }
    }
    changed.sort { $0.range.lowerBound < $1.range.lowerBound }
    return added.isEmpty ? changed : changed + [Replacement(form.tagRest..<form.tagRest, added)]
  }

  // MARK: insertions

  private func markup(_ place: Insertion, _ form: ElementForm) -> [String] {
    (insertions[place] ?? []).map(form.prefixed)
  }

  private func inside(_ form: ElementForm) -> [Replacement] {
    let (first, last) = (markup(.first, form), markup(.last, form))
    guard !first.isEmpty || !last.isEmpty else { return [] }
    let inner = form.spaceWithin
    if form.isEmptyTag {
      let lines = (first + last).map { inner + $0 }.joined()
      return [Replacement(form.tagClose, ">\(lines)\(form.space)</\(form.name)>")]
    }
    let start = form.tagClose.upperBound
    var replacements: [Replacement] = []
    if !first.isEmpty {
      replacements.append(Replacement(start..<start, first.map { inner + $0 }.joined()))
    }
    if !last.isEmpty {
      let end = form.contentEnd
      replacements.append(Replacement(end..<end, last.map { inner + $0 }.joined()))
    }
    return replacements
  }

  private func outside(_ place: Insertion, _ form: ElementForm) -> [Replacement] {
    let markup = markup(place, form)
    guard !markup.isEmpty else { return [] }
    if place == .before {
      let at = form.range.lowerBound
      return [Replacement(at..<at, markup.map { $0 + form.space }.joined())]
    }
    let at = form.range.upperBound
    return [Replacement(at..<at, markup.map { form.space + $0 }.joined())]
  }
}
