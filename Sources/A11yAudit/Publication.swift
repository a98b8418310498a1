/// Where the tool is published.
package enum Publication {
  /// The address of a file of the repository as it is in this version; OWNER is whose it is.
  package static func address(of path: String) -> String {
    "https://raw.githubusercontent.com/OWNER/a11y-audit/v\(Version.current)/\(path)"
  }
}
