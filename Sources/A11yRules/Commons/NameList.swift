/// Names in a sentence.
enum NameList {
  /// “‘a’”, “‘a’ and ‘b’”, “‘a’, ‘b’ and 3 more”.
  static func text(_ names: [String]) -> String {
    let shown = names.count > 3 ? Array(names.prefix(2)) : names
    let quoted = shown.map { "‘\($0)’" }
    let rest = names.count - shown.count
    let all = rest > 0 ? quoted + ["\(rest) more"] : quoted
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " and " + last
  }
}
