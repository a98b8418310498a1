internal import A11yConfiguration
internal import Files

/// The files of a repository or of a submodule, as they lie on the disk.
struct Checkout {
  /// Where it is, without links.
  private let place: String

  /// Where git is asked, and how it is told where.
  private let folder: String
  private let words: [String]
  private let system: System

  /// - Parameters:
  ///   - place: where it is, without links.
  ///   - folder: where git is asked.
  ///   - system: runs git.
  init(place: String, folder: String, _ system: System) {
    self.init(place: place, folder: folder, words: [], system)
  }

  private init(place: String, folder: String, words: [String], _ system: System) {
    self.place = place
    self.folder = folder
    self.words = words
    self.system = system
  }

  /// The mode of an entry that is a submodule's commit (gitformat-index, “object type”).
  private static let submodule: Substring.UTF8View = "160000".utf8[...]

  /// The places of files that differ from a revision, those of submodules included.
  ///
  /// The index is not refreshed: a file that was touched differs.
  func changes(since revision: String) throws(SystemError) -> Set<String> {
    var places = try untracked
    // ":100644 100644 bcd1234 0123456 M" and a name behind it; see git diff, “raw output format”.
    let fields = try names(
      try unfiltered + [
        "diff-index", "--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv",
      ]
        + ["--no-renames", "--ignore-submodules=dirty", revision, "--"]
    )
    var submodules = try self.submodules
    for pair in stride(from: 0, to: fields.count - 1, by: 2) {
      let entry = fields[pair].dropFirst().utf8.split(separator: UInt8(ascii: " "))
      let name = fields[pair + 1]
      if entry.count > 2, submodules[name] != nil {
        let wasSubmodule = entry[0].elementsEqual(Self.submodule)
        submodules[name] = .some(wasSubmodule ? String(entry[2]) : nil)
      } else {
        places.insert(PathSyntax.joined(place, name))
      }
    }
    for (name, commit) in submodules {
      guard let inner = inner(name) else { continue }
      places.formUnion(inner.differing(from: commit))
    }
    return places
  }

  /// What differs from the commit that the repository around a submodule had; everything in it where
  /// it had none, or one that was not fetched.
  private func differing(from commit: String?) -> Set<String> {
    if let commit, let changes = try? changes(since: commit) { return changes }
    return (try? all) ?? []
  }

  /// A submodule; nil where it was not fetched, and git would answer for the repository around it.
  private func inner(_ name: String) -> Self? {
    let folder = PathSyntax.joined(folder, name)
    let own = PathSyntax.joined(folder, ".git")
    guard system.kind(own) != nil else { return nil }
    return Self(
      place: PathSyntax.joined(place, name),
      folder: folder,
      words: ["--git-dir=.git", "--work-tree=."],
      system
    )
  }

  private var untracked: Set<String> {
    get throws(SystemError) {
      Set(
        try names(["ls-files", "--others", "--exclude-standard", "-z"])
          .map { PathSyntax.joined(place, $0) }
      )
    }
  }

  /// Every file that git would see, those of submodules within included.
  private var all: Set<String> {
    get throws(SystemError) {
      var places = try untracked
      places.formUnion(try names(["ls-files", "-z"]).map { PathSyntax.joined(place, $0) })
      for name in try submodules.keys {
        if let inner = inner(name) { places.formUnion(try inner.all) }
      }
      return places
    }
  }

  /// The submodules by their names, with the commits that are to be in them.
  private var submodules: [String: String?] {
    get throws(SystemError) {
      var submodules: [String: String?] = [:]
      // "160000 bcd1234 0", a tab and the name.
      for entry in try names(["ls-files", "--stage", "-z"]) where entry.hasPrefix("160000 ") {
        guard let tab = entry.utf8.firstIndex(of: UInt8(ascii: "\t")) else { continue }
        let commit = entry[..<tab].split(separator: " ").dropFirst().first
        submodules[String(entry[entry.utf8.index(after: tab)...])] = commit.map(String.init)
      }
      return submodules
    }
  }

  /// Options that keep git from running the filters of a repository, by which it would read the files
  /// that are as young as the index (gitattributes, “filter”).
  private var unfiltered: [String] {
    get throws(SystemError) {
      let prefix = "filter.".utf8
      let keys = try names(["config", "--list", "--name-only", "-z"]).map(\.utf8)
      let filters = Set(
        keys.compactMap { key -> String? in
          let name = key.dropFirst(prefix.count)
          guard key.starts(with: prefix), let end = name.lastIndex(of: UInt8(ascii: ".")) else {
            return nil
          }
          return String(Substring(name[..<end]))
        }
      )
      // The first = ends the name of an option's variable, and a byte that is no text has been lost.
      guard
        !filters.contains(where: {
          $0.unicodeScalars.contains { "=\u{FFFD}".unicodeScalars.contains($0) }
        })
      else { throw SystemError("git cannot be kept from running a filter of such a name") }
      return filters.sorted().flatMap { filter in
        ["clean=", "process=", "required=false"].flatMap { ["-c", "filter.\(filter).\($0)"] }
      }
    }
  }

  /// What git lists, each with a zero byte behind it.
  private func names(_ question: [String]) throws(SystemError) -> [String] {
    try system.git(words + question, folder)
      .utf8.split(separator: 0).map { String(Substring($0)) }
  }
}
