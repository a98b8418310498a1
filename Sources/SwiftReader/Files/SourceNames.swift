internal import A11yConfiguration
internal import A11yModel

/// What files are called in reports and in specs.
struct SourceNames: Sendable {
  /// The file that is read: where it is, and as a person names it.
  let file: String
  let name: String

  /// The folder that the paths in the spec begin in, absolute.
  let base: String
  let currentFolder: String

  /// What people call a file: from the current folder, as the file that is read.
  func shown(_ place: String) -> String {
    if place == file { return name }
    return PathSyntax.isAbsolute(name) ? place : PathSyntax.relative(place, to: currentFolder)
  }

  /// What the spec calls a file.
  func written(_ place: String) -> String { PathSyntax.relative(place, to: base) }

  /// The file that the spec calls so.
  func place(ofWritten path: String) -> String {
    PathSyntax.normalized(PathSyntax.joined(base, path))
  }

  func start(of place: String) -> Location { Location(file: shown(place), line: 1, column: 1) }
}
