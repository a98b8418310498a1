internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import Files
internal import RuleCatalogue

/// The file that a baseline is in.
struct BaselineFile {
  /// As it was named.
  let path: String

  /// What is in it; nothing where it is not there yet.
  private(set) var baseline = Baseline()
  private(set) var isThere = false

  /// One in which nothing is.
  init(_ path: String) { self.path = path }

  /// - Parameters:
  ///   - path: the file.
  ///   - reading: how it comes that it is read.
  ///   - catalogue: the rules there are.
  ///   - system: reads it.
  /// - Throws: what is wrong with it; a file that is not there is none.
  init(
    _ path: String,
    _ reading: FileBytes.Reading,
    _ catalogue: Catalogue,
    _ system: System
  ) throws(UsageError) {
    self.path = path
    guard system.kind(path) != nil else { return }
    isThere = true
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.read(path, reading, .standard)
    } catch {
      throw UsageError("--baseline \(path): cannot be read: \(error.message)")
    }
    do throws(InputErrors) {
      baseline = try Baseline(parsing: bytes, file: path, catalogue)
    } catch {
      let lines = error.errors.map { "\($0.location): error: \($0.message)" }
      throw UsageError(lines.joined(separator: "\n"))
    }
  }

  /// One that has to be there.
  static func existing(
    _ path: String,
    _ reading: FileBytes.Reading,
    _ catalogue: Catalogue,
    _ system: System
  ) throws(UsageError) -> BaselineFile {
    let file = try BaselineFile(path, reading, catalogue, system)
    guard file.isThere else {
      let option = path == Baseline.standardName ? "" : " --baseline \(path)"
      throw UsageError(
        "--baseline \(path): there is no such file; a11y-audit baseline write\(option) PATH… "
          + "writes it"
      )
    }
    return file
  }

  /// Suppresses what is in the baseline; gives the entries that no longer occur.
  func apply(to report: inout Report, _ names: StableNames, _ system: System) -> Baseline {
    baseline.apply(to: &report) { Self.isMissing($0, names, system) }
  }

  /// The entries that no longer occur, of a run in which it was used.
  func stale(_ use: BaselineUse?, _ names: StableNames, _ system: System) -> Baseline {
    use?.stale { Self.isMissing($0, names, system) } ?? Baseline()
  }

  /// What was in it that a run cannot tell of.
  func beyond(_ report: Report, _ names: StableNames, _ system: System) -> Baseline {
    baseline.beyond(report) { Self.isMissing($0, names, system) }
  }

  private static func isMissing(_ name: String, _ names: StableNames, _ system: System) -> Bool {
    system.kind(PathSyntax.joined(names.root, name)) == nil
  }

  /// What is said of entries that no longer occur, or of a file that is not there; nil where nothing
  /// is.
  ///
  /// - Parameters:
  ///   - stale: the entries that no longer occur.
  ///   - isStrict: whether these fail the run.
  ///   - isMissed: whether something fails that could be in the file.
  /// - Returns: the note.
  func note(on stale: Baseline, _ isStrict: Bool, isMissed: Bool) -> Note? {
    let option = path == Baseline.standardName ? "" : " --baseline \(path)"
    guard isThere else {
      guard isMissed else { return nil }
      return Note(
        "is not there yet; a11y-audit baseline write\(option) PATH… writes it",
        on: .file(path)
      )
    }
    guard stale.count > 0 else { return nil }
    let count = BaselineSummary.entries(stale.count)
    return Note(
      "\(count) no longer \(stale.count == 1 ? "occurs" : "occur"); "
        + "a11y-audit baseline prune\(option) takes \(stale.count == 1 ? "it" : "them") out"
        + (isStrict ? ", which --strict-baseline asks for" : ""),
      on: .file(path)
    )
  }
}
