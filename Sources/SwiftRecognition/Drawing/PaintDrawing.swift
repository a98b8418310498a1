internal import SwiftSource

extension PartDrawing {
  /// What a view paints, as elements in painting order; what is not known of it is noted.
  func paints(_ view: ShownView, in part: inout Part) -> [Part] {
    if let unknown = view.unknownPaints {
      part.unknown["color"] = unknown.reason
      return []
    }
    var children: [Part] = []
    for paint in view.paints {
      switch paint.role {
      case .fill: children.append(self.paint("fill", paint))
      case .stroke(let stroke):
        var child = self.paint("stroke", paint)
        switch stroke.width {
        case .known(let width, _): child["width"] = number(width)
        case .absent: child["width"] = "1"
        case .unknown(let unknown):
          child["width"] = "1"
          child.unknown["width"] = unknown.reason
        }
        if stroke.isInside { child["align"] = "inside" }
        children.append(child)
      case .border(let width):
        var child = self.paint("stroke", paint)
        child["width"] = width.content.map(number) ?? "1"
        child["align"] = "inside"
        children.append(child)
      case .background: children.append(self.paint("fill", paint))
      case .foreground: break
      }
    }
    return children
  }

  func paint(_ name: String, _ paint: Paint) -> Part {
    var part = Part(name, at: paint.place)
    color(paint.style, of: &part)
    return part
  }

  func color(_ style: Fact<Paint.Style>, of part: inout Part) {
    switch style {
    case .absent: break
    case .unknown(let unknown): part.unknown["color"] = unknown.reason
    case .known(.color(let color), let origin):
      self.color(color, of: &part)
      if origin.isAssumed { part["color"] = part["color"].map { "assumed:\($0)" } }
    case .known(.material(let name), _):
      if ["fill", "stroke"].contains(part.name) {
        part["material"] = name
      } else {
        part.unknown["color"] = "a material of the platform"
      }
    case .known(.gradient(let gradient), _):
      guard gradient.kind != .standard, ["fill", "stroke", "track"].contains(part.name) else {
        part.unknown["color"] = "a gradient that the platform makes"
        return
      }
      for stop in gradient.stops {
        var child = Part("stop", at: part.place)
        switch stop.color {
        case .known(let color, _): self.color(color, of: &child)
        case .unknown(let unknown): part.unknown["color"] = unknown.reason
        case .absent: part.unknown["color"] = "a gradient without colours"
        }
        part.children.append(child)
      }
      if part.unknown["color"] != nil { part.children = [] }
      if gradient.opacity != 1 { part["opacity"] = number(gradient.opacity) }
    }
  }

  func color(_ color: ShownColor, of part: inout Part) {
    if color == .clear {
      part["color"] = "clear"
      return
    }
    switch color.base {
    case .system(let name): part["color"] = name
    case .asset(let name): part["color"] = "asset:\(name)"
    case .symbol(let name): part["color"] = "symbol:\(name)"
    case .components(let space, let red, let green, let blue):
      part["color"] = css(space, red, green, blue)
    case .scheme(let light, let dark):
      guard let light = word(light), let dark = word(dark) else {
        part.unknown["color"] = "differs between light and dark in more than its colours"
        return
      }
      part["color"] = light == dark ? light : "scheme:\(light)|\(dark)"
    }
    if color.opacity != 1 { part["opacity"] = number(color.opacity) }
  }

  /// A colour with its opacity in a word; nil where that has no word.
  private func word(_ color: ShownColor) -> String? {
    var part = Part("fill", at: Place(line: 0, column: 0))
    self.color(color, of: &part)
    guard let word = part["color"], !word.contains("|") else { return nil }
    guard let opacity = part["opacity"] else { return word }
    return Part.digits(word, opacity)
  }

  private func css(_ space: ShownColor.Space, _ red: Double, _ green: Double, _ blue: Double)
    -> String
  {
    let all = [red, green, blue]
    if space == .sRGB {
      let bytes = all.map { ($0 * 255).rounded() }
      let isExact = zip(all, bytes).allSatisfy {
        abs($0 * 255 - $1) < 0.01 && (0...255).contains($1)
      }
      if isExact {
        return "#"
          + bytes.map {
            let digits = String(Int($0), radix: 16, uppercase: true)
            return digits.count == 1 ? "0\(digits)" : digits
          }.joined()
      }
    }
    let name = [.sRGB: "srgb", .linear: "srgb-linear", .displayP3: "display-p3"][space] ?? "srgb"
    return
      "color(\(name) \(all.map { "\(($0 * 100_000).rounded() / 100_000)" }.joined(separator: " ")))"
  }
}
