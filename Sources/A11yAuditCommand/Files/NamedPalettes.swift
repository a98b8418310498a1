internal import A11yConfiguration
internal import Files
internal import Palettes
internal import Support

extension PaletteAccess {
  /// What a command line names.
  static let commandLine = ""

  /// Reads what is named in files below their roots, and what a command line names anywhere.
  ///
  /// - Parameters:
  ///   - folder: that of the configuration that holds; nil where none does.
  ///   - system: reads files.
  init(_ folder: String?, _ system: System) {
    let known = KnownPlaces()
    self.init(
      place: { (path, file) throws(AccessError) in
        let base = PathSyntax.normalized(
          PathSyntax.joined(
            system.currentFolder,
            file == Self.commandLine ? "." : PathSyntax.folder(of: file)
          )
        )
        let root = file == Self.commandLine ? nil : known.root(of: base, folder, system)
        if let place = known.place(path, in: base, root) { return place }
        let name = PathSyntax.shown(path, in: base, from: system.currentFolder)
        let place = Place(
          name,
          at: system.place(PathSyntax.normalized(PathSyntax.joined(base, path))),
          within: root
        )
        try Self.check(place, place.path, system)
        known.learn(place, path, in: base)
        return place
      },
      bytes: { (place, limit) throws(AccessError) in
        // A folder that was looked into may hold links.
        try Self.check(place, system.place(place.path), system)
        do throws(SystemError) {
          return try system.read(
            place.path,
            place.root == nil ? .named : .found,
            FileSize(bytes: limit)
          )
        } catch {
          let home = system.kind(place.path) == nil ? Self.home(of: place) : ""
          throw AccessError("\(place.name): cannot be read: \(error.message)\(home)")
        }
      },
      entries: { (place) throws(AccessError) in
        guard system.kind(place.path) == .folder else {
          guard system.kind(place.path) == nil else { return nil }
          throw AccessError("\(place.name): there is no such file or folder\(Self.home(of: place))")
        }
        do throws(SystemError) {
          guard let contents = try system.contents(place.path) else { return nil }
          if let obstacle = contents.obstacle { throw obstacle }
          return contents.entries.map { Entry($0.name, isFolder: $0.kind == .folder) }
        } catch {
          throw AccessError("\(place.name): cannot be read: \(error.message)")
        }
      }
    )
  }

  /// Refuses what lies outside of the root.
  private static func check(
    _ place: Place,
    _ path: String,
    _ system: System
  ) throws(AccessError) {
    guard let root = place.root, !PathSyntax.holds(root, path) else { return }
    guard path == place.path else {
      throw AccessError("\(path) is not in \(root), out of which no link leads")
    }
    let isRepository = system.kind(PathSyntax.joined(root, ".git")) != nil
    throw AccessError(
      "\(path) is not in \(root), where what a spec, a configuration or a resolver names has to be"
        + (isRepository ? "" : "; a configuration in a folder above both, or .git there, widens it")
    )
  }

  /// Where a file has to be that is not there.
  private static func home(of place: Place) -> String {
    place.root.map { "; the path leads to \(place.path), and has to lead into \($0)" } ?? ""
  }
}

/// Where paths lead, each looked up once.
private final class KnownPlaces: @unchecked Sendable {
  private var roots: [String: String] = [:]
  private var places: [String: [String: PaletteAccess.Place]] = [:]
  private let lock = Lock()

  /// The root of what is named in a folder.
  func root(of folder: String, _ configuration: String?, _ system: System) -> String {
    if let root = lock.whileHeld({ roots[folder] }) { return root }
    let place = system.place(folder)
    let home = configuration.map(system.place)
    let isBelow = home.map { PathSyntax.holds($0, place) } ?? false
    let inner = Root(ofConfigurationIn: place, system).folder
    let root =
      inner == place && isBelow ? Root(ofConfigurationIn: home ?? place, system).folder : inner
    lock.whileHeld { roots[folder] = root }
    return root
  }

  func place(_ path: String, in folder: String, _ root: String?) -> PaletteAccess.Place? {
    let place = lock.whileHeld { places[folder]?[path] }
    return place?.root == root ? place : nil
  }

  func learn(_ place: PaletteAccess.Place, _ path: String, in folder: String) {
    lock.whileHeld { places[folder, default: [:]][path] = place }
  }
}
