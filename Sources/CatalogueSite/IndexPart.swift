internal import A11yReports
internal import RuleCatalogue
internal import XML

/// The rules in groups of one kind.
struct IndexPart {
  let title: String
  let anchor: String
  let groups: [Group]

  /// Whether only the names of the groups are shown until somebody opens one.
  let isFolded: Bool

  /// Rules that have something in common.
  struct Group {
    var anchor: String
    var title: [Markup.Content]

    /// What is said above its rules.
    var note: [Markup.Content] = []

    /// Each with what else is to be said of it here.
    var rules: [(rule: Rule, remark: String)]
  }

  init(_ title: String, _ anchor: String, _ groups: [Group], isFolded: Bool = true) {
    (self.title, self.anchor, self.isFolded) = (title, anchor, isFolded)
    self.groups = groups.filter { !$0.rules.isEmpty }
  }

  var markup: Markup.Content {
    .tight(
      "section",
      [("id", anchor)],
      [
        .tight("h2", [], [.text(title)]),
        .tight("div", [("class", "groups")], groups.map(markup)),
      ]
    )
  }

  private func markup(of group: Group) -> Markup.Content {
    let note =
      group.note.isEmpty ? [] : [Markup.Content.tight("p", [("class", "quiet")], group.note)]
    let items = group.rules.map { rule, remark in
      Markup.Content.tight(
        "li",
        [],
        [
          .link(Publication.path(ofRule: rule.id), rule.title),
          .tight("small", [], [.words(remark)]),
        ]
      )
    }
    let title = Markup.Content.tight("h3", [], group.title)
    // Whoever is led to what is folded is shown it.
    let content = note + [.tight("ul", [("id", group.anchor)], items)]
    guard isFolded else { return .tight("div", [], [title] + content) }
    let count = Markup.Content.tight(
      "small",
      [],
      [.text(" · " + Coverage.count(items.count, "rule"))]
    )
    return .tight("details", [], [.tight("summary", [], [title, count])] + content)
  }
}
