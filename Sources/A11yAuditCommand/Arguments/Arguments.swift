internal import Support

/// The words of a command line, sorted by a table of options.
struct Arguments: Hashable, Sendable {
  private(set) var operands: [String] = []

  /// The name of the command.
  var command = ""

  /// As they were given.
  let words: [String]
  private var values: [String: [String]] = [:]

  /// One pass from left to right: `--name value`, `--name=value`, `--flag`; `--` ends options, and
  /// `-` alone is an operand.
  init(_ words: some Sequence<String>, options: [Option]) throws(UsageError) {
    self.words = Array(words)
    var rest = self.words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let given = String(parts[0])
      guard let option = options.first(where: { $0.words.contains(given) }) else {
        throw UsageError("unknown option \(given)\(Self.hint(given, options))")
      }
      guard option.value != nil else {
        guard parts.count == 1 else { throw UsageError("\(given) takes no value") }
        values[option.name] = []
        continue
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw UsageError("\(given) needs a value: \(given) \(option.value ?? "")")
      }
      try Self.check(value, option)
      if !option.isRepeatable, values[option.name] != nil {
        throw UsageError("\(given) is given twice; keep one")
      }
      values[option.name, default: []].append(value)
    }
  }

  /// The value given last.
  subscript(_ name: String) -> String? { values[name]?.last }

  /// Every value given, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  func contains(_ name: String) -> Bool { values[name] != nil }

  private static func check(_ value: String, _ option: Option) throws(UsageError) {
    guard !option.choices.isEmpty, !option.choices.contains(value) else { return }
    let parts = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if option.isList {
      guard let other = parts.first(where: { !option.choices.contains($0) }) else { return }
      throw UsageError(
        "--\(option.name) \(value): ‘\(other)’ is no such value"
          + NearestName.hint(for: other, in: option.choices)
      )
    }
    if option.isRepeatable, parts.count > 1, parts.allSatisfy(option.choices.contains) {
      let words = parts.map { "--\(option.name) \($0)" }.joined(separator: " ")
      throw UsageError("--\(option.name) \(value): give the option again for each: \(words)")
    }
    throw UsageError(
      "--\(option.name) \(value): there is no such value"
        + NearestName.hint(for: value, in: option.choices)
    )
  }

  private static func hint(_ given: String, _ options: [Option]) -> String {
    let names = options.map { "--" + $0.name }
    return NearestName.of(given, in: names).map { "; did you mean \($0)?" }
      ?? "; see --help"
  }
}

/// A command line that cannot be followed, in words for its author.
struct UsageError: Error, Hashable, Sendable {
  var message: String

  init(_ message: String) { self.message = message }
}
