internal import A11yAudit
internal import A11yReports
package import RuleCatalogue

/// The catalogue as a site that works from a folder: a page a rule, on which every example is drawn, and an
/// index.
///
/// No page has a script or asks for anything but the style sheet beside it.
package struct CatalogueSite {
  let catalogue: Catalogue

  /// Those that have pages.
  package let rules: [Rule]
  let profiles: [Profile]
  let version: String

  /// What tells a file of a site from any other, in its head.
  package static let mark = "Written by a11y-audit rules."

  /// - Parameters:
  ///   - catalogue: what the rules' files say to people comes from.
  ///   - rules: those that have pages.
  ///   - profiles: those whose rules they are; empty for all.
  ///   - version: that of the tool.
  package init(
    _ catalogue: Catalogue,
    _ rules: [Rule],
    _ profiles: [Profile.Name] = [],
    version: String
  ) {
    self.catalogue = catalogue
    self.rules = rules
    self.profiles = profiles.isEmpty ? Profile.all : profiles.map(Profile.named)
    self.version = version
  }

  package struct File: Hashable, Sendable {
    /// From the folder of the site.
    package var path: String
    package var text: String
  }

  /// The files, the index first.
  package var files: [File] {
    let pages = rules.compactMap { rule in
      catalogue.text(of: rule).map { RulePage(rule: rule, text: $0, site: self) }
    }
    let index = IndexPage(site: self)
    return [
      File(path: "index.html", text: index.text), File(path: "site.css", text: SiteStyle.sheet),
    ]
      + pages.map { File(path: Publication.path(ofRule: $0.rule.id), text: $0.page) }
  }
}

extension CatalogueSite {
  /// What the sections of the index are called in links.
  static func anchor(ofSubject category: String) -> String { "subject-\(category)" }
  static func anchor(of person: Person) -> String { "person-\(person.rawValue)" }
  static func anchor(of profile: Profile.Name) -> String { "profile-\(profile.rawValue)" }
  static func anchor(ofRequirement reference: String) -> String {
    "requirement-\(Publication.name(reference))"
  }
}
