/// One option of a command: the table that is parsed by and that help is printed from.
struct Option: Hashable, Sendable {
  /// Without the dashes.
  var name: String

  /// What help calls its value; nil for a flag.
  var value: String?

  /// The values there are, where they are few.
  var choices: [String] = []
  var isRepeatable = false
  var help: String

  /// The format of what is written for people or for other programs.
  static let textOrJSON = Option(
    name: "format",
    value: "NAME",
    choices: ["text", "json"],
    help: "text or json (default text)"
  )
}
