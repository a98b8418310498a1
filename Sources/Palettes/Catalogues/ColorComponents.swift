internal import A11yModel
internal import JSONReading
internal import Support

/// A colour as a colour set writes it.
enum ColorComponents {
  static let noValue = PaletteColor.Meaning.unknown("the catalogue gives no value")

  /// What is known of a colour; nothing is given where there is none.
  static func meaning(of node: JSONNode?) -> PaletteColor.Meaning {
    guard let node else { return noValue }
    guard node.members != nil else {
      return .unknown("its color is \(node.kind); an object is expected")
    }
    if let name = node["reference"]?.string { return reference(name, node["platform"]?.string) }
    guard let components = node["components"] else { return noValue }
    guard let space = node["color-space"]?.string else {
      return .unknown("the colour set names no color-space")
    }
    do throws(Unread) {
      return .color(try color(components, space))
    } catch {
      return .unknown(error.reason)
    }
  }

  /// Why a colour cannot be read.
  private struct Unread: Error {
    var reason: String
  }

  /// A colour of the system, by the name it has in code: `labelColor` is `label`.
  private static func reference(_ name: String, _ platform: String?) -> PaletteColor.Meaning {
    let known = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    let owner = platform == "osx" ? "macOS" : "the platform"
    guard platform != "osx", Generation.systemColorNames.contains(known) else {
      return .unknown("‘\(Excerpt.of(name))’ of \(owner) has no value that is published")
    }
    return .system(known)
  }

  private static func color(_ node: JSONNode, _ space: String) throws(Unread) -> Color {
    let isGray = ["gray-gamma-22", "extended-gray"].contains(space)
    let isExtended = space.hasPrefix("extended")
    guard isGray || ["srgb", "extended-srgb", "display-p3"].contains(space) else {
      throw Unread(reason: "the color-space ‘\(Excerpt.of(space))’ is not read")
    }
    var parts: [Double] = []
    for name in isGray ? ["white"] : ["red", "green", "blue"] {
      parts.append(try number(node, name, isExtended))
    }
    let alpha = node["alpha"] == nil ? 1 : try number(node, "alpha", false)
    guard !isGray else { return Color(grayOfGamma22: parts[0], alpha: alpha) }
    let css = space == "display-p3" ? "display-p3" : "srgb"
    do throws(ColorSyntaxError) {
      return try Color(css: "color(\(css) \(parts[0]) \(parts[1]) \(parts[2]) / \(alpha))")
    } catch {
      throw Unread(reason: error.message)
    }
  }

  /// A component: a number, a text with a point from 0 to 1, a whole one from 0 to 255, or `0xFF`.
  private static func number(
    _ node: JSONNode,
    _ name: String,
    _ isExtended: Bool
  ) throws(Unread) -> Double {
    guard let part = node[name] else { throw Unread(reason: "the colour set gives no \(name)") }
    let written = part.string ?? part.number.map { "\($0)" } ?? part.kind
    guard let value = part.number ?? part.string.flatMap({ number($0, isAlpha: name == "alpha") })
    else { throw Unread(reason: "\(name) is ‘\(Excerpt.of(written))’, which is no component") }
    guard isExtended || (0...1).contains(value) else {
      throw Unread(reason: "\(name) is ‘\(Excerpt.of(written))’, which is not from 0 to 1")
    }
    return value
  }

  private static func number(_ text: String, isAlpha: Bool) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      guard let whole = UInt8(text) else { return nil }
      // Xcode writes no alpha of 8 bits: 1 is all of it.
      return isAlpha && whole <= 1 ? Double(whole) : Double(whole) / 255
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
