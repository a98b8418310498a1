internal import SwiftEvaluation
internal import SwiftSource

/// What names and symbols the items of a row have of their own, whatever state they are in.
struct StepWords {
  var names: [String?]
  var icons: [String?]
  /// Why the names are not known; nil where they are, and where the source has none.
  private(set) var reason: String?

  init(_ rows: [DrawnRow]) {
    let count = rows.first?.nodes.count ?? 0
    names = Array(repeating: nil, count: count)
    icons = names
    findNames(rows)
    findIcons(rows)
  }

  /// The facts of a step.
  func cell(_ index: Int, state: String? = nil) -> Cell {
    Cell(
      position: index + 1,
      count: names.count,
      name: names[index],
      icon: icons[index],
      state: state
    )
  }

  /// Takes no symbol for a step’s own that follows from the state it is in.
  mutating func dropIcons(thatFollow state: [String]) {
    var symbols: [String: Set<String?>] = [:]
    for (state, icon) in zip(state, icons) { symbols[state, default: []].insert(icon) }
    if symbols.values.allSatisfy({ $0.count == 1 }) { icons = icons.map { _ in nil } }
  }

  /// A leaf of a part by its view, and how often that came before.
  private struct Leaf: Hashable {
    var place: Place
    var path: String
    var number: Int
  }

  private static func leaves(_ parts: [Part], _ text: (Part) -> String?) -> [(Leaf, String)] {
    var all: [(Leaf, String)] = []
    for part in parts.flatMap(\.all) {
      guard let text = text(part) else { continue }
      let number = all.count { $0.0.place == part.place && $0.0.path == part.path }
      all.append((Leaf(place: part.place, path: part.path, number: number), text))
    }
    return all
  }

  /// The name is the first text that differs from step to step and stays with the step.
  private mutating func findNames(_ rows: [DrawnRow]) {
    var order: [Leaf] = []
    var texts: [Leaf: [Int: Set<String>]] = [:]
    for row in rows {
      for (index, parts) in row.nodes.enumerated() {
        for (leaf, text) in Self.leaves(parts, \.text) {
          if texts[leaf] == nil { order.append(leaf) }
          texts[leaf, default: [:]][index, default: []].insert(text)
        }
      }
    }
    for leaf in order {
      let found = texts[leaf] ?? [:]
      let words = names.indices.map { found[$0].flatMap { $0.count == 1 ? $0.first : nil } }
      guard !words.contains(nil), Set(words).count > 1,
        words.enumerated().contains(where: { $1 != "\($0 + 1)" && $1 != "\($0)" }),
        !words.contains(where: { $0?.contains("{unknown}") == true || $0?.isEmpty == true }),
        // Positions in words or a count of something are no names.
        words.contains(where: { $0?.contains(where: \.isLetter) == true })
      else { continue }
      names = words
      return
    }
    let parts = rows.flatMap(\.nodes).flatMap(\.self).flatMap(\.all)
    reason =
      parts.lazy.compactMap { $0.unknown["text"] ?? $0.unknown["contents"] ?? $0.unknown["label"] }
      .first
    guard let row = rows.first?.row else { return }
    let own = row.items.map { $0.element.text }
    if !own.isEmpty, !own.contains(nil), Set(own).count > 1 {
      names = own
      return
    }
    let lists = Self.inputs(row)
    if let list = lists.first, lists.count == 1 { names = list }
    if lists.count > 1 { reason = "several lists have as many texts as there are steps" }
  }

  /// The lists of as many texts as there are steps that the innermost view is given which has any.
  private static func inputs(_ row: Row) -> [[String]] {
    for view in row.container.customViews.reversed() {
      let lists = view.inputs.values.compactMap { value -> [String]? in
        guard case .array(let elements, _) = value, elements.count == row.count else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == row.count && Set(texts).count > 1 ? texts : nil
      }
      if !lists.isEmpty { return lists }
    }
    return []
  }

  /// The icon is a symbol that a step shows in some state and that not all steps show.
  private mutating func findIcons(_ rows: [DrawnRow]) {
    var symbols: [Int: Set<String>] = [:]
    for row in rows {
      for (index, parts) in row.nodes.enumerated() {
        for (_, symbol) in Self.leaves(parts, { $0["symbol"] }) {
          symbols[index, default: []].insert(symbol)
        }
      }
    }
    let sets = icons.indices.map { symbols[$0] ?? [] }
    guard sets.count > 1, !sets.contains(where: \.isEmpty) else { return }
    // What another step shows as well tells no step.
    let own = sets.indices.map { index in
      sets[index].filter { symbol in
        !sets.indices.contains { $0 != index && sets[$0].contains(symbol) }
      }
    }
    guard own.allSatisfy({ $0.count == 1 }) else { return }
    icons = own.map(\.first)
  }
}

extension Value {
  /// A text that is known, in the words of a template.
  var text: String? {
    guard case .text(let text) = self, let exact = text.exact else { return nil }
    return exact.replacing("{", with: "{{").replacing("}", with: "}}")
  }
}
