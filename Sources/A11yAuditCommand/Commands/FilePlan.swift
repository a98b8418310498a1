internal import A11yConfiguration
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import A11yRules
internal import Files
internal import SwiftReader

/// How a file is read, audited and judged.
struct FilePlan: Sendable {
  var audit: PreparedAudit
  var reading: ReadingSettings
  var gate: Gate

  /// How large the file may be.
  var maximumSize = FileSize.standard

  /// Whether comments may suppress findings.
  var readsComments = true

  /// What the configuration suppresses in the file.
  var suppressions: ConfiguredSuppressions

  /// The day on which the run began.
  var today: CalendarDay

  /// Whether some report shows components as they look and sound.
  var showsComponents = false
}

extension FilePlan {
  /// What suppresses findings of a document.
  func suppressions(in document: Document) -> Suppressions {
    Suppressions(
      inline: readsComments
        ? InlineSuppressions(of: document, audit.audit.catalogue) : InlineSuppressions(),
      configured: suppressions,
      today: today
    )
  }
}

/// A file with how it is audited.
struct PlannedFile: Sendable {
  var file: AuditedPath
  var plan: FilePlan

  /// What fingerprints call it.
  var stableName: String

  /// Where it stands among all files of the run, those of other shards, too; from 1.
  var place: Int

  /// What reads it as Swift source; nil where it is none.
  var reader: SwiftReader?

  /// What became of a file.
  enum Result: Sendable {
    case audited(Report.AuditedFile, errors: [InputError], ConfiguredSuppressions)
    /// Nothing to audit; a note where it may be a chart all the same.
    case skipped(note: Note?)
    case unopened(UnopenedFile)
    case failed([InputError])
  }

  /// Reads and audits the file.
  ///
  /// - Parameters:
  ///   - workers: how many rules may be decided at once.
  ///   - system: reads files and tells the time.
  /// - Returns: what became of it.
  func result(workers: Int, _ system: System) -> Result {
    if let reader { return result(by: reader, workers: workers, system) }
    let began = system.now()
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.read(file.opened, file.isNamed ? .named : .found, plan.maximumSize)
    } catch {
      var error = error
      if error.cause == .size { error.message += ", which --max-file-size allows" }
      return file.isNamed || !error.isUnfit
        ? .failed([.unreadable(file.path, error)])
        : .unopened(UnopenedFile(path: file.path, error))
    }
    var reading = plan.reading
    if file.isStandardInput {
      let access = reading.palettes?.access
      reading.palettes?.code = access
      // What standard input holds has no place from which its imports would lead.
      reading.palettes?.access = nil
    }
    do throws(ReadFailure) {
      switch try Reader.content(of: bytes, file: file.path, reading) {
      case .other(let error, let isMeantAsSpec):
        return file.isNamed || isMeantAsSpec ? .failed([error]) : .skipped(note: nil)
      case .document(let document):
        // A folder of images has icons and photographs, too.
        let isChart = document.components.contains { $0.kind != .graphic }
        guard file.isNamed || document.dialect != .svg || isChart else {
          return .skipped(note: document.missedChart)
        }
        return audited(document, bytes, since: began, workers: workers, system)
      }
    } catch {
      return file.isNamed || error.isRecognised ? .failed(error.errors.errors) : .skipped(note: nil)
    }
  }

  /// What the audit of a document came to.
  ///
  /// - Parameters:
  ///   - document: what the file says.
  ///   - bytes: what is in it; nil where the document has that.
  ///   - errors: what is wrong with it all the same.
  ///   - began: when it was begun to be read.
  ///   - workers: how many rules may be decided at once.
  ///   - system: tells the time.
  /// - Returns: what became of the file.
  func audited(
    _ document: Document,
    _ bytes: [UInt8]? = nil,
    _ errors: [InputError] = [],
    since began: Double,
    workers: Int,
    _ system: System
  ) -> Result {
    var document = document
    document.stableName = stableName
    var results = plan.audit.results(for: document, workers: workers)
    results.tellsSuppressions = results.tellsSuppressions && plan.readsComments
    let suppressions = plan.suppressions(in: document)
    suppressions.apply(to: &results, of: document)
    let isShown = plan.showsComponents || results.contains { $0.isOpen }
    var audited = Report.AuditedFile(
      name: file.path,
      results: results,
      seconds: system.now() - began,
      gate: plan.gate,
      source: isShown ? bytes.map { SourceText($0) } : nil
    )
    if isShown { audited.code = document.code.texts.mapValues(SourceText.init) }
    if plan.showsComponents { audited.document = document }
    return .audited(audited, errors: errors + suppressions.inline.errors, plan.suppressions)
  }
}
