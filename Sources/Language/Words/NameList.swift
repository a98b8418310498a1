/// Names in a sentence.
package enum NameList {
  /// “‘a’”, “‘a’ and ‘b’”, “‘a’, ‘b’ and 3 more”.
  package static func text(_ names: [String]) -> String {
    plain(names.map { "‘\($0)’" })
  }

  /// “1”, “1 and 2”, “1, 2 and 3 more”.
  package static func plain(_ names: [String]) -> String {
    let shown = names.count > 3 ? Array(names.prefix(2)) : names
    let rest = names.count - shown.count
    let all = rest > 0 ? shown + ["\(rest) more"] : shown
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " and " + last
  }
}
