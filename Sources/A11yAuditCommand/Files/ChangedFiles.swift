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
      places = try Checkout(place: root, folder: folder, system).changes(since: revision)
    } catch {
      throw UsageError("--since \(revision): \(error.message)")
    }
  }

  /// What differs in some folders, by where it is.
  func places(in folders: [String]) -> [String] {
    places.filter { place in folders.contains { PathSyntax.holds($0, place) } }
  }

  func isThere(_ place: String) -> Bool { system.kind(place) != nil }

  /// What the revision has at a place; nil where it has nothing there, or git does not say it.
  func text(at place: String) -> [UInt8]? {
    guard let way = PathSyntax.within(root, place) else { return nil }
    do throws(SystemError) {
      return Array(try system.git(["cat-file", "blob", "\(revision):\(way)"], root).utf8)
    } catch {
      return nil
    }
  }

  /// The files among some that differ, or read a file that does.
  ///
  /// - Parameters:
  ///   - files: those that are to be audited.
  ///   - imports: the files and folders that one reads, by where they are.
  /// - Returns: those of them that differ.
  /// - Throws: that one is in no place of which git could know.
  func changed(
    of files: [AuditedPath],
    importing imports: (AuditedPath) -> [String]
  ) throws(UsageError) -> [AuditedPath] {
    // What was named and is not there is no file that did not change.
    let isMissing = { (file: AuditedPath) in
      file.isNamed && !file.isStandardInput && system.kind(file.path) == nil
    }
    // What standard input holds is not what git knows by its name.
    for file in files
    where file.isStandardInput || PathSyntax.within(root, file.place) == nil && !isMissing(file) {
      let name = file.isStandardInput ? "standard input" : file.path
      throw UsageError(
        "--since \(revision): \(name) is not in the repository \(root); audit it without --since"
      )
    }
    return files.filter { file in
      if places.contains(file.place) || isMissing(file) { return true }
      return !places.isEmpty
        && imports(file).contains { place in
          places.contains(place) || places.contains { PathSyntax.within(place, $0) != nil }
        }
    }
  }

  /// What git says, without the end of its line.
  private static func line(_ text: String) -> String {
    String(text.reversed().drop { $0.isNewline }.reversed())
  }
}
