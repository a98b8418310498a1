internal import A11yReports

/// For zsh, by its own function for options.
enum ZshCompletion {
  static var script: String {
    """
    #compdef a11y-audit
    # Completion of a11y-audit for zsh: save it as _a11y-audit in a folder of $fpath.
    _a11y_audit() {
      local -a words_of
      if (( CURRENT == 2 )); then
        words_of=(
    \(described(Command.families.map { ($0.word, summary(of: $0)) }, indent: "      "))
        )
        _describe command words_of
        return
      fi
      local command="$words[2]"
      shift words
      (( CURRENT-- ))
    \(familyCases)
      case "$command" in
    \(Command.all.map(arguments).joined(separator: "\n"))
      esac
    }
    if [[ "$funcstack[1]" == "_a11y-audit" ]]; then
      _a11y_audit "$@"
    else
      compdef _a11y_audit a11y-audit
    fi

    """
  }

  private static func summary(of family: (word: String, members: [Command])) -> String {
    family.members.count == 1
      ? family.members[0].summary
      : family.members.compactMap { $0.words.dropFirst().first }.joined(separator: ", ")
  }

  private static func described(_ items: [(word: String, text: String)], indent: String) -> String {
    items.map { item in
      indent
        + CompletionScript.quoted("\(item.word):\(item.text.replacing(":", with: #"\:"#))")
    }.joined(separator: "\n")
  }

  private static var familyCases: String {
    let families = Command.families.filter { $0.members.contains { $0.words.count > 1 } }
    guard !families.isEmpty else { return "" }
    let cases = families.map { family in
      let members = family.members.map { ($0.words.last ?? "", $0.summary) }
      return """
            \(family.word))
              if (( CURRENT == 2 )); then
                words_of=(
        \(described(members, indent: "          "))
                )
                _describe command words_of
                return
              fi
              command="$command $words[2]"
              shift words
              (( CURRENT-- )) ;;
        """
    }
    return "  case \"$command\" in\n" + cases.joined(separator: "\n") + "\n  esac"
  }

  private static func arguments(of command: Command) -> String {
    let options =
      command.options.flatMap(specifications) + [CompletionScript.quoted("--help[what it does]")]
    let operand = operand(of: command).map { [CompletionScript.quoted($0)] } ?? []
    let lines = (options + operand).joined(separator: " \\\n        ")
    return """
          "\(command.name)")
            _arguments \\
              \(lines) ;;
      """
  }

  /// As in `*--rule=[exactly this rule]:RULE:(a b)`, and one for a letter, behind which no equals
  /// sign stands.
  private static func specifications(of option: Option) -> [String] {
    let repeated = option.isRepeatable ? "*" : ""
    let help = option.help.escaped(of: "\\[]:")
    return option.words.map { word in
      guard let value = option.value else {
        return CompletionScript.quoted("\(repeated)\(word)[\(help)]")
      }
      let sign = word.hasPrefix("--") ? "=" : ""
      let action = action(for: CompletedValue(of: option))
      return CompletionScript.quoted(
        "\(repeated)\(word)\(sign)[\(help)]:\(value.escaped(of: ":")):\(action)"
      )
    }
  }

  private static func operand(of command: Command) -> String? {
    guard !command.operands.isEmpty else { return nil }
    let action = action(for: command.completedOperand)
    return "*:\(command.operands.escaped(of: ":")):\(action)"
  }

  private static func action(for value: CompletedValue) -> String {
    switch value {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .formatAndFile: "(\(Reporter.all.map { $0.name + "=" }.joined(separator: " ")))"
    case .files: "_files"
    case .folders: "_files -/"
    case .free: " "
    }
  }
}

extension String {
  fileprivate func escaped(of characters: String) -> String {
    String(flatMap { characters.contains($0) ? ["\\", $0] : [$0] })
  }
}
