internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import A11yRules

/// What became of the suppressions of configurations in the files of a run so far.
struct SuppressionUses {
  private var uses: [ConfiguredSuppressionUse] = []
  private var places: [ConfiguredSuppression: Int] = [:]

  /// For each, what fails the run in the first file that it is for.
  private var gates: [Gate] = []

  /// What files share, in their order, with what fails the run in the first file of each.
  private var shared: [(suppressions: ConfiguredSuppressions, gate: Gate)] = []
  private var known: Set<ObjectIdentifier> = []

  /// Whether all appearances were reported of every file.
  private var isWhole = true

  mutating func add(_ suppressions: ConfiguredSuppressions, _ file: Report.AuditedFile) {
    isWhole = isWhole && file.results.isWhole
    if known.insert(ObjectIdentifier(suppressions)).inserted {
      shared.append((suppressions, file.gate))
    }
  }

  private mutating func add(_ use: ConfiguredSuppressionUse, _ gate: Gate) {
    if let place = places[use.suppression] {
      uses[place].formUnion(use)
    } else {
      places[use.suppression] = uses.count
      uses.append(use)
      gates.append(gate)
    }
  }

  /// Which of their targets were not matched with everything found; each told once.
  var shortfalls: [InputError] {
    var told: Set<Location> = []
    return shared.compactMap(\.suppressions.shortfall).filter { told.insert($0.location).inserted }
  }

  /// What is found on suppressions, once every file has been audited.
  ///
  /// - Parameters:
  ///   - suppressions: all that the configurations state.
  ///   - names: the stable names of the files' configurations, by the names that places give them.
  ///   - today: the day on which the run began.
  ///   - decided: the rules that were decided in any file.
  ///   - holdsAll: whether all files were audited that a suppression is for.
  /// - Returns: the configurations with something on it, each with that.
  mutating func findings(
    of suppressions: [ConfiguredSuppression],
    names: [String: String],
    on today: CalendarDay,
    decided: Set<String>,
    where holdsAll: (ConfiguredSuppression) -> Bool
  ) -> [Report.AuditedFile] {
    guard let firstGate = shared.first?.gate else { return [] }
    for (suppressions, gate) in shared {
      for use in suppressions.uses { add(use, gate) }
    }
    for suppression in suppressions where places[suppression] == nil {
      let use = ConfiguredSuppressionUse(
        ofNone: suppression,
        decided: decided,
        tellsUnused: isWhole
      )
      add(use, firstGate)
    }
    let found = ConfiguredSuppressionUse.findings(
      uses.map { [$0] },
      names: names,
      on: today,
      where: holdsAll
    )
    var files: [Report.AuditedFile] = []
    for (place, findings) in found.enumerated() where !findings.isEmpty {
      let name = uses[place].suppression.location.file
      let index = files.firstIndex { $0.name == name } ?? files.endIndex
      if index == files.endIndex {
        var file = Report.AuditedFile(
          name: name,
          results: AuditResults(findings: []),
          seconds: 0,
          gate: gates[place]
        )
        file.isAudited = false
        files.append(file)
      }
      files[index].results.outcomes += findings
    }
    return files
  }
}
