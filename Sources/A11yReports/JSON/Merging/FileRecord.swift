package import A11yModel
package import A11yRules
internal import XML

/// What became of one file of a run.
package struct FileRecord: Hashable, Sendable {
  /// Where it stands among all files of the run, those of other shards, too; from 1.
  package var place: Int
  package var name: String

  /// Whether it was named itself, and not found in a folder.
  package var isNamed = false
  package var fate: Fate

  /// What is said of one that is passed over or not opened.
  package var note: Note?
  package var errors: [InputError] = []
  package var audit: AuditRecord?

  package enum Fate: String, CaseIterable, Sendable, JSONCoded {
    case audited
    case skipped
    case unopened
    case failed
  }

  package init(place: Int, name: String, _ fate: Fate) {
    (self.place, self.name, self.fate) = (place, name, fate)
  }
}

extension FileRecord: JSONRecorded {
  package init(unread: Void) { self.init(place: 1, name: "", .failed) }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("place", &place)
    record.member("file", &name)
    record.member("named", &isNamed, usually: false)
    record.member("fate", &fate)
    record.member("note", &note)
    record.member("errors", &errors, usually: [])
    record.member("audit", &audit)
    if (fate == .audited) != (audit != nil) { record.refuse("audit is missing here") }
  }
}

/// What the audit of a file came to, but for its outcomes, which are results.
package struct AuditRecord: Hashable, Sendable {
  package var file: Report.AuditedFile

  /// The ids of the rules that were decided; nil for those of the file before.
  package var rules: [String]?

  /// How many of the results are its own.
  package var resultCount: Int

  package init(_ file: Report.AuditedFile) {
    rules = file.results.rules.map(\.id)
    resultCount = file.results.outcomes.count
    self.file = file
    self.file.results.outcomes = []
  }
}

extension AuditRecord: JSONRecorded {
  package init(unread: Void) {
    self.init(Report.AuditedFile(name: "", results: AuditResults(findings: []), seconds: 0))
  }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("results", &resultCount)
    record.member("seconds", &file.seconds)
    record.member("gate", &file.gate)
    record.member("components", &file.results.componentCount)
    record.member("plainImage", &file.results.isPlainImage, usually: false)
    record.member("targets", &file.results.targetCount)
    record.member("decided", &file.results.isDecided, usually: true)
    Self.exchange("appearances", &file.results.appearances, &record)
    Self.exchange("reported", &file.results.reported, &record)
    record.member("tellsSuppressions", &file.results.tellsSuppressions, usually: true)
    var isWhole = file.results.detail == .everything
    record.member("everything", &isWhole, usually: false)
    if record.isReading { file.results.detail = isWhole ? .everything : .passes }
    record.member("inapplicable", &file.results.inapplicable, usually: [:])
    record.member("yielded", &file.results.yielded, usually: [])
    record.member("notes", &file.results.notes, usually: [])
    record.member("rules", &rules)
    exchangeSource(&record)
  }

  private static func exchange(
    _ name: String,
    _ appearances: inout Set<Appearance>,
    _ record: inout JSONRecord
  ) {
    var list = Appearance.allCases.filter(appearances.contains)
    record.member(name, &list, usually: Appearance.allCases)
    if record.isReading { appearances = Set(list) }
  }

  /// The texts of the file and of the code that it was made of, from which the lines are that reports
  /// show.
  private mutating func exchangeSource(_ record: inout JSONRecord) {
    var text = file.source?.decoded
    var code = file.code.sorted { $0.key < $1.key }
      .compactMap { name, text in text.decoded.map { CodeRecord(file: name, text: $0) } }
    record.member("source", &text)
    record.member("code", &code, usually: [])
    guard record.isReading else { return }
    file.source = text.map(SourceText.init(decoded:))
    for part in code { file.code[part.file] = SourceText(decoded: part.text) }
  }
}

/// A file of code that a spec was made of.
private struct CodeRecord: Hashable, JSONRecorded {
  var file: String
  var text: String

  init(file: String, text: String) { (self.file, self.text) = (file, text) }

  init(unread: Void) { self.init(file: "", text: "") }

  mutating func exchange(with record: inout JSONRecord) {
    record.member("file", &file)
    record.member("text", &text)
  }
}

extension SourceText {
  /// The text itself; nil of what is none.
  fileprivate var decoded: String? {
    (try? DecodedText(bytes)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// With the mark of UTF-8 before it, what a text says of its encoding does not count any more.
  fileprivate init(decoded text: String) { self.init([0xEF, 0xBB, 0xBF] + text.utf8) }
}

extension AuditResults.Yielded: JSONRecorded {
  package init(unread: Void) { self.init(component: "", rule: "", to: []) }

  package mutating func exchange(with record: inout JSONRecord) {
    record.member("component", &component)
    record.member("rule", &rule)
    record.member("to", &to)
  }
}
