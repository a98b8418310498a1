internal import A11yReports
internal import RuleCatalogue
internal import XML

/// The rules by what they are about, whom they help, what they are there for, and who asks them.
struct IndexPage {
  let site: CatalogueSite

  var text: String {
    let count = Coverage.count(site.rules.count, "rule")
    return SitePage(
      title: "Rules of a11y-audit",
      description:
        "\(count) for step indicators, status trackers, progress and charts, each with its examples drawn",
      trail: [.tight("p", "tool", "a11y-audit")],
      content: [
        .tight("h1", [], [.text("Rules of a11y-audit")]),
        .tight("p", [], [.text(introduction(count))]),
        contents,
      ] + parts.map(\.markup),
      version: site.version
    ).text
  }

  private func introduction(_ count: String) -> String {
    "\(count) for step indicators, status trackers, progress and charts. Each page says what the rule asks, "
      + "why and for whom, shows examples as they look and sound with what the audit says of them, and how "
      + "to mend what fails. Passing is not conformance: many criteria need a person."
  }

  private var contents: Markup.Content {
    let items = parts.map { part in
      Markup.Content.tight("li", [], [.link("#\(part.anchor)", part.title)])
    }
    return .tight(
      "nav",
      [("class", "contents"), ("aria-label", "On this page")],
      [.tight("ul", [], items)]
    )
  }

  private var parts: [IndexPart] {
    [subjects, people, requirements, profiles].filter { !$0.groups.isEmpty }
  }

  // MARK: parts

  private var subjects: IndexPart {
    let groups = Rule.categories.map { category in
      IndexPart.Group(
        anchor: CatalogueSite.anchor(ofSubject: category),
        title: [.text(category.split(separator: "-").joined(separator: " "))],
        rules: site.rules.filter { $0.category == category }.map { rule in
          (rule, " \(rule.id) · \(rule.impact.rawValue)")
        }
      )
    }
    return IndexPart("By subject", "subjects", groups, isFolded: false)
  }

  private var people: IndexPart {
    let groups = Person.allCases.map { person in
      IndexPart.Group(
        anchor: CatalogueSite.anchor(of: person),
        title: [.text(person.heading), .tight("small", [], [.text(" " + person.means)])],
        rules: site.rules.filter { $0.people.contains(person) }.map { ($0, "") }
      )
    }
    return IndexPart("By person", "people", groups)
  }

  private var profiles: IndexPart {
    let groups = site.profiles.map { profile in
      IndexPart.Group(
        anchor: CatalogueSite.anchor(of: profile.name),
        title: [.text(profile.name.rawValue)],
        note: [.text(profile.summary)],
        rules: site.rules.compactMap { rule in
          profile.membership(of: rule).map { (rule, $0.isAdvisory ? " (advisory)" : "") }
        }
      )
    }
    return IndexPart("By profile", "profiles", groups)
  }

  private var requirements: IndexPart {
    var known: [String: Rule.Requirement] = [:]
    for requirement in site.rules.flatMap(\.requirements) {
      known[requirement.reference] = known[requirement.reference] ?? requirement
    }
    let groups = known.values.sorted { Self.isBefore($0, $1) }.map { requirement in
      IndexPart.Group(
        anchor: CatalogueSite.anchor(ofRequirement: requirement.reference),
        title: Self.title(of: requirement),
        note: requirement.page.map { [.link($0, "What it asks")] } ?? [],
        rules: site.rules.filter { rule in
          rule.requirements.contains { $0.reference == requirement.reference }
        }.map { ($0, "") }
      )
    }
    return IndexPart("By criterion", "criteria", groups)
  }

  /// The success criteria of WCAG by their numbers, then the others by their names.
  private static func isBefore(_ one: Rule.Requirement, _ other: Rule.Requirement) -> Bool {
    let places = [one, other].map { requirement in
      SuccessCriterion.all.firstIndex { "wcag:\($0.number)" == requirement.reference } ?? .max
    }
    return (places[0], one.reference) < (places[1], other.reference)
  }

  private static func title(of requirement: Rule.Requirement) -> [Markup.Content] {
    let name = RequirementText.names([requirement.reference])
    let criterion = SuccessCriterion.all.first { "wcag:\($0.number)" == requirement.reference }
    let more = criterion.map { " \($0.name) (\($0.level))" } ?? ""
    return [.words(name), .tight("small", [], [.text(more)])]
  }
}
