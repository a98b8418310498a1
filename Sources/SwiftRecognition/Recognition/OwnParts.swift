internal import SwiftSource

/// What each step shows of its own that it shows in every state, and that no template says: it is said of the step.
struct OwnParts {
  /// What is told of each step, by attributes.
  private(set) var attributes: [[String: String]]
  /// What each step shows behind all that its look says.
  private(set) var parts: [[Part]]

  /// - Parameters:
  ///   - items: what each step shows, by situation.
  ///   - cells: the steps.
  init(_ items: [[Part]], _ cells: [Cell]) {
    attributes = cells.map { _ in [:] }
    parts = cells.map { _ in [] }
    guard cells.count > 1, !items.isEmpty else { return }
    for name in PartMerge.texts { findAttribute(name, items, cells) }
    var rest = items
    while let last = Self.last(rest, cells) {
      for index in cells.indices {
        if let part = last[index] { parts[index].insert(part, at: 0) }
      }
      rest = rest.map { row in row.enumerated().map { last[$0] == nil ? $1 : $1.withoutLast } }
    }
  }

  /// What is left of a step’s item for its look.
  func rest(of item: Part, _ index: Int) -> Part {
    var item = item
    for name in attributes[index].keys { item[name] = nil }
    item.children.removeLast(min(parts[index].count, item.children.count))
    return item
  }

  private mutating func findAttribute(_ name: String, _ items: [[Part]], _ cells: [Cell]) {
    let values = cells.indices.map { index in Set(items.map { $0[index][name] }) }
    guard values.allSatisfy({ $0.count == 1 }), Set(values).count > 1 else { return }
    let texts = values.map { $0.first.flatMap(\.self) }
    let known = zip(texts, cells).compactMap { text, cell in text.map { (text: $0, cell: cell) } }
    guard known.count < cells.count || Generalisation.template(known) == nil else { return }
    for index in cells.indices {
      attributes[index][name] = texts[index]
      // A text is localized or not.
      attributes[index]["localized"] = items[0][index]["localized"]
    }
  }

  /// The last part of each step, where it is the same in every state and no look says it of all steps; nil where it
  /// is none.
  private static func last(_ items: [[Part]], _ cells: [Cell]) -> [Part?]? {
    let lasts = items.map { $0.map { $0.children.count > 1 ? $0.children.last : nil } }
    for candidate in lasts.flatMap(\.self) {
      guard let candidate else { continue }
      let own = lasts.map { $0.map { $0?.isSame(as: candidate) == true ? $0 : nil } }
      let isConstant = cells.indices.allSatisfy { index in
        own.allSatisfy { row in
          switch (row[index], own[0][index]) {
          case (nil, nil): true
          case (let one?, let other?): one.looksAs(other)
          default: false
          }
        }
      }
      guard isConstant else { continue }
      var merge = PartMerge(reason: "")
      _ = merge.lists(zip(own[0], cells).map { (parts: $0.map { [$0] } ?? [], cell: $1) })
      if merge.conflicts > 0 { return own[0] }
    }
    return nil
  }
}

extension Part {
  /// What an item shows as one part: what is told of its only part is told of the item.
  static func item(_ parts: [Part], at place: Place) -> Part {
    var item = Part("look", at: parts.first?.place ?? place)
    guard parts.count == 1, let group = parts.first, group.name == "group",
      group["opacity"] == nil, group.unknown["opacity"] == nil,
      !group.children.contains(where: { paints.contains($0.name) })
    else {
      item.children = parts
      return item
    }
    for (name, value) in group.attributes where !["width", "height"].contains(name) {
      item[name] = value
    }
    item.unknown = group.unknown
    item.children = group.children
    return item
  }

  fileprivate var withoutLast: Part {
    var part = self
    part.children.removeLast()
    return part
  }
}
