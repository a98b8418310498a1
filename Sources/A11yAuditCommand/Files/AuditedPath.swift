/// A file that is to be audited.
struct AuditedPath: Hashable, Sendable {
  /// As it was named, or found in a folder that was; what standard input is called.
  var path: String

  /// Whether it was named itself.
  var isNamed: Bool

  /// Where it is: absolute, links of its folder followed; `-` for standard input without a name.
  var place: String

  /// Whether it is what standard input holds.
  var isStandardInput = false

  /// What is opened to read it.
  var opened: String { isStandardInput ? Self.standardInput : path }

  static let standardInput = "-"
}
