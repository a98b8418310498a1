internal import Support

extension Command {
  /// Scripts for shells.
  static let completions = Command(
    "completions",
    "SHELL",
    1...1,
    "a script by which bash, zsh or fish completes commands, options, rules and formats",
    details: """
      bash:  source <(a11y-audit completions bash)
      zsh:   a11y-audit completions zsh > "${fpath[1]}/_a11y-audit"
      fish:  a11y-audit completions fish > ~/.config/fish/completions/a11y-audit.fish
      """
  ) { (arguments, _) throws(UsageError) in
    let shell = arguments.operands[0]
    guard CompletionScript.shells.contains(shell) else {
      throw UsageError(
        "completions \(shell): there is no such shell"
          + NearestName.hint(for: shell, in: CompletionScript.shells)
      )
    }
    return CommandResult(output: CompletionScript.text(for: shell))
  }
}
