package import A11yModel
internal import JSONReading
package import Palettes
internal import Support

/// Colours that a configuration gives all specs that it is for.
package struct ConfiguredPalette: Hashable, Sendable {
  /// What is taken over; its paths are relative to the configuration.
  package var source: PaletteImport
  package var location: Location

  /// What a value says that has the shape of one.
  init(_ node: JSONNode) {
    let variant = node["as"]?.string.flatMap { name in
      Variant.allCases.first { $0.name == name }
    }
    location = node.location
    if let path = node.string {
      source = PaletteImport(.named(path, nil))
    } else if let path = node["assets"]?.string {
      source = PaletteImport(.assets(path))
    } else if let path = node["resolver"]?.string {
      let inputs = Variant.allCases.compactMap { variant in
        node[variant.name]?.string.flatMap { PaletteImport.ResolverInput(for: variant, $0) }
      }
      source = PaletteImport(.resolver(path, inputs.isEmpty ? [.init(for: nil, [:])] : inputs))
    } else {
      source = PaletteImport(.tokens(node["tokens"]?.strings ?? [], variant))
    }
    source.prefix = node["prefix"]?.string ?? ""
    source.only = node["only"]?.string
    source.groups = node["path"]?.string.map(PaletteImport.paths) ?? []
  }

  /// What does not go together in a value that has the shape of one.
  static func problems(in node: JSONNode) -> [InputError] {
    guard let members = node.members else { return [] }
    let sources = ["assets", "tokens", "resolver"]
    let given = members.map(\.name).filter(sources.contains)
    guard given.count == 1 else {
      return [
        node.error(
          given.isEmpty
            ? "a palette needs one of \(NearestName.choice(sources))"
            : "a palette has \(NearestName.list(given, "and")); keep one"
        )
      ]
    }
    return members.compactMap { member in
      let owners: [String]
      switch member.name {
      case "as": owners = ["tokens"]
      case "path": owners = ["tokens", "resolver"]
      case _ where Variant.allCases.contains { $0.name == member.name }: owners = ["resolver"]
      default: return nil
      }
      if owners.contains(given[0]) { return nil }
      return InputError(
        "\(member.name) is for \(NearestName.list(owners, "and")), and not for \(given[0])",
        at: member.location
      )
    }
  }
}
