package import A11yModel

extension PaletteLibrary {
  /// The colour sets of an asset catalogue, each by itself, also where several have one name.
  ///
  /// - Parameters:
  ///   - catalogue: the catalogue, or a folder that holds some.
  ///   - platform: what the colours are shown on.
  ///   - access: reads files.
  /// - Returns: the colours; one that cannot be read is unknown.
  /// - Throws: that the catalogue cannot be looked into.
  package func colorSets(
    of catalogue: PaletteAccess.Place,
    _ platform: Platform,
    _ access: PaletteAccess
  ) throws(InputError) -> [PaletteColor] {
    var search = CatalogueSearch(platform, access, files)
    try search.look(into: catalogue)
    return search.colors
  }
}

extension PaletteColor {
  /// The names between the dots of the symbol that Xcode makes of its name; nil where none is sure.
  package var symbol: [String]? { asset.flatMap(AssetSymbol.path) }
}
