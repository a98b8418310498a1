internal import A11yConfiguration
internal import A11yReports

/// A suppression of a configuration, and what became of it in a run.
struct MetSuppression: Hashable, Sendable {
  var use: ConfiguredSuppressionUse

  /// Where the first file that it is for stands among all of the run; nil for none.
  var first: Int?

  /// What fails the run in that file.
  var gate: Gate?

  /// Whether all files were audited that it is for, be it in other shards.
  var holdsAll = false

  init(use: ConfiguredSuppressionUse, first: Int, gate: Gate) {
    (self.use, self.first, self.gate) = (use, first, gate)
  }

  /// One that is for none of the files.
  init(ofNone suppression: ConfiguredSuppression) {
    use = ConfiguredSuppressionUse(ofNone: suppression, decided: [], tellsUnused: true)
  }

  /// Adds what became of it in other files.
  mutating func add(_ other: MetSuppression) {
    use.formUnion(other.use)
    if (other.first ?? .max) < (first ?? .max) { (first, gate) = (other.first, other.gate) }
    holdsAll = holdsAll || other.holdsAll
  }
}

extension MetSuppression: JSONRecorded {
  init(unread: Void) { use = ConfiguredSuppressionUse(unread: ()) }

  mutating func exchange(with record: inout JSONRecord) {
    use.exchange(with: &record)
    record.member("first", &first)
    record.member("gate", &gate)
    record.member("holdsAll", &holdsAll)
  }
}
