internal import A11yConfiguration
internal import A11yModel
internal import A11yReports
internal import Files
internal import SwiftReader

extension Command {
  /// The spec of what Swift source shows.
  static let extract = Command(
    "extract",
    "FILE…",
    1...Int.max,
    "write the spec that Swift source is audited as",
    details: """
      One spec is written for all files, the same for the same source byte for byte. What is not known of
      the source is <unknown> in it, with the reason and the place; a11y-audit check of it comes to what
      check of the files does. Paths in it begin in the folder of --output, else in the current one.

      \(SourceOptions.details)

      Exit codes:
        0  it is written, or with --check the spec is that of the code
        1  with --check, the spec is another
        2  an input, usage or output error; nothing is written
        3  no file shows a component
      """,
    options: [
      Option(name: "output", letter: "o", value: "FILE", help: "a file for the spec"),
      Option(name: "check", value: "SPEC", help: "say how this spec differs from that of the code"),
    ] + SourceOptions.options
  ) { (arguments, system) throws(UsageError) in
    try Extraction(arguments, system).result()
  }
}

/// What `extract` writes.
private struct Extraction {
  private let system: System
  private let reader: SwiftReader
  private let files: [AuditedPath]
  private let output: String?
  private let checked: String?

  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    self.system = system
    output = arguments["output"]
    checked = arguments["check"]
    if let output, let checked {
      throw UsageError("--output \(output) and --check \(checked) exclude each other; keep one")
    }
    if let output, SwiftReader.isSource(output) || output == AuditedPath.standardInput {
      throw UsageError("--output \(output): the file of a spec is expected, as in spec.xml")
    }
    var places = Places(system)
    files = try arguments.operands.map { (path) throws(UsageError) in
      guard SwiftReader.isSource(path), system.kind(path) != .folder else {
        throw UsageError("\(path): is no Swift source, which extract takes")
      }
      return AuditedPath(path: path, isNamed: true, place: places.place(of: path))
    }
    reader = try RunSources(arguments, system).reader
  }

  func result() throws(UsageError) -> CommandResult {
    if let obstacle = reader.obstacle(to: files) {
      return CommandResult(complaints: obstacle.complaint, exitCode: .error)
    }
    let base = (output ?? checked).map(PathSyntax.folder) ?? "."
    let reading = reader.extraction(of: files.map(\.path), from: base)
    let notes = (reading.notes + reading.reasons).map { VisibleText.of("note: \($0)") + "\n" }
      .joined()
    guard reading.errors.isEmpty else {
      let errors = reading.errors.map(\.complaint).joined()
      return CommandResult(complaints: errors + notes, exitCode: .error)
    }
    guard let spec = reading.spec else {
      let nothing = files.map { VisibleText.of("\($0.path): holds no component") + "\n" }
      return CommandResult(complaints: nothing.joined() + notes, exitCode: .nothing)
    }
    if let checked { return try difference(of: checked, from: spec) }
    var result = CommandResult(complaints: notes)
    if let output {
      result.files = [CommandResult.OutputFile(path: output, text: spec, makesFolders: true)]
    } else {
      result.output = spec
    }
    return result
  }

  private func difference(
    of path: String,
    from spec: String
  ) throws(UsageError) -> CommandResult {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.read(path, .named, .standard)
    } catch {
      throw UsageError("--check \(path): cannot be read: \(error.message)")
    }
    let difference = LineDifference(from: bytes, to: Array(spec.utf8)) { line in
      // Which version read the code is no part of what it shows.
      line.starts(with: "<!-- Extracted from ".utf8)
    }
    guard !difference.hunks.isEmpty else { return CommandResult() }
    let names = ["--- \(path)", "+++ \(files.map(\.path).joined(separator: ", "))"]
    let lines = names + difference.hunks.flatMap(\.self)
    return CommandResult(
      output: lines.map { VisibleText.of($0) + "\n" }.joined(),
      exitCode: .findings
    )
  }
}
