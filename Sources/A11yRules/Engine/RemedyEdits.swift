internal import A11yModel
internal import Listening

/// The edits of a remedy for one verdict.
struct RemedyEdits {
  let facts: ComponentFacts
  let verdict: Verdict

  /// All of them; none where one of them needs the words of people.
  func edits(_ templates: [EditTemplate], _ value: (String) -> String?) -> [Edit] {
    // What was built in Swift has no text that could be changed.
    guard facts.document.origins.isEmpty else { return [] }
    var edits: [Edit] = []
    for template in templates {
      guard template.language == nil || template.language == facts.language,
        let change = template.filled(value)
      else { return [] }
      let written: Edit.Change
      switch change {
      case .color(let color):
        if verdict.paints.isEmpty || verdict.paints.contains(where: { isForeign($0.source) }) {
          return []
        }
        edits += verdict.paints.map { edit($0.source, $0.change(to: color)) }
        continue
      case .edit(let edit): written = edit
      }
      let sources = verdict.replaced.map { [$0] } ?? sources(template.place)
      if sources.isEmpty || sources.contains(where: isForeign) { return [] }
      for source in sources {
        guard let change = fitting(written, facts.document.sources[source]) else { return [] }
        edits.append(edit(source, change))
      }
    }
    return edits.enumerated().filter { !edits[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// Whether it stands in a file of another dialect.
  private func isForeign(_ source: Int) -> Bool { facts.document.foreignSource(source) != nil }

  private func edit(_ source: Int, _ change: Edit.Change) -> Edit {
    Edit(location: facts.document.location(of: source), change: change)
  }

  private func sources(_ place: EditTemplate.Place) -> [Int] {
    switch place {
    case .finding: verdict.sites ?? [verdict.target.place]
    case .component: [facts.component.source]
    }
  }

  /// What is added stands in place of what the verdict says is to be replaced.
  ///
  /// Where `value` is the number of an element, its words have a name of their own.
  private func fitting(_ change: Edit.Change, _ source: Source) -> Edit.Change? {
    if case .insert(let markup, _) = change, verdict.replaced != nil { return .replace(markup) }
    guard facts.document.dialect == .spec else { return change }
    let isNumbered = ["mark", "progress"].contains(source.name)
    let isText = ["text", "title"].contains(source.name)
    switch change {
    case .set("value", to: let value) where isNumbered: return .set("value-text", to: value)
    // What a text shows, it says.
    case .set("value", _) where isText, .set("value-text", _) where isText: return nil
    case .set("value-text", to: let value) where !isNumbered: return .set("value", to: value)
    default: return change
    }
  }
}

extension WrittenColor {
  /// The change that makes it another colour.
  fileprivate func change(to color: String) -> Edit.Change {
    range.map { .rewrite(attribute, $0, as: color) } ?? .set(attribute, to: color)
  }
}
