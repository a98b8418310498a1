package import A11yModel
package import RuleCatalogue
internal import Support

/// What a report in JSON says besides so that it can be merged with others: the run as far as it was
/// known before any file, what became of each file, and of what configurations suppress.
package struct MergeFacts: Hashable, Sendable {
  package var start: RunStart

  /// As they are written, a line each: nothing else has to be kept of them.
  private var files: [String] = []
  private var suppressions: [String] = []

  /// Why some of these could not be matched with everything.
  package var errors: [InputError] = []

  /// The rules of the last file that was audited; of most the next has the same.
  private var rules: [String] = []

  package init(_ start: RunStart) { self.start = start }

  package mutating func add(_ file: FileRecord) {
    var file = file
    if let own = file.audit?.rules {
      if own == rules { file.audit?.rules = nil }
      rules = own
    }
    files.append(file.json.line)
  }

  package mutating func add(suppression: some JSONRecorded) {
    suppressions.append(suppression.json.line)
  }

  /// The member of the report, on several lines.
  var lines: String {
    let lists = [("files", files), ("suppressions", suppressions)].map { name, lines in
      "\"\(name)\": \(JSON.lines(lines.map { "    \($0)" }))"
    }
    let members = ["\"run\": \(start.json.line)"] + lists + ["\"errors\": \(errors.json.line)"]
    return "{\(members.joined(separator: ", "))}"
  }
}

/// What is known of a run before any of its files is audited.
package struct RunStart: Hashable, Sendable {
  /// Which of the files are its own; nil for all.
  package var shard: Shard?

  /// How many files there are in all shards.
  package var fileCount = 0
  package var errors: [InputError] = []
  package var notes: [Note] = []
  package var skipped = 0
  package var unopened = 0

  /// Stable names of files and configurations, where these are named otherwise.
  package var names: [String: String] = [:]

  /// What is said of folders in which there is nothing to audit, if nothing else is audited.
  package var emptyFolders: [Note] = []

  /// Why all that was named may be left out; nil where that would be no success.
  package var reasonForNothing: String?

  package init() {}

  /// How a run begins that consists of several; what more than one of them says, it says once.
  package mutating func add(_ other: RunStart) {
    fileCount += other.fileCount
    errors += other.errors.filter { !errors.contains($0) }
    notes += other.notes.filter { !notes.contains($0) }
    skipped += other.skipped
    unopened += other.unopened
    names.merge(other.names) { own, _ in own }
    emptyFolders += other.emptyFolders
    reasonForNothing = reasonForNothing ?? other.reasonForNothing
  }
}

extension RunStart: JSONRecorded {
  package init(unread: Void) { self.init() }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("shard", &shard)
    record.member("files", &fileCount)
    record.member("errors", &errors, usually: [])
    record.member("notes", &notes, usually: [])
    record.member("skipped", &skipped, usually: 0)
    record.member("unopened", &unopened, usually: 0)
    record.member("names", &names, usually: [:])
    record.member("emptyFolders", &emptyFolders, usually: [])
    record.member("reasonForNothing", &reasonForNothing)
  }
}

extension Note: JSONRecorded {
  package init(unread: Void) { self.init("") }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("message", &message)
    var file: String?
    var location: Location?
    switch place {
    case .file(let path): file = path
    case .location(let own): location = own
    case .run: break
    }
    record.member("file", &file)
    record.member("location", &location)
    guard record.isReading else { return }
    place = location.map(Note.Place.location) ?? file.map(Note.Place.file) ?? .run
  }
}

extension Report {
  /// A run before any of its files is audited.
  package init(_ start: RunStart, version: String, _ catalogue: Catalogue) {
    self.init(version: version, files: [], skipped: start.skipped, catalogue: catalogue)
    (errors, notes) = (start.errors, start.notes)
    (unopened, stableNames) = (start.unopened, start.names)
  }
}
