internal import SwiftEvaluation
internal import SwiftSource

/// The state that each item of a row has of its own, where it decides what the item looks like.
struct OwnStates {
  /// The states that are shown and whose meaning is known, in the order in which they are met.
  var names: [String]
  /// The state of each item, by situation.
  var items: [Int: [String]]
  /// What is shown of each state in words.
  var announced: [String: String] = [:]
  private var meanings: [String: String] = [:]

  /// Nil where the meaning of most is not known, or the items do not look alike by them.
  init?(
    _ rows: [DrawnRow],
    _ given: [Int: [String]]?,
    _ words: StepWords,
    _ meaning: StateMeaning
  ) {
    guard let row = rows.first, row.nodes.count > 1 else { return nil }
    let candidates = rows.map { Self.candidates($0.row, meaning) }
    let all =
      given.map { [$0] }
      ?? candidates[0].indices.map { place in
        let states = zip(rows, candidates).compactMap { row, lists in
          lists.indices.contains(place) ? (row.situation, lists[place]) : nil
        }
        return Dictionary(states) { one, _ in one }
      }
    for items in all {
      let states = rows.flatMap { items[$0.situation] ?? [] }
      let names = states.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let announced = Self.announced(rows, items, words)
      let meanings = names.compactMap { name in
        (meaning.meaning(of: name) ?? announced[name].flatMap(meaning.meaning)).map { (name, $0) }
      }
      // Items that have each a state of its own are told apart by it: it is their identity.
      guard meanings.count * 2 > names.count, names.count > 1,
        meanings.contains(where: { $0.1 == "completed" || $0.1 == "current" }),
        Self.isMarked(rows, items)
      else { continue }
      self.names = meanings.map(\.0)
      self.items = items
      self.meanings = Dictionary(uniqueKeysWithValues: meanings)
      self.announced = announced
      return
    }
    guard let items = Self.untold(rows, meaning), Self.isMarked(rows, items) else { return nil }
    self.names = []
    self.items = items
  }

  /// What may be the states of the items: an enum or conditions that each is made for.
  private static func candidates(_ row: Row, _ meaning: StateMeaning) -> [[String]] {
    let fields = row.lists.map { list in
      list.map { element -> [String: Value]? in
        if case .structure(let structure) = element { structure.fields } else { nil }
      }
    }
    var all = row.lists.compactMap { cases($0) }
    for facts in fields + [row.itemInputs] {
      let known = facts.compactMap(\.self)
      guard known.count == row.count else { continue }
      all += known[0].keys.sorted().compactMap { name in cases(known.map { $0[name] }) }
      for inner in known[0].keys.sorted() {
        let inputs = known.map { facts -> [String: Value]? in
          if case .structure(let structure)? = facts[inner] { structure.fields } else { nil }
        }.compactMap(\.self)
        guard inputs.count == row.count else { continue }
        all += inputs[0].keys.sorted().compactMap { name in cases(inputs.map { $0[name] }) }
      }
      if let flags = flags(known, meaning) { all.append(flags) }
    }
    return all
  }

  /// The cases that values are; nil where one is none.
  private static func cases(_ values: [Value?]) -> [String]? {
    let names = values.compactMap { value -> String? in
      if case .enumeration(let enumeration)? = value { enumeration.name } else { nil }
    }
    return names.isEmpty || names.count < values.count ? nil : names
  }

  /// The condition that holds of each item, where one says which are done: what is not is to come.
  private static func flags(_ items: [[String: Value]], _ meaning: StateMeaning) -> [String]? {
    let names = items[0].keys.filter { meaning.meaning(of: flag($0)) != nil }.sorted()
    guard let done = names.first(where: { meaning.meaning(of: flag($0)) == "completed" }) else {
      return nil
    }
    let order = [done] + names.filter { $0 != done }
    let states = items.compactMap { item -> String? in
      let values = order.map { item[$0] }
      guard values.allSatisfy({ $0 == .boolean(true) || $0 == .boolean(false) }) else { return nil }
      return order.first { item[$0] == .boolean(true) }.map(flag) ?? "notCompleted"
    }
    return states.count == items.count ? states : nil
  }

