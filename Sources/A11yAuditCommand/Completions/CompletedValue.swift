internal import A11yReports
internal import RuleCatalogue
internal import SpecReader
internal import XML

/// What a shell offers in the place of a value: the table of options says it by what it calls the
/// value.
enum CompletedValue: Hashable, Sendable {
  case words([String])

  /// A format, and behind an equals sign a file.
  case formatAndFile
  case files
  case folders

  /// Nothing that could be listed, as a number or a colour.
  case free

  init(of option: Option) {
    self = option.choices.isEmpty ? Self(called: option.value ?? "") : .words(option.choices)
  }

  /// The value of a name in capitals, as help shows it: `PATH…`, `[FOLDER]`, `[NAME=]FILE`.
  init(called name: String) {
    switch name.filter({ !"[]…".contains($0) }) {
    case "RULE": self = .words(Catalogue.builtIn.rules.map(\.id))
    case "TOPIC": self = .words(Catalogue.builtIn.rules.map(\.id) + Reference(.spec).names)
    case "COMMAND": self = .words(Command.all.map(\.name))
    case "TYPE": self = .words(SpecTemplate.names)
    case "SHELL": self = .words(CompletionScript.shells)
    case "PATH", "FILE", "FILE.swift", "REPORT", "SPEC": self = .files
    case "K/N": self = .words(["auto"])
    case "FOLDER": self = .folders
    case "NAME=FILE": self = .formatAndFile
    default: self = .free
    }
  }
}

extension Command {
  /// The words of its name: `baseline write` has two.
  var words: [String] { name.split(separator: " ").map(String.init) }

  /// What its operands are, by what it calls the first of them.
  var completedOperand: CompletedValue {
    operands.split(separator: " ").first.map { CompletedValue(called: String($0)) } ?? .free
  }

  /// The first words of all commands, each once, with what it is; and the second words of those that
  /// have two.
  static var families: [(word: String, members: [Command])] {
    var families: [(word: String, members: [Command])] = []
    for command in all {
      let word = command.words[0]
      if let place = families.firstIndex(where: { $0.word == word }) {
        families[place].members.append(command)
      } else {
        families.append((word, [command]))
      }
    }
    return families
  }
}
