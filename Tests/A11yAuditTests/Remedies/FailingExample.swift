import A11yRules
import TestSupport
import Testing
import XML

/// A spec in a rule file that fails, or that nobody can tell for want of words.
struct FailingExample: CustomStringConvertible {
  let description: String
  let spec: Markup

  static func all(of rule: Rule) throws -> [FailingExample] {
    let file = try #require(Catalogue.builtIn.file(of: rule))
    let examples = try Tree(parsing: file.bytes).root.first("examples")?.children ?? []
    return examples.compactMap { example in
      let isImage = example.children.contains { $0.name == "svg" }
      guard ["failed", "cantTell"].contains(example.name), !isImage else {
        return nil
      }
      return FailingExample(
        description: "\(rule.id): \(example["title"] ?? "")",
        spec: spec(of: Markup(example))
      )
    }
  }

  /// The content of an example as a spec: in English and on the screen, where it says neither.
  private static func spec(of example: Markup) -> Markup {
    let given = example.attributes.filter { !["title", "profile", "lang"].contains($0.name) }
    let language = (name: "lang", value: example["lang"] ?? "en")
    let namespace = (name: "xmlns", value: Grammar.specNamespace)
    let spec = Markup("spec", [namespace, language] + given, content: example.content)
    return spec.mapping { element in
      let isComponent =
        ["step-indicator", "status-tracker", "progress", "chart"].contains(element.name)
      let isOpen = element["backdrop"] == nil || element["backdrop"]?.hasPrefix("#") ?? false
      guard isComponent, isOpen else { return element }
      var copy = element
      copy["backdrop"] = "systemBackground"
      return copy
    }
  }

  /// What stands in place of “…” in a remedy: the words that a finding asks about, or any.
  func blank(_ finding: Outcome) -> String {
    guard finding.isRemedyForDoubt,
      let heard = finding.evidence.first(where: { $0.name == "announcement" })?.value.description
    else { return "Hours of sleep" }
    return heard.split(separator: ", ").last.map(String.init) ?? heard
  }
}
