package import A11yModel
package import Palettes
package import XML

extension ImportedPalette {
  /// All its colours as tokens of a palette, the system's colours being those of a generation.
  package func tokens(_ generation: Generation) -> [Token] {
    tokens(generation) { self.settled(generation) }
  }

  private func settled(_ generation: Generation) -> [Token] {
    var table = ColorTable(generation: generation, isGenerationPinned: true, nil)
    table.take(self, parts.map { _ in 0 })
    for color in colors { _ = try? table.expression(color.name) }
    return table.tokens(used: [], 0)
  }
}

extension SpecReader {
  /// The files, and the folders of catalogues, that a spec imports colours from, by where they are.
  package static func importedPlaces(_ root: XML.Element, file: String, _ palettes: PaletteSources)
    -> [String]
  {
    guard let access = palettes.access else { return [] }
    var reader = SpecReader(root, file: file, generation: nil, origins: nil, palettes)
    let imports = reader.root.elements.filter { $0.specName == .palette }.flatMap(\.children)
      .filter { $0.specName == .import }.compactMap { reader.request($0) }
    guard !imports.isEmpty else { return [] }
    return palettes.library.palette(of: imports, in: file, reader.platform, access).parts
      .flatMap(\.places)
  }
}
