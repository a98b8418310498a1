internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import A11yRules

/// What became of the suppressions of configurations in the files of a run so far.
struct SuppressionUses {
  private var met: [ConfiguredSuppression: MetSuppression] = [:]

  /// What files share, with the first of each, in their order.
  private var shared: [(suppressions: ConfiguredSuppressions, gate: Gate, place: Int)] = []
  private var known: Set<ObjectIdentifier> = []

  /// Whether all appearances were reported of every file.
  private var isWhole = true

  mutating func add(
    _ suppressions: ConfiguredSuppressions,
    _ file: Report.AuditedFile,
    at place: Int
  ) {
    isWhole = isWhole && file.results.isWhole
    if known.insert(ObjectIdentifier(suppressions)).inserted {
      shared.append((suppressions, file.gate, place))
    }
  }

  /// Which of their targets were not matched with everything found; each told once.
  var shortfalls: [InputError] {
    var told: Set<Location> = []
    return shared.compactMap(\.suppressions.shortfall).filter { told.insert($0.location).inserted }
  }

  /// What became of each, once every file has been audited.
  ///
  /// - Parameters:
  ///   - suppressions: all that the configurations state.
  ///   - holdsAll: whether all files were audited that a suppression is for.
  /// - Returns: each, in the same order.
  func all(
    of suppressions: [ConfiguredSuppression],
    where holdsAll: (ConfiguredSuppression) -> Bool
  ) -> [MetSuppression] {
    var met: [ConfiguredSuppression: MetSuppression] = [:]
    for (suppressions, gate, place) in shared {
      for use in suppressions.uses {
        let own = MetSuppression(use: use, first: place, gate: gate)
        met[use.suppression, default: own].add(own)
      }
    }
    return suppressions.map { suppression in
      var own = met[suppression] ?? MetSuppression(ofNone: suppression)
      own.holdsAll = holdsAll(suppression)
      return own
    }
  }

  /// What is found on suppressions.
  ///
  /// - Parameters:
  ///   - met: what became of each.
  ///   - names: the stable names of the files' configurations, by the names that places give them.
  ///   - today: the day on which the run began.
  ///   - decided: the rules that were decided in any file.
  /// - Returns: the configurations with something on it, each with that.
  func findings(
    on met: [MetSuppression],
    names: [String: String],
    on today: CalendarDay,
    decided: Set<String>
  ) -> [Report.AuditedFile] {
    guard let firstGate = shared.first?.gate else { return [] }
    let uses = met.enumerated().map { ($1.first ?? .max, $0, $1) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    let whole = Set(met.lazy.filter(\.holdsAll).map(\.use.suppression))
    let found = ConfiguredSuppressionUse.findings(
      uses.map { own in
        guard own.first == nil else { return [own.use] }
        let none = own.use.suppression
        return [ConfiguredSuppressionUse(ofNone: none, decided: decided, tellsUnused: isWhole)]
      },
      names: names,
      on: today,
      where: whole.contains
    )
    var files: [Report.AuditedFile] = []
    for (place, findings) in found.enumerated() where !findings.isEmpty {
      let name = uses[place].use.suppression.location.file
      let index = files.firstIndex { $0.name == name } ?? files.endIndex
      if index == files.endIndex {
        var file = Report.AuditedFile(
          name: name,
          results: AuditResults(findings: []),
          seconds: 0,
          gate: uses[place].gate ?? firstGate
        )
        file.isAudited = false
        files.append(file)
      }
      files[index].results.outcomes += findings
    }
    return files
  }
}
