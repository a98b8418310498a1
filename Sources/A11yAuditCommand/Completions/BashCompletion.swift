internal import A11yReports

/// For bash from version 3.2 on, which macOS has; no other package is needed.
enum BashCompletion {
  static var script: String {
    """
    # Completion of a11y-audit for bash: source it, or put it into a folder of bash-completion.
    _a11y_audit() {
      local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" command words=""
      # bash takes an equals sign for a word of its own.
      if [[ $cur == "=" ]]; then
        cur=""
      elif [[ $prev == "=" ]]; then
        prev="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      COMPREPLY=()
      if (( COMP_CWORD == 1 )); then
        COMPREPLY=( $(compgen -W "\(firstWords)" -- "$cur") )
        return
      fi
      command="${COMP_WORDS[1]}"
    \(familyCases)
      case "$command $prev" in
    \(valueCases)
      esac
      if [[ $cur == -* ]]; then
        case "$command" in
    \(optionCases)
        esac
      else
        case "$command" in
    \(operandCases)
        esac
      fi
      COMPREPLY=( $(compgen -W "$words" -- "$cur") )
    }
    complete -o default -F _a11y_audit a11y-audit

    """
  }

  private static var firstWords: String {
    (Command.families.map(\.word) + ["help", "--help", "--version"]).joined(separator: " ")
  }

  /// Commands of two words: the second is completed, and then belongs to the name.
  private static var familyCases: String {
    let families = Command.families.filter { $0.members.contains { $0.words.count > 1 } }
    guard !families.isEmpty else { return "" }
    let cases = families.map { family in
      let seconds = family.members.compactMap { $0.words.dropFirst().first }
      return """
            \(family.word))
              if (( COMP_CWORD == 2 )); then
                COMPREPLY=( $(compgen -W "\(seconds.joined(separator: " "))" -- "$cur") )
                return
              fi
              command="$command ${COMP_WORDS[2]}" ;;
        """
    }
    return "  case \"$command\" in\n" + cases.joined(separator: "\n") + "\n  esac"
  }

  private static var valueCases: String {
    var cases: [String] = []
    for command in Command.all {
      for option in command.options where option.value != nil {
        let words = option.words.map { "\"\(command.name) \($0)\"" }
        let pattern = "    \(words.joined(separator: " | ")))"
        switch CompletedValue(of: option) {
        case .words(let words):
          let list = words.joined(separator: " ")
          cases.append("\(pattern) COMPREPLY=( $(compgen -W \"\(list)\" -- \"$cur\") ); return ;;")
        case .formatAndFile:
          let list = Reporter.all.map { $0.name + "=" }.joined(separator: " ")
          cases.append(
            "\(pattern) compopt -o nospace 2>/dev/null; "
              + "COMPREPLY=( $(compgen -W \"\(list)\" -- \"$cur\") ); return ;;"
          )
        // Nothing offered leaves it to bash, which offers files.
        case .files, .folders, .free: cases.append("\(pattern) return ;;")
        }
      }
    }
    return cases.joined(separator: "\n")
  }

  private static var optionCases: String {
    Command.all.map { command in
      let names = command.options.flatMap(\.words) + ["--help"]
      return "      \"\(command.name)\") words=\"\(names.joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }

  private static var operandCases: String {
    let cases = Command.all.compactMap { command -> String? in
      guard case .words(let words) = command.completedOperand else { return nil }
      return "      \"\(command.name)\") words=\"\(words.joined(separator: " "))\" ;;"
    }
    let help = Command.families.map(\.word).joined(separator: " ")
    return (cases + ["      \"help\") words=\"\(help)\" ;;"]).joined(separator: "\n")
  }
}
