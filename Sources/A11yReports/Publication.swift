/// Where the tool is published; OWNER is whose repository it is.
package enum Publication {
  private static let repository = "OWNER/a11y-audit"

  /// The address of the tool.
  static let home = "https://github.com/\(repository)"

  /// The address of a file of the repository as it is in a version.
  package static func address(of path: String, version: String) -> String {
    "https://raw.githubusercontent.com/\(repository)/v\(version)/\(path)"
  }
}
