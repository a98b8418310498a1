internal import SwiftSource

/// Makes one part of what a view shows in several evaluations.
///
/// What agrees is kept, what differs with the step becomes a template or has a condition, and what differs otherwise is
/// not known: a fold gives back what it was made of.
struct PartMerge {
  typealias Instance = (part: Part, cell: Cell)

  /// Why a fact is not known where evaluations do not agree.
  let reason: String
  /// The conditions of the dialect by which steps are told apart.
  let conditions: [String]
  /// How often something differed that nothing in the dialect says.
  private(set) var conflicts = 0

  init(reason: String, conditions: [String] = Cell.conditions) {
    self.reason = reason
    self.conditions = conditions
  }

  /// Several lists of parts as one.
  mutating func lists(_ lists: [(parts: [Part], cell: Cell)]) -> [Part] {
    var lost: [Part] = []
    return merged(lists, &lost)
  }

  private mutating func merged(_ lists: [(parts: [Part], cell: Cell)], _ lost: inout [Part])
    -> [Part]
  {
    let (keys, tables) = Self.aligned(lists.map(\.parts))
    var merged: [Part] = []
    for key in keys {
      let present = tables.map { $0[key] != nil }
      let instances = zip(lists, tables).compactMap { list, table in
        table[key].map { (part: $0, cell: list.cell) }
      }
      if !present.contains(false) {
        merged += parts(instances)
      } else if let condition = conditions.first(where: { condition in
        zip(lists, present).allSatisfy { $0.cell.meets(condition) == $1 }
      }), Self.canHaveConditions.contains(key.name) {
        merged += parts(instances).map {
          var part = $0
          part["when"] = condition
          return part
        }
      } else {
        conflicts += 1
        lost += instances.prefix(1).map(\.part)
      }
    }
    return merged
  }

  /// The parts of each list by what they are known by in all, in an order that each list has.
  private static func aligned(_ lists: [[Part]]) -> (keys: [Key], tables: [[Key: Part]]) {
    var keys: [Key] = []
    var tables: [[Key: Part]] = []
    // What is made in the same order by the same views is the same, wherever calls of them stand.
    let names = lists.map { $0.map { [$0.name, $0.path] } }
    let isOneOrder = names.allSatisfy { $0 == names.first }
    for parts in lists {
      var table: [Key: Part] = [:]
      var last = -1
      for part in parts {
        var key = Key(part, 0)
        if isOneOrder { key.place = Place(line: 0, column: 0) }
        while table[key] != nil { key.number += 1 }
        table[key] = part
        if let known = keys.firstIndex(of: key) {
          last = max(last, known)
        } else {
          last += 1
          keys.insert(key, at: last)
        }
      }
      tables.append(table)
    }
    return (keys, tables)
  }

  private struct Key: Hashable {
    var name: String
    var place: Place
    var path: String
    var number: Int

    init(_ part: Part, _ number: Int) {
      (name, place, path) = (part.name, part.place, part.path)
      self.number = number
    }
  }

  private static let canHaveConditions: Set<String> = [
    "text", "title", "glyph", "shape", "control", "connector", "look",
  ]

  /// One part, or one for each of two conditions where that says all.
  mutating func parts(_ instances: [Instance]) -> [Part] {
    var whole = PartMerge(reason: reason, conditions: conditions)
    let part = whole.part(instances)
    guard whole.conflicts > 0 else { return [part] }
    if !conditions.isEmpty, Self.canHaveConditions.contains(part.name) {
      for (one, other) in [("not-last", "last"), ("first", "not-first")] {
        var split = PartMerge(reason: reason)
        let halves = [one, other].map { condition in
          instances.filter { $0.cell.meets(condition) }
        }
        guard halves.allSatisfy({ !$0.isEmpty }) else { continue }
        let both = zip([one, other], halves).map { condition, instances in
          var part = split.part(instances)
          part["when"] = condition
          return part
        }
        if split.conflicts == 0 { return both }
      }
    }
    conflicts += whole.conflicts
    return [part]
  }

  private mutating func part(_ instances: [Instance]) -> Part {
    var merged = instances[0].part
    for (fact, reason) in instances.flatMap({ $0.part.unknown }).sorted(by: { $0.key < $1.key }) {
      merged.unknown[fact] = reason
      merged[fact] = nil
    }
    let names = Set(instances.flatMap { $0.part.attributes.keys }).sorted()
    for name in names where merged.unknown[name] == nil { attribute(name, instances, &merged) }
    if instances.contains(where: { $0.part.text != nil }), merged.unknown["text"] == nil {
      let texts = instances.map { (text: $0.part.text ?? "", cell: $0.cell) }
      if let template = Generalisation.template(texts) {
        merged.text = template
      } else {
        merged.text = "{unknown}"
        doubt("text", &merged)
      }
    }
    var lost: [Part] = []
    merged.children = self.merged(
      instances.map { (parts: $0.part.children, cell: $0.cell) },
      &lost
    )
    if let fact = Part.lost(lost.map(\.name), []) {
      merged.lose(fact, reason)
    }
    return merged
  }

  private mutating func attribute(_ name: String, _ instances: [Instance], _ merged: inout Part) {
    let values = instances.map { $0.part[name] }
    if Self.texts.contains(name), !values.contains(nil),
      let template = Generalisation.template(
        instances.map { (text: $0.part[name] ?? "", cell: $0.cell) }
      )
    {
      merged[name] = template
    } else if values.allSatisfy({ $0 == values[0] }) {
      merged[name] = values[0]
    } else if name == "disabled",
      let condition = conditions.first(where: { condition in
        instances.allSatisfy { $0.cell.meets(condition) == ($0.part[name] == "true") }
      })
    {
      merged[name] = nil
      merged["disabled-when"] = condition
    } else {
      doubt(name, &merged)
    }
  }

  private mutating func doubt(_ fact: String, _ part: inout Part) {
    part[fact] = nil
    part.unknown[fact] = reason
    conflicts += 1
  }

  /// The attributes that may hold placeholders.
  static let texts: Set<String> = ["label", "value", "hint", "value-text", "symbol"]
}

extension Part {
  /// What it shows of a cell: the same as was evaluated, where a fold is right.
  func filled(_ cell: Cell) -> Part? {
    guard cell.meets(self["when"]) else { return nil }
    var part = self
    part["when"] = nil
    if let condition = part["disabled-when"] {
      part["disabled-when"] = nil
      if cell.meets(condition) { part["disabled"] = "true" }
    }
    for (name, value) in part.attributes { part[name] = Generalisation.filled(value, cell) }
    part.text = part.text.map { Generalisation.filled($0, cell) }
    part.children = part.children.compactMap { $0.filled(cell) }
    return part
  }
}
