/// What a part stands for in one evaluation: the step and the facts that placeholders speak of.
struct Cell: Hashable, Sendable {
  /// The number of the step from 1; 0 where none is meant.
  var position: Int
  var count: Int
  var name: String?
  var icon: String?
  var state: String?
  /// Further facts, by their placeholders.
  var facts: [String: String] = [:]

  /// What each placeholder stands for, in the order in which one is preferred to another.
  var placeholders: [(name: String, value: String)] {
    var all: [(name: String, value: String)] = []
    if let name, !name.isEmpty { all.append(("{name}", name)) }
    if let state, !state.isEmpty { all.append(("{state}", state)) }
    if let icon, !icon.isEmpty { all.append(("{icon}", icon)) }
    if position > 0 { all.append(("{position}", "\(position)")) }
    if position > 0 { all.append(("{offset}", "\(position - 1)")) }
    if count > 0 { all.append(("{count}", "\(count)")) }
    return all + facts.sorted { $0.key < $1.key }.map { ("{\($0.key)}", $0.value) }
  }

  /// Whether what has a condition of the dialect is there.
  func meets(_ condition: String?) -> Bool {
    switch condition {
    case "first": position == 1
    case "last": position == count
    case "not-first": position != 1
    case "not-last": position != count
    default: true
    }
  }

  static let conditions = ["not-last", "not-first", "first", "last"]
}
