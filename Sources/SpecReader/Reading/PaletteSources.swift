package import A11yModel
package import Palettes

/// Where a spec's colours may come from besides itself.
package struct PaletteSources: Sendable {
  package var library: PaletteLibrary

  /// Reads what a spec names; nil where nobody knows the folder that its paths lead from.
  package var access: PaletteAccess?
  package var project: ProjectPalette?

  /// Reads the code that a spec was made of; nil for what reads palettes.
  package var code: PaletteAccess?

  package init(_ library: PaletteLibrary, _ access: PaletteAccess?, _ project: ProjectPalette?) {
    self.library = library
    self.access = access
    self.project = project
  }
}

/// The colours that a project defines for all of its specs; what a spec defines itself goes before.
package struct ProjectPalette: Sendable {
  /// A colour by its name, which is looked for where the spec has none of it.
  package var find: @Sendable (_ name: String, Platform) -> PaletteColor?

  /// Every name there is, for whoever has misspelled one.
  package var names: @Sendable () -> [String]

  /// All of its colours as tokens.
  package var tokens: @Sendable (Generation, Platform) -> [Token]

  package init(
    find: @escaping @Sendable (_ name: String, Platform) -> PaletteColor?,
    names: @escaping @Sendable () -> [String],
    tokens: @escaping @Sendable (Generation, Platform) -> [Token]
  ) {
    self.find = find
    self.names = names
    self.tokens = tokens
  }
}
