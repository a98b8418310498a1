internal import RuleCatalogue
internal import XML

/// Where rules and what they are there for are explained.
struct PageLinks {
  private let pages: [String: String]

  init(_ catalogue: Catalogue) {
    let requirements = catalogue.rules.flatMap(\.requirements)
    pages = requirements.reduce(into: [:]) { pages, requirement in
      if pages[requirement.reference] == nil { pages[requirement.reference] = requirement.page }
    }
  }

  /// The name of a rule, which leads to its page where it comes with the tool.
  func rule(_ id: String) -> Markup.Content {
    Publication.page(ofRule: id).map {
      .tight("a", [("class", "code"), ("href", $0)], [.words(id)])
    } ?? .tight("code", [], [.words(id)])
  }

  /// The name of a requirement, which leads to where it is explained.
  func requirement(_ reference: String) -> Markup.Content {
    let name = Markup.Content.words(RequirementText.names([reference]))
    return pages[reference].map { .tight("a", [("href", $0)], [name]) } ?? name
  }
}
