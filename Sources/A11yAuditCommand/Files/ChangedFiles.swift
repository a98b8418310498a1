internal import A11yConfiguration
internal import Files

/// The files of a repository that differ from a revision, those that git does not know yet included.
struct ChangedFiles {
  private let places: Set<String>

  /// The repository's folder.
  private let root: String
  private let revision: String
  private let system: System

  /// Asks git.
  ///
  /// - Parameters:
  ///   - revision: anything that git takes for a commit.
  ///   - system: runs git, in the current folder.
  /// - Throws: that git cannot be asked, or knows no such revision.
  init(since revision: String, _ system: System) throws(UsageError) {
    self.revision = revision
    self.system = system
    guard !revision.hasPrefix("-") else {
      throw UsageError("--since \(revision): a revision is expected, as in --since main")
    }
    guard !revision.contains("..") else {
      let ends = revision.split(separator: ".").map(String.init)
      let main = ends.first ?? "main"
      throw UsageError(
        "--since \(revision): one revision is expected and no range; what a branch has changed is "
          + "--since $(git merge-base \(main) \(ends.count > 1 ? ends[ends.count - 1] : "HEAD"))"
      )
    }
    let folder: String
    do throws(SystemError) {
      folder = Self.line(try system.git(["rev-parse", "--show-toplevel"], system.currentFolder))
    } catch {
      throw UsageError("--since \(revision): \(error.message)")
    }
    do throws(SystemError) {
      _ = try system.git(
        ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"],
        folder
      )
    } catch {
      throw UsageError(
        "--since \(revision): git knows no such revision here; name another, or fetch it: "
          + "a shallow clone has only the last"
      )
    }
    root = system.place(folder)
    do throws(SystemError) {
      places = try Checkout(place: root, folder: folder, git: system.git).changes(since: revision)
    } catch {
      throw UsageError("--since \(revision): \(error.message)")
    }
  }

  /// The files among some that differ.
  ///
  /// - Throws: that one is in no place of which git could know.
  func changed(of files: [AuditedPath]) throws(UsageError) -> [AuditedPath] {
    // What was named and is not there is no file that did not change.
    let isMissing = { (file: AuditedPath) in
      file.isNamed && file.path != AuditedPath.standardInput && system.kind(file.path) == nil
    }
    for file in files where PathSyntax.within(root, file.place) == nil && !isMissing(file) {
      let name = file.path == AuditedPath.standardInput ? "standard input" : file.path
      throw UsageError(
        "--since \(revision): \(name) is not in the repository \(root); audit it without --since"
      )
    }
    return files.filter { places.contains($0.place) || isMissing($0) }
  }

  /// What git says, without the end of its line.
  private static func line(_ text: String) -> String {
    String(text.reversed().drop { $0.isNewline }.reversed())
  }
}

/// The files of a repository or of a submodule, as they lie on the disk.
private struct Checkout {
  /// Where it is, without links.
  var place: String

  /// Where git is asked.
  var folder: String
  var git: @Sendable ([String], String) throws(SystemError) -> String

  /// The mode of an entry that is a submodule's commit (gitformat-index, “object type”).
  private static let submodule: Substring.UTF8View = "160000".utf8[...]

  /// The places of files that differ from a revision, those of submodules included.
  func changes(since revision: String) throws(SystemError) -> Set<String> {
    var places = try untracked
    // ":100644 100644 bcd1234 0123456 M" and a name behind it; see git diff, “raw output format”.
    let fields = try names(
      ["diff", "--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-relative", "--no-renames"]
        + ["--ignore-submodules=none", "--diff-filter=d", revision, "--"]
    )
    for pair in stride(from: 0, to: fields.count - 1, by: 2) {
      let entry = fields[pair].dropFirst().utf8.split(separator: UInt8(ascii: " "))
      let name = fields[pair + 1]
      if entry.count > 2, entry[1].elementsEqual(Self.submodule) {
        let wasSubmodule = entry[0].elementsEqual(Self.submodule)
        places.formUnion(inner(name).differing(from: wasSubmodule ? String(entry[2]) ?? "" : nil))
      } else {
        places.insert(PathSyntax.joined(place, name))
      }
    }
    return places
  }

  /// What differs from the commit that the repository around a submodule had; everything in it where
  /// it had none, or one that was not fetched.
  private func differing(from commit: String?) -> Set<String> {
    if let commit, let changes = try? changes(since: commit) { return changes }
    return (try? all) ?? []
  }

  private func inner(_ name: String) -> Self {
    Self(
      place: PathSyntax.joined(place, name),
      folder: PathSyntax.joined(folder, name),
      git: git
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
      try untracked.union(
        names(["ls-files", "--recurse-submodules", "-z"]).map { PathSyntax.joined(place, $0) }
      )
    }
  }

  /// What git lists, each with a zero byte behind it.
  private func names(_ words: [String]) throws(SystemError) -> [String] {
    try git(["-c", "core.fsmonitor=false"] + words, folder)
      .utf8.split(separator: 0).map { String(Substring($0)) }
  }
}
