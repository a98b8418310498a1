internal import A11yModel

extension Command {
  /// The manual page.
  static let manual = Command(
    "manual",
    "",
    0...0,
    "the manual page: all commands, options, exit codes and files, for man",
    details: """
      a11y-audit manual > ~/.local/share/man/man1/a11y-audit.1
      """
  ) { (_, system) throws(UsageError) in
    let time = try CheckOptions.reproducibleTime(system) ?? Int(system.now())
    return CommandResult(output: ManualPage.text(on: CalendarDay(seconds: time)))
  }
}
