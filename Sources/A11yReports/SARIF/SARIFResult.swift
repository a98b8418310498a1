internal import A11yModel
internal import A11yRules
internal import Support

/// One finding as SARIF tells it.
struct SARIFResult {
  let finding: Finding
  let level: SARIFLevel
  let ruleIndex: Int
  let report: Report

  /// The file that it is in.
  let source: SARIFSource

  /// So many other places of a finding are listed at most.
  private static let mostPlaces = 20

  var json: JSON {
    let outcome = finding.first
    let others = otherPlaces
    var members: [(String, JSON)] = [
      ("ruleId", .string(VisibleText.of(outcome.rule))),
      ("ruleIndex", .count(ruleIndex)),
      // What could not be told has no level but “none” (SARIF 2.1.0, section 3.27.10), unless it
      // fails the run.
      ("kind", .string(level == .none ? "open" : "fail")),
      ("level", .string(level.rawValue)),
      ("message", SARIFLog.message(message(others.count))),
      ("locations", .array([location(outcome, nil)])),
    ]
    if !others.isEmpty {
      let listed = others.prefix(Self.mostPlaces).enumerated()
      members.append(
        ("relatedLocations", .array(listed.map { location($1, $0 + 1) }))
      )
    }
    members.append(
      ("partialFingerprints", .object([("a11yAudit/v1", .string(finding.fingerprint))]))
    )
    if let suppression = outcome.suppression {
      members.append(("suppressions", .array([self.suppression(suppression)])))
    }
    if let fix = source.fix(for: finding, report) { members.append(("fixes", .array([fix]))) }
    members.append(("properties", properties))
    return .object(members)
  }

  private func message(_ others: Int) -> String {
    var lines = [finding.messageAndRemedies]
    if !finding.first.missing.isEmpty {
      lines.append(VisibleText.of("missing: " + finding.first.missing.joined(separator: "; ")))
    }
    if others > Self.mostPlaces {
      lines.append("\(others + 1) places, of which \(Self.mostPlaces + 1) are listed")
    }
    return lines.joined(separator: "\n")
  }

  // MARK: places

  /// The other targets, each once, in the order of the document.
  private var otherPlaces: [Outcome] {
    struct Place: Hashable {
      var location: Location
      var target: String?

      init(_ outcome: Outcome) {
        location = outcome.location
        target = outcome.target
      }
    }
    var seen: Set<Place> = [Place(finding.first)]
    return finding.joined.filter { seen.insert(Place($0)).inserted }
  }

  private func location(_ outcome: Outcome, _ id: Int?) -> JSON {
    var members: [(String, JSON)] = []
    if let id { members.append(("id", .count(id))) }
    members.append(
      SARIFPlace.physical(outcome.location, to: source.end(of: outcome.location), report)
    )
    if let target = outcome.target {
      let logical = JSON.object([
        ("fullyQualifiedName", .string(VisibleText.of(target))), ("kind", .string("element")),
      ])
      members.append(("logicalLocations", .array([logical])))
    }
    return .object(members)
  }

  // MARK: the rest

  private func suppression(_ suppression: Suppression) -> JSON {
    var members: [(String, JSON)] = [
      ("kind", .string(suppression.kind == .inline ? "inSource" : "external"))
    ]
    if suppression.reason.isEmpty {
      members.append(("justification", .string("suppressed \(suppression.kind.words)")))
    } else {
      members.append(("justification", .string(VisibleText.of(suppression.reason))))
    }
    if let location = suppression.location {
      members.append(
        ("location", .object([SARIFPlace.physical(location, to: source.end(of: location), report)]))
      )
    }
    return .object(members)
  }

  private var properties: JSON {
    let outcome = finding.first
    return .object([
      ("impact", .string(outcome.impact.rawValue)),
      ("component", .string(outcome.component)),
      ("appearances", .strings(finding.appearances.map(\.rawValue))),
      ("likely", .optional(outcome.likely?.rawValue)),
      ("requirements", .strings(outcome.requirements)),
      ("evidence", EvidenceRecord(facts: outcome.evidence).json),
    ])
  }
}
