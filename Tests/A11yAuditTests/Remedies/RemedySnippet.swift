import TestSupport
import XML

/// What a remedy says to write, as it can be pasted into a spec.
enum RemedySnippet: Hashable, CustomStringConvertible {
  /// `<text color="label">No data yet</text>`.
  case element(Markup)
  /// `children="contain" label="Sleep"`.
  case attributes([Attribute])

  /// `without hidden="true"`.
  case removal(String)

  struct Attribute: Hashable {
    var name: String
    var value: String
  }

  var description: String {
    switch self {
    case .element(let markup): markup.snippet
    case .removal(let name): "no \(name)"
    case .attributes(let attributes):
      attributes.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
    }
  }

  /// All that the text of a remedy says to write.
  static func all(in remedy: String, filling blank: String) throws -> [RemedySnippet] {
    let remedy = remedy.replacing("…", with: blank)
    var snippets: [RemedySnippet] = []
    var rest = remedy
    let element = /<([a-z-]+)[^<>]*(\/>|>[^<]*(<[a-z-]+[^<>]*(\/>|>[^<]*<\/[a-z-]+>))*[^<]*<\/\1>)/
    for match in remedy.matches(of: element) {
      let text = "<spec xmlns=\"urn:a11y-audit:spec:1\">\(match.output.0)</spec>"
      if let child = try Tree(parsing: Array(text.utf8)).root.children.first {
        snippets.append(.element(Markup(child)))
      }
      rest = rest.replacing(match.output.0, with: "")
    }
    for match in rest.matches(
      of: /(take|without|drop|leave) ([a-z-]+)(="[^"]*")( \(or ([a-z-]+)="[^"]*"\))?/
    ) {
      for name in [match.output.2, match.output.5].compactMap(\.self) {
        snippets.append(.removal(String(name)))
      }
      rest = rest.replacing(match.output.0, with: "")
    }
    for match in rest.matches(of: /[a-z-]+="[^"]*"(?: [a-z-]+="[^"]*")*/) {
      snippets.append(
        .attributes(
          match.output.matches(of: /([a-z-]+)="([^"]*)"/).map {
            Attribute(name: String($0.output.1), value: String($0.output.2))
          }
        )
      )
    }
    return snippets + together(snippets)
  }

  /// What several attributes say, each of another name, where they are one remedy.
  private static func together(_ snippets: [RemedySnippet]) -> [RemedySnippet] {
    let attributes = snippets.flatMap { snippet -> [Attribute] in
      if case .attributes(let attributes) = snippet { attributes } else { [] }
    }
    let isOne = Set(attributes.map(\.name)).count == attributes.count
    return isOne && !attributes.isEmpty && snippets.count > 1 ? [.attributes(attributes)] : []
  }

  /// The specs that come of pasting it, at each place where it may belong, and at all of a kind.
  func pasted(into spec: Markup) -> [Markup] {
    let names = Set(spec.descendants.map(\.name)).sorted()
    return ways.flatMap { change in
      spec.variants { element, around in around.isEmpty ? .none : .replaced(change(element)) }
        + names.map { name in spec.mapping { $0.name == name ? change($0) : $0 } }
    }
  }

  /// What becomes of an element it is pasted into.
  private var ways: [(Markup) -> Markup] {
    switch self {
    case .element(let child):
      [{ $0.appending(child) }, { $0.prepending(child) }, { $0.replacing(by: child) }]
    case .attributes(let attributes):
      [
        { $0.setting(attributes) { new, _ in new } },
        { $0.setting(attributes) { new, old in old.map { "\(new), \($0)" } ?? new } },
      ]
    case .removal(let name): [{ $0.removing(name) }]
    }
  }
}

extension Markup {
  fileprivate func appending(_ child: Markup) -> Markup {
    var copy = self
    copy.content.append(.element(child))
    return copy
  }

  fileprivate func prepending(_ child: Markup) -> Markup {
    var copy = self
    copy.content.insert(.element(child), at: 0)
    return copy
  }

  /// The same with one child in place of those of its name.
  fileprivate func replacing(by child: Markup) -> Markup {
    var copy = self
    copy.content.removeAll {
      if case .element(let old) = $0 { old.name == child.name } else { false }
    }
    copy.content.append(.element(child))
    return copy
  }

  fileprivate func setting(
    _ attributes: [RemedySnippet.Attribute],
    _ value: (_ new: String, _ old: String?) -> String
  ) -> Markup {
    var copy = self
    for attribute in attributes {
      // The number of a mark and of a progress has that name.
      let isNumber = attribute.name == "value" && ["mark", "progress"].contains(name)
      let name = isNumber ? "value-text" : attribute.name
      copy[name] = value(attribute.value, self[name])
    }
    return copy
  }

  fileprivate func removing(_ attribute: String) -> Markup {
    var copy = self
    copy[attribute] = nil
    return copy
  }

  /// The element in a line, as remedies have it.
  fileprivate var snippet: String {
    let given = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    guard !content.isEmpty else { return "<\(name)\(given)/>" }
    let inner = content.map { item in
      switch item {
      case .element(let child): child.snippet
      case .text(let text): text
      }
    }
    return "<\(name)\(given)>\(inner.joined())</\(name)>"
  }

  /// Every element within.
  fileprivate var descendants: [Markup] { children.flatMap { [$0] + $0.descendants } }

  /// The same with each element within as a change makes it.
  func mapping(_ change: (Markup) -> Markup) -> Markup {
    var copy = self
    copy.content = content.map { item in
      if case .element(let child) = item { .element(change(child.mapping(change))) } else { item }
    }
    return copy
  }
}
