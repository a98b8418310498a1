/// A file that is to be audited.
struct AuditedPath: Hashable, Sendable {
  /// As it was named, or found in a folder that was.
  var path: String

  /// Whether it was named itself.
  var isNamed: Bool

  /// Where it is: absolute, links of its folder followed; `-` for standard input.
  var place: String

  static let standardInput = "-"
}
