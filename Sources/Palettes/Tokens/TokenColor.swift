internal import A11yModel
internal import JSONReading
internal import Support

/// The value of a colour token (Design Tokens Color Module 2025.10).
struct TokenColor {
  let color: Color

  /// What does not fit together; nil where all does.
  private(set) var note: String?

  /// Why a value is not a colour.
  struct Unread: Error {
    var reason: String
  }

  /// Reads a value; what is within may stand elsewhere.
  init(_ node: JSONNode, _ target: (JSONNode) -> JSONNode?) throws(Unread) {
    guard let space = node["colorSpace"].flatMap(target)?.string else {
      throw Unread(reason: "its value names no colorSpace")
    }
    guard let items = node["components"].flatMap(target)?.items else {
      throw Unread(reason: "its value has no components")
    }
    var components: [String] = []
    for item in items { components.append(try Self.component(target(item))) }
    let alpha = try node["alpha"].map { (node) throws(Unread) in try Self.component(target(node)) }
    let notation = try Self.notation(space, components, alpha ?? "1")
    do throws(ColorSyntaxError) {
      color = try Color(css: notation)
    } catch {
      throw Unread(reason: error.message)
    }
    if let hex = node["hex"].flatMap(target)?.string, let other = try? Color(css: hex),
      isFar(from: other)
    {
      note = "its hex ‘\(Excerpt.of(hex))’ is not what its components say, \(color.hex); they win"
    }
  }

  /// Whether a colour is another by more than one step of 255.
  private func isFar(from other: Color) -> Bool {
    zip([color.red, color.green, color.blue], [other.red, other.green, other.blue]).contains {
      abs((min(max($0, 0), 1) * 255).rounded() - ($1 * 255).rounded()) > 1
    }
  }

  private static func component(_ node: JSONNode?) throws(Unread) -> String {
    if let number = node?.number { return "\(number)" }
    if node?.string == "none" { return "none" }
    throw Unread(reason: "a component is \(node?.kind ?? "found nowhere"); a number is expected")
  }

  /// The colour as CSS writes it.
  private static func notation(
    _ space: String,
    _ components: [String],
    _ alpha: String
  ) throws(Unread) -> String {
    guard components.count == 3 else {
      throw Unread(reason: "its value has \(components.count) components; 3 are expected")
    }
    let all = components.joined(separator: " ")
    switch space {
    case "hsl", "hwb":
      let shares = components.dropFirst().map { $0 == "none" ? $0 : $0 + "%" }
      return "\(space)(\(components[0]) \(shares.joined(separator: " ")) / \(alpha))"
    case "lab", "lch", "oklab", "oklch": return "\(space)(\(all) / \(alpha))"
    case "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
      "xyz-d50":
      return "color(\(space) \(all) / \(alpha))"
    default: throw Unread(reason: "the colorSpace ‘\(Excerpt.of(space))’ is not read")
    }
  }
}
