/// Where the tool is published; OWNER is whose repository it is.
package enum Publication {
  private static let repository = "OWNER/a11y-audit"

  /// The address of the tool.
  static let home = "https://github.com/\(repository)"

  /// The address of the page that explains a rule.
  package static func page(ofRule id: String) -> String {
    "https://OWNER.github.io/a11y-audit/rules/\(id).html"
  }

  /// The address of a file of the repository as it is in a version.
  package static func address(of path: String, version: String) -> String {
    "https://raw.githubusercontent.com/\(repository)/v\(version)/\(path)"
  }
}
