internal import A11yReports
internal import RuleCatalogue
internal import XML

/// The rules in groups of one kind.
struct IndexPart {
  let title: String
  let anchor: String
  let groups: [Group]

  /// Rules that have something in common.
  struct Group {
    var anchor: String
    var title: [Markup.Content]
    var note = ""

    /// Each with what else is to be said of it here.
    var rules: [(rule: Rule, remark: String)]
  }

  init(_ title: String, _ anchor: String, _ groups: [Group]) {
    (self.title, self.anchor) = (title, anchor)
    self.groups = groups.filter { !$0.rules.isEmpty }
  }

  var markup: Markup.Content {
    .tight(
      "section",
      [("id", anchor)],
      [
        .tight("h2", [], [.text(title)]),
        .tight("div", [("class", "groups")], groups.map(Self.markup)),
      ]
    )
  }

  private static func markup(of group: Group) -> Markup.Content {
    let note = group.note.isEmpty ? [] : [Markup.Content.tight("p", "quiet", group.note)]
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
    return .tight(
      "div",
      [("id", group.anchor)],
      [.tight("h3", [], group.title)] + note + [.tight("ul", [], items)]
    )
  }
}
