internal import RuleCatalogue

/// The numbers and the lists of words by which a rule decides.
struct ParameterText {
  /// A line each: “minimum 4.5: WCAG 2.2, 1.4.3”.
  let numbers: [String]

  /// Lists in short, a line each; those of one language in one where there are many.
  let lists: [String]

  /// Lists in full, a line each.
  let completeLists: [String]

  /// More than so many lists would hide what else is said.
  private static let most = 12

  /// How many words of a list give an idea of it.
  private static let few = 3

  init(_ rule: Rule) {
    let forms = rule.parameterForms
    let lists = forms.filter(\.isList)
    numbers = forms.filter { !$0.isList }.map { "\($0.name) \($0.value): \($0.source)" }
    completeLists = lists.map { list in
      "\(list.name): \(Self.words(of: list).joined(separator: " ")) (\(list.source))"
    }
    guard lists.count > Self.most else {
      self.lists = lists.map { "\($0.name): \(Self.short(Self.words(of: $0))) (\($0.source))" }
      return
    }
    var languages: [String] = []
    let groups = Dictionary(grouping: lists) { list in
      let head = String(list.name.prefix { $0 != "-" })
      let name = head.count == 2 ? head : list.name
      if !languages.contains(name) { languages.append(name) }
      return name
    }
    self.lists = languages.map { language in
      let own = groups[language] ?? []
      let words = own.flatMap(Self.words)
      let names = own.count == 1 ? "" : "\(Coverage.count(own.count, "list")), "
      return "\(language): \(names)\(Self.short(words))"
    }
  }

  private static func words(of list: Rule.ParameterForm) -> [String] {
    list.value.split(separator: " ").map(String.init)
  }

  /// “40 words, as in highest, maximum, max”, or all where there are few.
  private static func short(_ words: [String]) -> String {
    guard words.count > few * 2 else { return words.joined(separator: ", ") }
    return "\(words.count) words, as in \(words.prefix(few).joined(separator: ", "))"
  }
}
