/// Makes one of the parts that a view shows in several appearances: colours that differ get a name in the palette.
struct AppearanceMerge {
  var palette: Palette
  static let reason = "differs between light and dark in more than its colours"

  init(_ palette: Palette) { self.palette = palette }

  mutating func lists(_ lists: [Appearance: [Part]]) -> [Part] {
    guard let base = lists[.light], lists.count > 1 else {
      return lists[.light] ?? lists.min { $0.key.rawValue < $1.key.rawValue }?.value ?? []
    }
    let isSame = lists.values.allSatisfy { $0.map(\.name) == base.map(\.name) }
    guard isSame else {
      return base.map {
        $0.mapped { part in
          if part["color"] != nil {
            part["color"] = nil
            part.unknown["color"] = Self.reason
          }
        }
      }
    }
    return base.indices.map { index in part(lists.mapValues { $0[index] }) }
  }

  mutating func part(_ parts: [Appearance: Part]) -> Part {
    guard var merged = parts[.light], parts.count > 1 else {
      return parts[.light] ?? parts.min { $0.key.rawValue < $1.key.rawValue }?.value
        ?? Part("group", at: .init(line: 0, column: 0))
    }
    for (fact, reason) in parts.values.flatMap(\.unknown).sorted(by: { $0.key < $1.key }) {
      merged.unknown[fact] = reason
      merged[fact] = nil
    }
    color(parts, &merged)
    let grounds = parts.mapValues { $0["backdrop"] }
    if Set(grounds.values).count > 1, !grounds.values.contains(nil) {
      merged["backdrop"] = palette.name(of: named(grounds))
    }
    for name in Set(parts.values.flatMap(\.attributes.keys)).sorted()
    where !["color", "opacity", "backdrop"].contains(name) && merged.unknown[name] == nil {
      if parts.values.contains(where: { $0[name] != merged[name] }) {
        merged[name] = nil
        merged.unknown[name] = Self.reason
      }
    }
    if parts.values.contains(where: { $0.text != merged.text }) {
      merged.text = "{unknown}"
      merged.unknown["text"] = Self.reason
    }
    merged.children = lists(parts.mapValues(\.children))
    let names = merged.children.map(\.name)
    if let fact = parts.values.lazy.compactMap({ Part.lost(names, $0.children.map(\.name)) }).first
    {
      merged.lose(fact, Self.reason)
    }
    return merged
  }

  private mutating func color(_ parts: [Appearance: Part], _ merged: inout Part) {
    let colors = parts.mapValues { $0["color"] }
    let opacities = parts.mapValues { $0["opacity"] }
    let isOneColor = Set(colors.values).count == 1
    let isOneOpacity = Set(opacities.values).count == 1
    guard merged.unknown["color"] == nil, !(isOneColor && isOneOpacity) else { return }
    if colors.values.contains(nil) || !isOneOpacity {
      // A palette has one opacity for all appearances; digits hold one of their own.
      let values = parts.mapValues {
        $0["color"].flatMap { Part.digits($0, $0 == "clear" ? "0" : nil) }
      }
      let own = parts.mapValues { part in part["color"].flatMap { Part.digits($0, part["opacity"]) }
      }
      guard !values.values.contains(nil), !own.values.contains(nil) else {
        merged["color"] = nil
        merged["opacity"] = nil
        merged.unknown["color"] = Self.reason
        return
      }
      merged["opacity"] = nil
      merged["color"] = palette.name(of: named(own))
    } else {
      merged["color"] = palette.name(of: named(colors))
    }
  }

  private func named(_ values: [Appearance: String?]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: values.compactMap { key, value in value.map { (key.rawValue, $0) } }
    )
  }
}
