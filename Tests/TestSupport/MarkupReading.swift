package import XML

extension Markup {
  /// A parsed element, to be changed and written again.
  package init(_ element: Element) {
    self.init(element.name, element.attributes.map { ($0.name, $0.value) })
    if element.name == "spec" || element.name == "svg" {
      attributes.insert((name: "xmlns", value: element.namespace), at: 0)
    }
    content = element.content.compactMap { item in
      switch item {
      case .element(let child): .element(Markup(child))
      case .text(let text, _): .text(text)
      case .instruction: nil
      }
    }
  }

  /// The value of an attribute.
  package subscript(_ name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append((name: name, value: value))
      case (nil, nil): return
      }
    }
  }

  /// The elements directly within.
  package var children: [Markup] {
    content.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// Every element of the tree with one of them changed, one result for each that the change
  /// applies to; nil removes it.
  ///
  /// - Parameter change: what becomes of an element, given those it lies in; the element itself
  ///   where the change does not apply.
  /// - Returns: the changed trees.
  package func variants(_ change: (Markup, [Markup]) -> Change) -> [Markup] {
    variants(change, within: [])
  }

  /// What a change makes of an element.
  package enum Change {
    case none
    case replaced(Markup)
    case removed
  }

  private func variants(_ change: (Markup, [Markup]) -> Change, within: [Markup]) -> [Markup] {
    var results: [Markup] = []
    if within.isEmpty, case .replaced(let root) = change(self, []) { results.append(root) }
    for (index, item) in content.enumerated() {
      guard case .element(let child) = item else { continue }
      switch change(child, within + [self]) {
      case .none: break
      case .removed:
        var copy = self
        copy.content.remove(at: index)
        results.append(copy)
      case .replaced(let replacement):
        var copy = self
        copy.content[index] = .element(replacement)
        results.append(copy)
      }
      for variant in child.variants(change, within: within + [self]) {
        var copy = self
        copy.content[index] = .element(variant)
        results.append(copy)
      }
    }
    return results
  }
}
