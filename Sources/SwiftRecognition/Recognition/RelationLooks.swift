internal import SwiftSource

/// What each step of a row looks like by its relation to the current one.
struct RelationLooks {
  /// The look of each step in each relation in which it is seen.
  private let looks: [[StepRelation: [Part]]]

  /// Whether the steps of a row look by their relation to the current one, and what is done unlike what is to come.
  ///
  /// - Parameters:
  ///   - rows: the row in each situation.
  ///   - indices: the current step, by situation.
  /// - Returns: whether they do.
  static func areOrdered(_ rows: [DrawnRow], indices: [Int: Int]) -> Bool {
    [heard, seen].contains { plain in
      each(rows, indices, plain).map { RelationLooks(looks: $0).areOrdered } ?? false
    }
  }

  private var areOrdered: Bool {
    if differ(.completed, .upcoming) { return true }
    // Bare dots that nobody can operate say where one is, and nothing else.
    guard differ(.current, .upcoming) else { return false }
    let parts = looks.flatMap { look in [look[.current] ?? [], look[.upcoming] ?? []] }
    return parts.flatMap(\.self).flatMap(\.all).allSatisfy { part in
      Self.bare.contains(part.name) && part["action"] == nil
    }
  }

  private static let bare: Set<String> = ["shape", "fill", "stroke", "stop"]

  /// Whether steps that are seen in two relations look otherwise in each; false where none is seen in both.
  private func differ(_ one: StepRelation, _ other: StepRelation) -> Bool {
    let both = looks.filter { $0[one] != nil && $0[other] != nil }
    return !both.isEmpty && both.allSatisfy { $0[one] != $0[other] }
  }

  /// What each step looks like by its relation; nil where it looks otherwise in another situation.
  private static func each(
    _ rows: [DrawnRow],
    _ indices: [Int: Int],
    _ plain: (inout Part) -> Void
  ) -> [[StepRelation: [Part]]]? {
    var looks: [[StepRelation: [Part]]] = rows[0].nodes.map { _ in [:] }
    for row in rows {
      guard let current = indices[row.situation] else { return nil }
      for index in row.nodes.indices {
        let relation = StepRelation(index, current: current)
        let look = row.shown(index).map { $0.mapped(plain) }
        if let known = looks[index][relation], known != look { return nil }
        looks[index][relation] = look
      }
    }
    return looks
  }

  /// All that is shown and said of a step, without the views that it comes from.
  private static func heard(_ part: inout Part) {
    part.place = Place(line: 0, column: 0)
    part.path = ""
    for name in ["id", "around", "localized", "disabled"] { part[name] = nil }
  }

  /// What an eye gets of a step, but for the words.
  private static func seen(_ part: inout Part) {
    heard(&part)
    for name in ["label", "value", "hint", "traits"] { part[name] = nil }
    if part.text != nil { part.text = "" }
    for fact in ["text", "label", "value"] { part.unknown[fact] = nil }
  }
}

extension DrawnRow {
  /// What an item shows in the appearance that the others are compared with, with the line behind it.
  fileprivate func shown(_ index: Int) -> [Part] {
    let base = drawings[.light] ?? drawings.min { $0.key.rawValue < $1.key.rawValue }?.value
    guard let base else { return [] }
    return base.nodes[index] + (base.connectors[index].map { [$0] } ?? [])
  }
}
