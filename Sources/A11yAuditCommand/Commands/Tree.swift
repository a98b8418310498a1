internal import A11yAudit
internal import A11yModel
internal import A11yReports
internal import A11yRules

extension Command {
  /// What a screen reader reaches, and says.
  static let tree = Command(
    "tree",
    "PATH",
    1...1,
    "the accessibility tree and the transcript: what a screen reader reaches, and says",
    options: [
      Option(
        name: "format",
        value: "NAME",
        choices: ["text", "json"],
        help: "text or json (default text)"
      )
    ]
  ) { (arguments, system) throws(UsageError) in
    let path = arguments.operands[0]
    let document: Document
    do throws(SystemError) {
      if try system.listing(path) != nil {
        throw SystemError("is a folder; tree takes one file")
      }
      let bytes = try system.read(path)
      do throws(InputErrors) {
        document = try Document(bytes, file: path)
      } catch {
        return CommandResult(
          complaints: error.errors.map(\.complaint).joined(),
          exitCode: .error
        )
      }
    } catch {
      throw UsageError("\(path): cannot be read: \(error.message)")
    }
    let transcripts = document.components.map { ($0, Transcript($0, of: document)) }
    let output =
      arguments["format"] == "json"
      ? TranscriptText.json(transcripts.map(\.1)) : TranscriptText.plain(transcripts, document)
    guard document.components.isEmpty else { return CommandResult(output: output) }
    return CommandResult(
      output: output,
      complaints: VisibleText.of("\(path): holds no component") + "\n",
      exitCode: .nothing
    )
  }
}
