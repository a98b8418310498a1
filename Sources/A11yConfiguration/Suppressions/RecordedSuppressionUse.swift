package import A11yModel
package import A11yReports
package import JSONReading
package import Support

extension ConfiguredSuppressionUse: JSONRecorded {
  package init(unread: Void) {
    let place = Location(unread: ())
    self.init(
      ofNone: ConfiguredSuppression(files: [], rules: [], reason: "", at: place),
      decided: [],
      tellsUnused: true
    )
  }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("files", &suppression.files)
    record.member("rules", &suppression.rules)
    record.member("targets", &suppression.targets, usually: [])
    record.member("reason", &suppression.reason)
    record.member("until", &suppression.until)
    record.member("location", &suppression.location)
    Self.exchange("used", &used, &record)
    Self.exchange("decided", &decided, &record)
    record.member("tellsUnused", &tellsUnused, usually: true)
  }

  private static func exchange(
    _ name: String,
    _ rules: inout Set<String>,
    _ record: inout JSONRecord
  ) {
    var list = rules.sorted()
    record.member(name, &list, usually: [])
    if record.isReading { rules = Set(list) }
  }
}

extension TargetPattern: JSONCoded {
  package var json: JSON { .string(text) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let pattern = TargetPattern(try String(json: node, name)) else {
      throw node.error("\(name): \(Self.form)")
    }
    self = pattern
  }
}

extension CalendarDay: JSONCoded {
  package var json: JSON { .string(description) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let day = CalendarDay(try String(json: node, name)) else {
      throw node.error("\(name): \(Self.form)")
    }
    self = day
  }
}
