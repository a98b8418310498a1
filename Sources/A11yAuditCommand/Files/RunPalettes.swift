internal import A11yConfiguration
internal import A11yModel
internal import Files
internal import Palettes
internal import SpecReader
internal import Support

/// Where the specs of a run get colours from that they do not define.
final class RunPalettes: Sendable {
  private let named: [PaletteImport]
  private let library = PaletteLibrary()
  private let system: System
  private let projects = Shelf<String, Project>()

  /// - Parameters:
  ///   - named: what the command line names.
  ///   - system: reads files.
  init(_ named: [PaletteImport], _ system: System) {
    self.named = named
    self.system = system
  }

  /// What holds for the specs that a configuration is for.
  func sources(for configuration: Configuration?) -> PaletteSources {
    let project = project(of: configuration)
    return PaletteSources(
      library,
      project.access,
      project.isEmpty
        ? nil
        : ProjectPalette(
          find: { project.color($0, $1) },
          names: { project.levels(.ios).flatMap(\.colors).map(\.name) },
          tokens: { generation, platform in
            project.levels(platform).flatMap { $0.tokens(generation) }
          }
        )
    )
  }

  /// What holds for one file: what the configuration names of its folder.
  func sources(forPath path: String) -> PaletteSources {
    guard path != AuditedPath.standardInput else {
      var sources = sources(for: nil)
      sources.access = nil
      return sources
    }
    var places = Places(system)
    var configurations = Configurations(.nearest, RuleFolders(), system)
    let folder = PathSyntax.folder(of: places.place(of: path))
    return sources(for: configurations.configuration(in: folder))
  }

  /// The palettes that a configuration and the command line name.
  func project(of configuration: Configuration?) -> Project {
    projects.value(configuration?.file ?? "") {
      Project(named, configuration, library, system)
    }
  }

  /// What is wrong with those that were looked into, each once.
  var errors: [InputError] { Set(projects.values.flatMap(\.errors)).sorted() }
}

extension RunPalettes {
  /// The palettes of one configuration, with those that the command line names.
  final class Project: Sendable {
    let access: PaletteAccess
    private let library: PaletteLibrary

    /// What wins stands first.
    private let sources: [Source]
    private let read = Shelf<Platform, [ImportedPalette]>()

    /// The palettes of one file.
    private struct Source: Sendable {
      var imports: [PaletteImport]
      var file: String

      /// Where each is named; nil of a command line.
      var locations: [Location]?
    }

    init(
      _ named: [PaletteImport],
      _ configuration: Configuration?,
      _ library: PaletteLibrary,
      _ system: System
    ) {
      self.library = library
      access = PaletteAccess(configuration.map { PathSyntax.folder(of: $0.file) }, system)
      let layers = configuration?.layers.reversed() ?? []
      sources =
        [Source(imports: named, file: PaletteAccess.commandLine)]
        + layers.map { layer in
          Source(
            imports: layer.palettes.map(\.source),
            file: layer.file,
            locations: layer.palettes.map(\.location)
          )
        }
    }

    var isEmpty: Bool { sources.allSatisfy(\.imports.isEmpty) }

    /// The palettes that win first.
    func levels(_ platform: Platform) -> [ImportedPalette] {
      read.value(platform) {
        sources.map { library.palette(of: $0.imports, in: $0.file, platform, access) }
      }
    }

    func color(_ name: String, _ platform: Platform) -> PaletteColor? {
      // What is written as a colour is no name.
      guard !name.hasPrefix("#"), !name.hasSuffix(")") || (try? Color(css: name)) == nil else {
        return nil
      }
      return levels(platform).lazy.compactMap { $0.color(name)?.color }.first
    }

    /// What is wrong with what was read, where that is named, each once.
    var errors: [InputError] {
      let read = read.values.flatMap { zip(sources, $0) }
      let errors = read.flatMap { source, palette -> [InputError] in
        let own = palette.parts.enumerated().flatMap { part, read in read.errors.map { (part, $0) }
        }
        return (own + palette.conflicts.map { ($0.part, $0.error) }).map { part, error in
          guard let location = source.locations?[part] else { return error }
          return InputError("palettes: \(error.placed)", at: location)
        }
      }
      return Set(errors).sorted()
    }

    /// The files and folders that were read, by where they are.
    var places: [String] { levels(.ios).flatMap(\.parts).flatMap(\.places) }
  }
}
