internal import SwiftEvaluation

/// What tells the items of a row apart for the platform, in the words of the dialect.
enum ItemIdentity {
  /// Nil where that is not known, and where nothing does.
  static func of(_ row: Row, isTracker: Bool) -> String? {
    guard let first = row.items.first, first.identity.unknown == nil else { return nil }
    let path = first.identity.content ?? []
    let elements = row.items.map(\.element)
    if path == ["self"] || path.isEmpty && !elements.contains(where: \.isStructure) {
      if elements.enumerated().allSatisfy({ $1 == .integer($0) || $1 == .integer($0 + 1) }) {
        return "position"
      }
      if elements.allSatisfy({ $0.text != nil }) { return "name" }
      if elements.allSatisfy({ if case .enumeration = $0 { true } else { false } }) {
        return isTracker ? "state" : "id"
      }
      return nil
    }
    if path.last == "offset" { return "position" }
    let ids = elements.compactMap { element -> Value? in
      if case .structure(let structure) = element {
        structure.fields[path.last ?? "id"]
      } else {
        nil
      }
    }
    guard path.last == "id" || path.isEmpty else { return nil }
    // What is not known to be different tells nothing apart; what each makes for itself is.
    let isOwn = ids.count == elements.count && ids.allSatisfy(\.isMade)
    return isOwn
      || ids.count == elements.count && Set(ids).count == ids.count
        && ids.allSatisfy { $0.unknown == nil }
      ? "id" : nil
  }
}

extension Value {
  /// Whether it is an id that is made anew wherever it stands.
  fileprivate var isMade: Bool {
    if case .term(let term) = self { term.type == "UUID" && term.isCall } else { false }
  }

  fileprivate var isStructure: Bool {
    if case .structure = self { true } else { false }
  }
}
