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

  /// What fails it in the first file of all; nil before there is one.
  private var firstGate: Gate?

  /// Whether all appearances were reported of every file.
  private var isWhole = true

  mutating func add(_ used: [ConfiguredSuppressionUse], _ file: Report.AuditedFile) {
    firstGate = firstGate ?? file.gate
    isWhole = isWhole && file.results.isWhole
    for use in used {
      if let place = places[use.suppression] {
        uses[place].formUnion(use)
      } else {
        add(use, file.gate)
      }
    }
  }

  private mutating func add(_ use: ConfiguredSuppressionUse, _ gate: Gate) {
    places[use.suppression] = uses.count
    uses.append(use)
    gates.append(gate)
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
    guard let firstGate else { return [] }
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
