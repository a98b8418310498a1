internal import A11yAudit

/// Tries one input on everything that gets it, and stops the program where a promise is broken.
public enum Probe {
  /// A file that claims to be a spec.
  public static func spec(_ bytes: [UInt8]) { audit(bytes) }

  /// A file that claims to be an SVG image.
  public static func svg(_ bytes: [UInt8]) { audit(bytes) }

  /// A palette, or the values of its colours.
  public static func palette(_ bytes: [UInt8]) {
    _ = framesAreRight
    audit(Frame.palette(bytes))
  }

  /// Labels, names, announcements and all other texts, and a walk.
  public static func template(_ bytes: [UInt8]) {
    _ = framesAreRight
    audit(Frame.template(bytes))
    let path = bytes.split(separator: UInt8(ascii: "\n")).last ?? []
    do throws(WalkError) {
      _ = try Walk.Transition.list(String(decoding: path, as: UTF8.self))
    } catch {
      Promise.isSentence(error.description)
    }
  }

  /// A rule file, which then decides with the others.
  public static func rules(_ bytes: [UInt8]) {
    let catalogue: Catalogue
    do throws(InputErrors) {
      catalogue = try Catalogue.builtIn.adding([("rule.xml", bytes)])
    } catch {
      write(Report(version: Version.current, files: [], errors: checked(error, of: bytes)))
      return
    }
    for rule in catalogue.rules where Catalogue.builtIn.rule(rule.id) != rule {
      _ = catalogue.text(of: rule)
      var audit = Audit(catalogue: catalogue)
      // The rule itself decides, whatever profiles it names, and shows all that it decides.
      audit.only = [rule.id]
      audit.detail = .everything
      write(
        report(of: auditedDocument, from: Array(Frame.audited.utf8), by: PreparedAudit(audit))
      )
    }
  }

  private static let auditedDocument = document(Array(Frame.audited.utf8))

  /// What is tried is never hidden behind a frame that cannot be read itself.
  private static let framesAreRight: Void = {
    _ = document(Frame.palette(Array("#777".utf8)))
    _ = document(Frame.template(Array("text".utf8)))
  }()

  private static func document(_ frame: [UInt8]) -> Document {
    do throws(InputErrors) {
      return try Document(frame, file: "frame.xml")
    } catch {
      fatalError("a frame is wrong: \(error.errors)")
    }
  }

  // MARK: audits

  /// All profiles.
  private static let everything: PreparedAudit = {
    var audit = Audit()
    audit.profiles = Profile.Name.allCases
    return PreparedAudit(audit)
  }()

  private static func audit(_ bytes: [UInt8]) {
    let document: Document
    do throws(InputErrors) {
      document = try Document(bytes, file: "spec.xml")
    } catch {
      write(Report(version: Version.current, files: [], errors: checked(error, of: bytes)))
      return
    }
    let report = report(of: document, from: bytes, by: everything)
    let texts = write(report)
    for component in document.components { walk(component, of: document) }
    // Twice is slow; a quarter of all inputs is enough to notice.
    guard bytes.count % 4 == 0, let again = try? Document(bytes, file: "spec.xml") else { return }
    Promise.holds(again == document, "the same file is the same document")
    Promise.holds(
      write(Self.report(of: again, from: bytes, by: everything)) == texts,
      "the same document has the same reports"
    )
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

  /// Every report of it, each well-formed.
  @discardableResult
  private static func write(_ report: Report) -> [String] {
    Reporter.all.map { reporter in
      let text = reporter.write(report, Reporter.Style())
      Promise.isReport(text, as: reporter.name)
      return text
    }
  }

  private static func checked(_ errors: InputErrors, of bytes: [UInt8]) -> [InputError] {
    Promise.holds(!errors.errors.isEmpty, "what cannot be read says why")
    for error in errors.errors { Promise.isError(error, of: bytes) }
    return errors.errors
  }

  // MARK: walks

  private static let transitions: [Walk.Transition] = [
    .next, .back, .complete, .error, .update, .select("1"), .error("2"), .update("initial"),
  ]

  private static func walk(_ component: Component, of document: Document) {
    for snapshot in component.snapshots.indices.prefix(8) {
      _ = Transcript(component, of: document, snapshot: snapshot)
    }
    for transition in transitions { attempt([transition], component, document) }
    attempt([.next, .next, .back, .update], component, document)
  }

  private static func attempt(
    _ path: [Walk.Transition],
    _ component: Component,
    _ document: Document
  ) {
    do throws(WalkError) {
      let walk = try Walk(path, through: component, of: document)
      Promise.holds(walk.arrivals.count == path.count, "a walk takes every transition")
    } catch {
      Promise.holds((1...path.count).contains(error.position), "a walk stops on its path")
      Promise.holds(!error.reason.isEmpty, "a walk that stops says why")
    }
  }
}
