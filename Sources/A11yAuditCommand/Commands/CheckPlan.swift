internal import A11yAudit
internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import RuleCatalogue
internal import SwiftReader

extension CheckRun {
  /// What is to be audited, and what is known of the run before that.
  struct Plan {
    var report: Report
    var start: RunStart
    var files: [PlannedFile]
    var places: AuditedPlaces
    var suppressions: [ConfiguredSuppression]

    /// The files that were named.
    var named: Set<String> { Set(files.lazy.filter(\.file.isNamed).map(\.file.path)) }
  }

  /// Finds what is to be audited.
  func plan() throws(UsageError) -> Plan {
    var rules = rules
    let found = FileDiscovery(
      paths,
      &rules,
      forcesExclusion: options.forcesExclusion,
      looksIntoSources: audits.looksIntoSources,
      system
    )
    try keepApart(options.outputs, found.files)
    let reader = try sources.reader(for: found.files)
    let obstacle = reader?.obstacle(to: found.files)
    let readable = obstacle == nil ? found.files : found.files.filter { !$0.isSource }
    let changes = try options.since.map { (revision) throws(UsageError) in
      try ChangedFiles(since: revision, system)
    }
    let meant =
      try changes.map { (changes) throws(UsageError) in
        try changes.changed(of: readable) { file in
          file.isSource
            ? reader?.places(behind: file, changes) ?? [] : imports(of: file, &rules)
        }
      } ?? readable
    let files = plans(for: meant, reader, &rules)
    let configurations = rules.configurations
    var start = RunStart()
    (start.shard, start.fileCount) = (options.shard, files.count)
    start.errors = found.errors + configurations.errors + rules.shortfalls + errors
    start.errors += [obstacle].compactMap(\.self)
    let unopened = configurations.unopened + rules.unopened
    start.notes = found.notes + unopened.map(\.note)
    (start.skipped, start.unopened) = (unopened.count, unopened.count)
    start.emptyFolders = found.emptyFolders.map(\.note)
    for file in files { start.names[file.file.path] = file.stableName }
    let others = configurations.all.flatMap(\.layers).map(\.file)
    for file in others + start.errors.map(\.location.file) {
      var places = Places(system)
      start.names[file] = names.name(ofPlace: places.place(of: file))
    }
    start.names = start.names.filter { $0.key != $0.value }
    if changes != nil, !found.files.isEmpty {
      start.reasonForNothing = "nothing to audit differs from \(options.since ?? "")"
    } else if options.forcesExclusion, found.emptyFolders.isEmpty {
      start.reasonForNothing =
        "nothing to audit: all that was named is excluded, or is neither spec nor chart"
    }
    let catalogue = configurations.all.reduce(catalogue) { $0.including($1.catalogue) }
    var report = Report(start, version: Version.current, catalogue)
    if options.isMergeable { report.mergeable = MergeFacts(start) }
    return Plan(
      report: report,
      start: start,
      files: files.filter { options.shard?.holds($0.stableName) ?? true },
      places: AuditedPlaces(found.folders, meant, isPartial: changes != nil, system),
      suppressions: configurations.all.flatMap(\.suppressions)
    )
  }

  /// The files and folders that a spec gets colours from, by where they are.
  private func imports(of file: AuditedPath, _ rules: inout FolderRules) -> [String] {
    guard file.path.hasSuffix(".xml") else { return [] }
    let configuration = rules.configurations.configuration(in: PathSyntax.folder(of: file.place))
    let project = palettes.project(of: configuration)
    let own = project.isEmpty ? [] : project.places
    guard let bytes = try? system.read(file.opened, .found, audits.maximumFileSize) else {
      return own
    }
    return own
      + Reader.importedPlaces(bytes, file: file.path, palettes.sources(for: configuration))
  }

  /// How the files are audited of which that can be said.
  private func plans(
    for files: [AuditedPath],
    _ reader: SwiftReader?,
    _ rules: inout FolderRules
  ) -> [PlannedFile] {
    var planner = FilePlanner(audits, options, palettes)
    let planned = files.compactMap { file in
      planner.plan(for: file.place, &rules.configurations, system).map { (file, $0) }
    }
    return planned.enumerated().map { index, planned in
      PlannedFile(
        file: planned.0,
        plan: planned.1,
        stableName: names.name(ofPlace: planned.0.place),
        place: index + 1,
        reader: planned.0.isSource ? reader : nil
      )
    }
  }
}
