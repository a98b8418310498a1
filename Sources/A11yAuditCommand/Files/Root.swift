internal import A11yConfiguration
internal import A11yModel

/// The folder that what a file names never leads out of: the nearest one upward that has `.git` and is
/// no home folder, else that of the configuration.
struct Root: Hashable, Sendable {
  let folder: String

  /// - Parameters:
  ///   - folder: that of the configuration, absolute and without links.
  ///   - system: tells what is where.
  init(ofConfigurationIn folder: String, _ system: System) {
    // Whoever keeps the files of a home in a repository does not hand all of it to what is within.
    let home = system.variable("HOME").flatMap { $0.isEmpty ? nil : system.place($0) }
    self.folder =
      PathSyntax.ancestors(of: folder).first {
        $0 != home && system.kind(PathSyntax.joined($0, ".git")) != nil
      } ?? folder
  }

  /// That of a configuration; what it extends from elsewhere has one of its own.
  ///
  /// - Parameters:
  ///   - configuration: the file that was looked for.
  ///   - file: itself, or one that it extends.
  ///   - system: tells what is where.
  init(of configuration: String, for file: String, _ system: System) {
    var places = Places(system)
    self.init(ofConfigurationIn: PathSyntax.folder(of: places.place(of: configuration)), system)
    let place = system.place(file)
    guard file != configuration, PathSyntax.within(folder, place) == nil else { return }
    self.init(ofConfigurationIn: PathSyntax.folder(of: place), system)
  }

  /// What becomes of what a file names.
  enum Use: Sendable {
    case reading
    case writing
  }

  /// Why what is named in a file is not read or written; nil where it may be.
  func objection(to use: Use, _ path: String, _ system: System) -> String? {
    let place = system.place(path)
    let way = place == folder ? "" : PathSyntax.within(folder, place)
    guard let way else { return "\(path) is not in \(folder), the root of what names it" }
    guard use == .writing else { return nil }
    // The repository’s own folder may be a link to another, by which that is not called.
    let written = PathSyntax.normalized(PathSyntax.joined(system.currentFolder, path))
    let own = system.place(PathSyntax.joined(folder, ".git"))
    if PathSyntax.parts(of: way).contains(where: Self.isRepository)
      || PathSyntax.parts(of: written).contains(where: Self.isRepository)
      || PathSyntax.holds(own, place)
    {
      return "\(path) is in the repository’s own folder"
    }
    let kind = system.kind(path)
    return kind == nil || kind == .file ? nil : "\(path) is no file"
  }

  /// Whether a name is that of a repository's own folder, as file systems see it that fold cases and
  /// pass over what is not seen.
  private static func isRepository(_ name: Substring) -> Bool {
    let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    return String(String.UnicodeScalarView(seen)).lowercased() == ".git"
  }
}

extension Root {
  /// What bounds the files that are named somewhere; nil where a person names them by an option.
  ///
  /// - Parameters:
  ///   - origin: where they are named; the standard name is that of a file of the current folder.
  ///   - configuration: what holds.
  ///   - system: tells what is where.
  init?(of origin: Origin, in configuration: Configuration?, _ system: System) {
    switch origin {
    case .option: return nil
    case .standard: self.init(ofConfigurationIn: system.currentFolder, system)
    case .file(let location):
      self.init(of: configuration?.file ?? location.file, for: location.file, system)
    }
  }
}
