/// Expands what a fold says for what was evaluated, and compares the two: a fold is kept only if it gives that back.
///
/// Where they differ the fact is not known. What the fold leaves unknown, or does not say of a text, is no difference.
struct FoldCheck {
  /// What a view showed in one evaluation.
  struct Evaluated {
    var part: Part
    var cell: Cell
    var appearance: Appearance
  }

  let palette: Palette
  /// How often the fold did not give back what was evaluated.
  private(set) var differences = 0

  init(_ palette: Palette) { self.palette = palette }

  /// A part of a fold, without what it says wrongly of any evaluation that it stands for.
  mutating func checked(_ said: Part, against all: [Evaluated]) -> Part {
    var checked = said
    for name in Self.attributes(said, all) where said.unknown[name] == nil {
      let isWrong = all.first { evaluated in
        let expanded = said.filled(evaluated.cell)
        return evaluated.part.unknown[name] != nil
          || expanded?[name] != evaluated.part[name]
      }
      if let isWrong { doubt(&checked, name, isWrong, all) }
    }
    for fact in ["color", "opacity", "backdrop"] where said.unknown[fact] == nil {
      if let wrong = all.first(where: { !isSeen(fact, said, $0) }) {
        doubt(&checked, fact, wrong, all)
      }
    }
    if said.unknown["text"] == nil,
      let wrong = all.first(where: { said.filled($0.cell)?.text ?? "" != $0.part.text ?? "" })
    {
      doubt(&checked, "text", wrong, all)
      checked.text = "{unknown}"
    }
    children(&checked, all)
    return checked
  }

  /// Several parts of a fold that stand beside each other; nil where an evaluation has others.
  mutating func checked(
    _ said: [Part],
    against all: [(parts: [Part], cell: Cell, appearance: Appearance)]
  )
    -> [Part]?
  {
    var found: [[Evaluated]] = said.map { _ in [] }
    for (parts, cell, appearance) in all {
      let there = said.indices.filter { cell.meets(said[$0]["when"]) }
      guard there.map({ said[$0].name }) == parts.map(\.name) else { return nil }
      for (index, part) in zip(there, parts) {
        found[index].append(Evaluated(part: part, cell: cell, appearance: appearance))
      }
    }
    return zip(said, found).map { checked($0, against: $1) }
  }

  private mutating func children(_ said: inout Part, _ all: [Evaluated]) {
    guard said.unknown["contents"] == nil else { return }
    // Of paints that are not known, nothing is said that could be wrong.
    let isUnpainted = said.hasUnknownPaint
    func compared(_ parts: [Part]) -> [Part] {
      isUnpainted ? parts.filter { !Part.paints.contains($0.name) } : parts
    }
    let paints = isUnpainted ? said.children.filter { Part.paints.contains($0.name) } : []
    let lists = all.map {
      (parts: compared($0.part.children), cell: $0.cell, appearance: $0.appearance)
    }
    let children = compared(said.children)
    if let children = checked(children, against: lists) {
      said.children = paints + children
      return
    }
    for (evaluated, list) in zip(all, lists) {
      let expanded = children.filter { evaluated.cell.meets($0["when"]) }
      guard let fact = Part.lost(expanded.map(\.name), list.parts.map(\.name)),
        said.unknown[fact] == nil, !(fact == "color" && said.hasUnknownPaint)
      else { continue }
      differences += 1
      said.lose(fact, reason(evaluated, all))
    }
  }

  private mutating func doubt(
    _ part: inout Part,
    _ fact: String,
    _ wrong: Evaluated,
    _ all: [Evaluated]
  ) {
    differences += 1
    part[fact] = nil
    part.unknown[fact] = wrong.part.unknown[fact] ?? reason(wrong, all)
  }

  private func reason(_ wrong: Evaluated, _ all: [Evaluated]) -> String {
    all.allSatisfy { $0.cell == wrong.cell } ? AppearanceMerge.reason : Self.byStep
  }

  static let byStep = "differs from step to step, or from state to state"

  /// The attributes that are compared as they are written.
  private static func attributes(_ said: Part, _ all: [Evaluated]) -> [String] {
    // What a part is called, and when it is there, is no fact of a view; colours are compared as they are seen.
    let others: Set<String> = [
      "id", "around", "state", "when", "step", "disabled-when", "color", "opacity",
      "backdrop",
    ]
    let names = Set(said.attributes.keys).union(all.flatMap { $0.part.attributes.keys })
    return names.subtracting(others).sorted()
  }

  private func isSeen(_ fact: String, _ said: Part, _ evaluated: Evaluated) -> Bool {
    guard evaluated.part.unknown[fact] == nil else { return false }
    let name = fact == "backdrop" ? fact : "color"
    let (color, opacity) = seen(said, name, evaluated.appearance)
    let (other, otherOpacity) = seen(evaluated.part, name, evaluated.appearance)
    return fact == "opacity" ? abs(opacity - otherOpacity) < 0.002 : color == other
  }

  /// A colour and its opacity as the palette gives them in an appearance.
  private func seen(_ part: Part, _ name: String, _ appearance: Appearance) -> (
    color: String?, opacity: Double
  ) {
    var color = part[name]
    if let entry = palette.entries.first(where: { $0.name == color }) {
      color =
        entry.attributes[appearance.rawValue] ?? entry.attributes[appearance.base.rawValue]
        ?? entry.attributes["value"]
    }
    var opacity = part["opacity"].flatMap(Double.init) ?? 1
    if let digits = color, digits.hasPrefix("#"), digits.count == 9,
      let byte = Int(digits.suffix(2), radix: 16)
    {
      color = String(digits.dropLast(2))
      opacity *= Double(byte) / 255
    }
    return (color, opacity)
  }
}
