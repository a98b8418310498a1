internal import A11yConfiguration
internal import Files
internal import Support

/// The files of a module, and which of them declare a name.
final class ModuleFiles: Sendable {
  /// The folder that is looked into; nil of a file that is named.
  let folder: String?

  /// Sources, in the order of their paths.
  let sources: [String]

  /// Asset catalogues, and files of strings, in the order of their paths.
  let catalogues: [String]
  let strings: [String]

  /// What says of the package or project which language it is developed in.
  let manifests: [String]

  /// Why not all of it is looked into; nil where it is.
  let problem: String?

  private let files: SourceFiles
  private let declared = Once<[String: [String]]>()

  fileprivate static let package = "Package.swift"

  /// The most files and folders of a module.
  private static let mostEntries = 20_000

  /// - Parameters:
  ///   - folder: where they are.
  ///   - access: tells what is where.
  ///   - files: reads them.
  init(_ folder: ModuleFolder, _ access: SourceAccess, _ files: SourceFiles) {
    self.files = files
    self.folder = folder.path
    var walk = Walk(folder: folder, access: access)
    walk.run(atMost: Self.mostEntries)
    sources = Array(Set(walk.sources)).sorted()
    catalogues = walk.catalogues.sorted()
    strings = walk.strings.sorted()
    let package = PathSyntax.joined(folder.root, Self.package)
    manifests = walk.projects.sorted() + (access.isFolder(package) == false ? [package] : [])
    problem = walk.problem
  }

  /// One file that an option names.
  init(file: String, _ files: SourceFiles) {
    self.files = files
    folder = nil
    sources = [file]
    catalogues = []
    strings = []
    manifests = []
    problem = nil
  }

  /// The files that declare a name for others, or extend what is called so; `extension NAME` asks for the latter alone.
  func declaring(_ name: String) -> [String] {
    let all = declared.value {
      var all: [String: [String]] = [:]
      for source in sources {
        do throws(SystemError) {
          for name in DeclarationScan.names(in: try files.text(source)) {
            all[name, default: []].append(source)
          }
        } catch {
          // It declares nothing that anybody could read; who looks into the file itself is told why.
          continue
        }
      }
      return all
    }
    let own = all[name] ?? []
    let more = name.hasPrefix("extension ") ? [] : all["extension \(name)"] ?? []
    return own + more.filter { !own.contains($0) }
  }
}

/// Finds what is in the folder of a module.
private struct Walk {
  let folder: ModuleFolder
  let access: SourceAccess
  var sources: [String] = []
  var catalogues: [String] = []
  var strings: [String] = []
  var projects: [String] = []
  var problem: String?

  mutating func run(atMost most: Int) {
    var open = [folder.path]
    var count = 0
    while let next = open.popLast() {
      let entries: [SourceAccess.Entry]
      do throws(SystemError) { entries = try access.entries(next) ?? [] } catch {
        problem = "\(next) cannot be looked into: \(error.message)"
        continue
      }
      count += entries.count
      guard count <= most else {
        (sources, catalogues, strings, projects) = ([], [], [], [])
        problem =
          "\(folder.path) holds more than \(most) files, so that no name is looked for in it; name "
          + "the folders of the module with --context"
        return
      }
      for entry in entries { add(entry, PathSyntax.joined(next, entry.name), &open) }
    }
  }

  private mutating func add(_ entry: SourceAccess.Entry, _ path: String, _ open: inout [String]) {
    if entry.isFolder {
      if entry.name.hasSuffix(".xcassets") {
        catalogues.append(path)
      } else if folder.mayLook(into: path, access) {
        open.append(path)
      }
    } else if entry.name == "project.pbxproj" {
      projects.append(path)
    } else if entry.name.hasSuffix(".swift"), entry.name != ModuleFiles.package {
      let place = entry.isLink ? access.place(path) : path
      if !entry.isLink || PathSyntax.holds(folder.root, place) { sources.append(place) }
    } else if !entry.isLink,
      entry.name.hasSuffix(".xcstrings") || entry.name.hasSuffix(".strings")
    {
      strings.append(path)
    }
  }
}
