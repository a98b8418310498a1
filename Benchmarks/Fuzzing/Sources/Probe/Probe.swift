internal import A11yAudit

/// Tries an input on everything that gets it.
public enum Probe {
  /// Takes an input as far as a stage.
  ///
  /// - Parameters:
  ///   - bytes: what a stranger wrote.
  ///   - input: what it claims to be.
  ///   - stage: the last stage that it is taken to.
  /// - Throws: what is broken.
  public static func take(
    _ bytes: [UInt8],
    as input: Input,
    to stage: Stage
  ) throws(BrokenPromise) {
    if input == .template { try readPath(bytes) }
    let files = input.files(bytes)
    let bytes = input.file(bytes)
    let subject = try read(bytes, files, as: input)
    guard stage != .reading else { return }
    let reports = try audits(of: subject, from: bytes)
    guard stage != .audit else { return }
    for report in reports {
      for reporter in Reporter.all {
        try Promise.isReport(reporter.write(report, Reporter.Style()), as: reporter.name)
      }
    }
  }

  /// Reads a spec that the audit itself has made.
  ///
  /// - Parameter spec: its bytes.
  /// - Throws: what is broken; that it cannot be read is.
  public static func read(_ spec: [UInt8]) throws(BrokenPromise) {
    guard case .refused(let errors) = subject(spec, [:], .spec) else { return }
    let text = String(decoding: spec, as: UTF8.self)
    throw BrokenPromise(promise: "what is made can be read: \(errors) in \(text)")
  }

  // MARK: reading

  /// What came of an input.
  private enum Subject: Equatable {
    case document(Document)
    case rules([Rule], of: Catalogue)
    case refused([InputError])
  }

  private static func read(
    _ bytes: [UInt8],
    _ files: [String: [UInt8]],
    as input: Input
  ) throws(BrokenPromise) -> Subject {
    let subject = subject(bytes, files, input)
    // Twice is slow; a quarter of all inputs is enough to notice.
    if bytes.count % 4 == 0 {
      try Promise.holds(self.subject(bytes, files, input) == subject, "the same file says the same")
    }
    if case .refused(let errors) = subject {
      try Promise.holds(!errors.isEmpty, "what cannot be read says why")
      for error in errors { try Promise.isError(error, of: bytes) }
    }
    return subject
  }

  /// The last line, as the way that a walk takes.
  private static func readPath(_ bytes: [UInt8]) throws(BrokenPromise) {
    let path = bytes.split(separator: UInt8(ascii: "\n")).last ?? []
    let complaint: String
    do throws(WalkError) {
      _ = try Walk.Transition.list(String(decoding: path, as: UTF8.self))
      return
    } catch {
      complaint = error.description
    }
    try Promise.isSentence(complaint)
  }

  private static func subject(
    _ bytes: [UInt8],
    _ files: [String: [UInt8]],
    _ input: Input
  ) -> Subject {
    do throws(InputErrors) {
      guard input == .rules else {
        return .document(
          files.isEmpty
            ? try Document(bytes, file: "spec.xml")
            : try Document(bytes, file: "spec.xml", importing: files)
        )
      }
      let catalogue = try Catalogue.builtIn.adding([("rule.xml", bytes)])
      let rules = catalogue.rules.filter { Catalogue.builtIn.rule($0.id) != $0 }
      for rule in rules { _ = catalogue.text(of: rule) }
      return .rules(rules, of: catalogue)
    } catch {
      return .refused(error.errors)
    }
  }

  // MARK: audits

  /// All profiles.
  private static let everything: PreparedAudit = {
    var audit = Audit()
    audit.profiles = Profile.Name.allCases
    return PreparedAudit(audit)
  }()

  private static let audited = try? Document(Array(Frame.audited.utf8), file: "frame.xml")

  private static func audits(
    of subject: Subject,
    from bytes: [UInt8]
  ) throws(BrokenPromise) -> [Report] {
    switch subject {
    case .refused(let errors):
      return [Report(version: Version.current, files: [], errors: errors)]
    case .document(let document):
      let report = report(of: document, from: bytes, by: everything)
      if bytes.count % 4 == 0 {
        let again = self.report(of: document, from: bytes, by: everything)
        try Promise.holds(again == report, "the same document has the same outcomes")
      }
      for component in document.components { try WalkProbe.walk(component, of: document) }
      return [report]
    case .rules(let rules, let catalogue):
      guard let document = audited else { throw BrokenPromise(promise: "the frame is a spec") }
      return rules.map { rule in
        var audit = Audit(catalogue: catalogue)
        // The rule itself decides, whatever profiles it names, and shows all that it decides.
        audit.only = [rule.id]
        audit.detail = .everything
        return report(of: document, from: Array(Frame.audited.utf8), by: PreparedAudit(audit))
      }
    }
  }

  private static func report(
    of document: Document,
    from bytes: [UInt8],
    by audit: PreparedAudit
  ) -> Report {
    let results = audit.results(for: document)
    let file = Report.AuditedFile(
      name: "spec.xml",
      results: results,
      seconds: 0,
      gate: Gate(failOn: .minor),
      source: SourceText(bytes)
    )
    return Report(
      version: Version.current,
      files: [file],
      notes: results.notes,
      catalogue: audit.audit.catalogue
    )
  }
}
