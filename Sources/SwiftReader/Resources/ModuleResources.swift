internal import SwiftRecognition

/// The colour sets and strings of a module.
final class ModuleResources: Sendable {
  private let colors: ModuleColors
  private let strings: ModuleStrings
  private let platform: ModulePlatform

  init(_ modules: [ModuleFiles], _ access: SourceAccess, _ files: SourceFiles) {
    colors = ModuleColors(modules.flatMap(\.catalogues), access)
    strings = ModuleStrings(modules, files)
    platform = ModulePlatform(modules, files)
  }

  /// Whether there is a colour, by its name or its symbol.
  func hasColor(_ name: String, isSymbol: Bool) -> Bool {
    colors.has(isSymbol ? .symbol(name) : .name(name))
  }

  /// What a spec takes of them.
  ///
  /// - Parameters:
  ///   - names: what files are called in it.
  ///   - log: gets the files that say what is taken.
  /// - Returns: the colours and texts.
  func spec(_ names: SourceNames, _ log: ReadLog) -> SpecResources {
    let (colors, strings) = (colors, strings)
    return SpecResources(
      color: { colors.set($0, names, log) },
      text: { strings.text($0, names, log) },
      language: strings.language,
      platform: platform.name
    )
  }
}
