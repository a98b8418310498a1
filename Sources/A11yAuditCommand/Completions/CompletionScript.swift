/// The script by which a shell completes command lines, made from the tables that are parsed by.
enum CompletionScript {
  /// The shells there is a script for.
  static let shells = ["bash", "zsh", "fish"]

  static func text(for shell: String) -> String {
    switch shell {
    case "zsh": ZshCompletion.script
    case "fish": FishCompletion.script
    default: BashCompletion.script
    }
  }

  /// A text in single quotes, as all three shells read it; none of ours holds a line break.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: #"'\''"#) + "'"
  }
}
