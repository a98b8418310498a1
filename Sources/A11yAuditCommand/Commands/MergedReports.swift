internal import A11yConfiguration
internal import A11yModel
internal import A11yReports

/// Reports of which one is made: all shards of a run, and runs that are whole.
struct MergedReports {
  private(set) var start = RunStart()

  /// Why not everything was matched with what configurations suppress.
  private(set) var errors: [InputError] = []

  /// What became of each file, by the place of its run among the reports.
  private var records: [(run: Int, record: FileRecord)] = []

  /// What became of what configurations suppress, and where each is among them.
  private(set) var suppressions: [MetSuppression] = []
  private var places: [ConfiguredSuppression: Int] = [:]

  /// How many reports there are so far.
  private var count = 0

  /// Which report a file was audited in.
  private var reports: [String: String] = [:]

  /// The shards, by their numbers, with the reports that they are in.
  private var shards: [Int: String] = [:]

  /// The first shard that was met.
  private var first: (run: Int, path: String, start: RunStart)?

  /// In the order of the runs, and in each in that of its files.
  var files: [FileRecord] {
    records.sorted { ($0.run, $0.record.place) < ($1.run, $1.record.place) }.map(\.record)
  }

  /// The files that were named.
  var named: Set<String> { Set(records.lazy.filter(\.record.isNamed).map(\.record.name)) }

  /// Adds the next report.
  ///
  /// - Throws: why it is not one of them.
  mutating func add(_ report: MergeableReport, _ path: String) throws(UsageError) {
    count += 1
    let run = try self.run(of: report.start, path)
    for record in report.files {
      if let other = reports.updateValue(path, forKey: record.name), other != path {
        throw UsageError("\(path): \(record.name) is in \(other), too; leave one of them out")
      }
      records.append((run, record))
    }
    errors += report.suppressionErrors.filter { !errors.contains($0) }
    for node in report.suppressions {
      do throws(InputError) {
        add(try MetSuppression(json: node, "suppressions"))
      } catch {
        throw UsageError("\(error.location): error: \(error.message)")
      }
    }
  }

  private mutating func add(_ suppression: MetSuppression) {
    if let index = places[suppression.use.suppression] {
      suppressions[index].add(suppression)
    } else {
      places[suppression.use.suppression] = suppressions.count
      suppressions.append(suppression)
    }
  }

  /// The place of the run that a report is of: shards have that of the first of them.
  private mutating func run(of own: RunStart, _ path: String) throws(UsageError) -> Int {
    guard let shard = own.shard else {
      start.add(own)
      return count
    }
    if let other = shards.updateValue(path, forKey: shard.number) {
      throw UsageError(
        "\(path): is shard \(shard), as \(other) is; give the report of each shard once"
      )
    }
    guard let first else {
      first = (count, path, own)
      start.add(own)
      return count
    }
    guard first.start.shard?.count == shard.count, first.start.fileCount == own.fileCount else {
      throw UsageError(
        "\(path): is shard \(shard) of \(Coverage.count(own.fileCount, "file")), and \(first.path) "
          + "is \(first.start.shard.map { "\($0)" } ?? "") of \(first.start.fileCount); "
          + "give reports of one run"
      )
    }
    return first.run
  }

  /// All reports are added.
  ///
  /// - Throws: which shards are missing.
  func end() throws(UsageError) {
    guard let first, let count = first.start.shard?.count else { return }
    if let missing = (1...count).first(where: { shards[$0] == nil }) {
      let others = count - shards.count - 1
      let more = others > 0 ? ", and so \(others == 1 ? "is 1 other" : "are \(others) others")" : ""
      throw UsageError(
        "shard \(missing)/\(count) is missing\(more); give the reports of "
          + "all shards"
      )
    }
    let places = records.filter { $0.run == first.run }.map(\.record.place)
    guard Set(places).count == first.start.fileCount, places.count == first.start.fileCount else {
      throw UsageError(
        "the shards do not hold all files of a run between them; run them all on the same files"
      )
    }
  }
}
