internal import A11yModel
internal import Palettes
internal import Support

/// The option that names palettes.
enum PaletteOption {
  static let option = Option(
    name: "palette",
    value: "PATH",
    isRepeatable: true,
    help: "colours of an asset catalogue, a token file (APPEARANCE=FILE for one) or a resolver"
  )

  /// What an option or a command is given: a file or folder, or `dark=FILE` for one appearance.
  static func imports(
    _ texts: [String],
    of owner: String = "--palette"
  ) throws(UsageError) -> [PaletteImport] {
    var imports: [PaletteImport] = []
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let variant = parts.count == 2 ? Variant.allCases.first { $0.name == parts[0] } : nil
      if parts.count == 2, variant == nil, parts[0] != "all", !parts[0].contains("/"),
        NearestName.of(parts[0], in: Variant.allCases.map(\.name)) != nil
      {
        throw UsageError(
          "\(owner) \(text): there is no such appearance"
            + NearestName.hint(for: parts[0], in: Variant.allCases.map(\.name))
        )
      }
      let isPrefixed = variant != nil || parts.count == 2 && parts[0] == "all"
      let path = isPrefixed ? parts[1] : text
      guard !path.isEmpty, path != AuditedPath.standardInput else {
        throw UsageError("\(owner) \(text): a file or folder is expected")
      }
      imports.append(PaletteImport(.named(path, variant)))
    }
    return imports
  }
}
