/// One option of a command: the table that is parsed by and that help is printed from.
struct Option: Hashable, Sendable {
  /// Without the dashes.
  var name: String

  /// The letter that stands for the name behind one dash; nil where there is none.
  var letter: Character?

  /// What help calls its value; nil for a flag.
  var value: String?

  /// The values there are, where they are few.
  var choices: [String] = []
  var isRepeatable = false

  /// Whether its value is several of the choices, parted by commas.
  var isList = false
  var help: String

  /// The format of what is written for people or for other programs.
  static let textOrJSON = Option(
    name: "format",
    letter: "f",
    value: "NAME",
    choices: ["text", "json"],
    help: "text or json (default text)"
  )

  /// What it does, and whether it may be given again.
  var explanation: String { help + (isRepeatable ? "; may be given again" : "") }

  /// All that a command line may say for it.
  var words: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}
