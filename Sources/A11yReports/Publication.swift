internal import RuleCatalogue

/// Where the tool is published; OWNER is whose repository it is.
package enum Publication {
  private static let repository = "OWNER/a11y-audit"

  /// The address of the tool.
  package static let home = "https://github.com/\(repository)"

  private static let builtIn = Set(Catalogue.builtIn.rules.map(\.id))

  /// The address of the page that explains a rule; nil of one that does not come with the tool.
  package static func page(ofRule id: String) -> String? {
    builtIn.contains(id) ? "https://OWNER.github.io/a11y-audit/\(path(ofRule: id))" : nil
  }

  /// Where that page is in the site, whatever the rule is called.
  package static func path(ofRule id: String) -> String { "rules/\(name(id)).html" }

  /// A name of small letters, digits, points and hyphens, which no two texts share.
  package static func name(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
      return isPlain ? String(Unicode.Scalar(byte)) : "_\(byte)_"
    }.joined()
  }

  /// The address of a file of the repository as it is in a version.
  package static func address(of path: String, version: String) -> String {
    "https://raw.githubusercontent.com/\(repository)/v\(version)/\(path)"
  }
}
