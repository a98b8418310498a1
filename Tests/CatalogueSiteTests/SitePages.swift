import RuleCatalogue
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
      // What is left behind the document type is XML, too.
      if file.path.hasSuffix(".html") {
        pages[file.path] = try Tree(parsing: Array(file.text.drop { $0 != "\n" }.utf8)).root
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

extension XML.Element {
  /// This element and all within it, in their order.
  var all: [XML.Element] { [self] + children.flatMap(\.all) }

  func all(ofClass style: String) -> [XML.Element] {
    all.filter { ($0["class"] ?? "").split(separator: " ").contains(Substring(style)) }
  }

  func all(_ name: String) -> [XML.Element] { all.filter { $0.name == name } }

  /// All text within it.
  var wholeText: String {
    content.map { item in
      switch item {
      case .text(let text, _): text
      case .element(let child): child.wholeText
      case .instruction: ""
      }
    }.joined()
  }
}
