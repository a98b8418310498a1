/// The ground that is assumed of a component of which no preview shows what it lies on, where its own paints speak against
/// that.
///
/// Whoever draws something has seen it. Light is what is seen first, so that nobody paints a thing there in the very colour
/// that it would lie on; that black is lost in dark is a fault that many have not seen yet.
struct AssumedGround {
  let palette: Palette
  let resources: SpecResources

  /// The backdrop of a component where nothing says what it lies on.
  static let unsaid = "unsaid:systemBackground"

  /// The component without a backdrop that what it paints could not be seen on.
  func checked(_ component: Part) -> Part {
    guard component["backdrop"] == Self.unsaid, component["appearance"] != "dark",
      isLost(component.children)
    else { return component }
    var part = component
    part["backdrop"] = nil
    part["surface"] = nil
    part.unknown["backdrop"] =
      "nothing says what it lies on, and on systemBackground a part of it would not be seen in light"
    return part
  }

  /// Whether one of several parts that lie on the ground cannot be seen on it.
  private func isLost(_ parts: [Part]) -> Bool {
    let hasTrack = parts.contains { $0.name == "track" && !isGround($0) }
    return parts.contains { part in
      part.name == "fill" ? !hasTrack && isGround(part) : isLost(part)
    }
  }

  private func isLost(_ part: Part) -> Bool {
    guard part["opacity"] != "0" else { return false }
    if ["text", "title", "glyph", "track"].contains(part.name) { return isGround(part) }
    let paints = part.children.filter { ["fill", "stroke"].contains($0.name) }
    let inner = part.children.filter { !["fill", "stroke", "animation"].contains($0.name) }
    let seen = paints.filter { $0["color"] != "clear" }
    guard seen.allSatisfy(isGround) else { return false }
    return inner.isEmpty ? !seen.isEmpty : isLost(inner)
  }

  /// Whether something has the colour that it lies on, in light.
  private func isGround(_ part: Part) -> Bool {
    guard part.unknown["color"] == nil, var color = part["color"], part["opacity"] != "0" else {
      return false
    }
    if let entry = palette.entries.first(where: { $0.name == color }) {
      color = entry.attributes["light"] ?? entry.attributes["value"] ?? color
    }
    for (prefix, name) in [
      ("asset:", SpecResources.ColorName.name), ("symbol:", SpecResources.ColorName.symbol),
    ] where color.hasPrefix(prefix) {
      let values = resources.color(name(String(color.dropFirst(prefix.count)))).values
      color = values["light"] ?? values["value"] ?? color
    }
    return ["#FFFFFF", "#FFF", "WHITE", "SYSTEMBACKGROUND"].contains(color.uppercased())
  }
}