  /// What a condition says, as `isDone` says done.
  static func flag(_ name: String) -> String {
    guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else {
      return name
    }
    return first.lowercased() + name.dropFirst(3)
  }

  /// Whether shapes or symbols look by the state, and the items are tied together by lines.
  private static func isMarked(_ rows: [DrawnRow], _ items: [Int: [String]]) -> Bool {
    var looks: [Int: [String: [Part]]] = [:]
    for row in rows {
      for (index, state) in (items[row.situation] ?? []).enumerated() {
        let marks = row.nodes[index].flatMap(\.all).filter {
          ["shape", "glyph", "fill", "stroke"].contains($0.name)
        }.map {
          var mark = $0
          mark.children = []
          return mark
        }
        guard !marks.isEmpty else { return false }
        if let known = looks[index]?[state], known != marks { return false }
        looks[index, default: [:]][state] = marks
      }
    }
    guard let row = rows.first, areTold(looks) else { return false }
    return row.connectors.contains { $0 != nil } || hasLine(row.row) || areCounted(row)
  }

  /// Whether what items look like tells their states: of each that is seen in several, else of all together.
  private static func areTold(_ looks: [Int: [String: [Part]]]) -> Bool {
    let several = looks.values.filter { $0.count > 1 }
    if !several.isEmpty { return several.allSatisfy { Set($0.values).count > 1 } }
    var shared: [String: [Part]] = [:]
    for (state, marks) in looks.values.flatMap(\.self) {
      if let known = shared[state], known != marks { return false }
      shared[state] = marks
    }
    return Set(shared.values).count > 1
  }

  /// Whether a line runs along the row, beside or behind its items.
  private static func hasLine(_ row: Row) -> Bool {
    row.rest.contains { RowLines.isLine($0, isColumn: row.isColumn) } || row.isOverLine
      || row.rounds.contains { $0.contains { line(in: $0, row.isColumn) } }
  }

  /// Whether who listens hears of each item which one of how many it is.
  private static func areCounted(_ row: DrawnRow) -> Bool {
    let count = row.nodes.count
    return row.nodes.enumerated().allSatisfy { index, parts in
      parts.flatMap(\.all).contains { part in
        let numbers = (part["label"] ?? "").split { !$0.isNumber }.compactMap { Int($0) }
        return numbers.contains(index + 1) && numbers.contains(count)
      }
    }
  }

  private static func line(in view: ShownView, _ isColumn: Bool) -> Bool {
    RowLines.isLine(view, isColumn: isColumn) || view.children.contains { line(in: $0, isColumn) }
  }

  /// The text that each state shows and no other.
  private static func announced(
    _ rows: [DrawnRow],
    _ items: [Int: [String]],
    _ words: StepWords
  ) -> [String: String] {
    var texts: [String: [String: Set<String>]] = [:]
    var order: [String] = []
    for row in rows {
      for (index, parts) in row.nodes.enumerated() {
        for part in parts.flatMap(\.all) {
          guard let text = part.text, text != words.names[index],
            let state = items[row.situation]?[index]
          else { continue }
          let key = "\(part.path) \(part.place.line):\(part.place.column)"
          if texts[key] == nil { order.append(key) }
          texts[key, default: [:]][state, default: []].insert(text)
        }
      }
    }
    let states = Set(items.values.flatMap(\.self))
    for key in order {
      let found = texts[key] ?? [:]
      let one = found.compactMapValues { $0.count == 1 ? $0.first : nil }
      if one.count == states.count, Set(one.values).count == one.count { return one }
    }
    return [:]
  }

  /// The states as the component lists them.
  func parts(at place: Place) -> [Part] {
    names.map { name in
      var part = Part("state", at: place, ["id": name])
      part["is"] = meanings[name]
      part["announced-as"] = announced[name].map {
        $0.replacing("{{", with: "{").replacing("}}", with: "}")
      }
      return part
    }
  }
}
