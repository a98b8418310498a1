import RuleCatalogue
import TestSupport
import XML

@testable import CatalogueSite

/// A site as its reader meets it: pages as trees, by their paths.
struct SitePages {
  let files: [String: String]
  let pages: [String: XML.Element]

  init(_ site: CatalogueSite) throws {
    var files: [String: String] = [:]
    var pages: [String: XML.Element] = [:]
    for file in site.files {
      files[file.path] = file.text
      if file.path.hasSuffix(".html") {
        pages[file.path] = try Page.root(of: file.text)
      }
    }
    (self.files, self.pages) = (files, pages)
  }

  /// The site of some rules that come with the tool.
  static func of(_ ids: String...) throws -> SitePages {
    let rules = Catalogue.builtIn.rules.filter { ids.contains($0.id) }
    return try SitePages(CatalogueSite(.builtIn, rules, version: "1.0.0"))
  }

  func page(of rule: String) -> XML.Element? { pages["rules/\(rule).html"] }
}
