internal import A11yAudit
internal import A11yModel
internal import A11yReaders
internal import A11yReports
internal import Files
internal import Palettes
internal import SpecReader
internal import SwiftReader

/// The one file that a command shows.
struct ShownFile {
  let path: String

  /// What it says; nil where it or a palette cannot be read.
  private(set) var document: Document?
  private var errors: [InputError] = []

  /// Its bytes; none of Swift source, of which a reader makes the document.
  private(set) var bytes: [UInt8] = []

  /// What is wrong with it, for standard error.
  var complaints: String { errors.map(\.complaint).joined() }

  /// - Parameters:
  ///   - command: what shows it.
  ///   - arguments: its operand is the file.
  ///   - system: where that is.
  /// - Throws: why it is not even looked into.
  init(of command: String, _ arguments: Arguments, _ system: System) throws(UsageError) {
    path = arguments.operands[0]
    let imported = RunPalettes(try PaletteOption.imports(arguments.all("palette")), system)
    try read(arguments, imported.sources(forPath: path), of: command, system)
    errors += imported.errors
    if !imported.errors.isEmpty { document = nil }
  }

  private mutating func read(
    _ arguments: Arguments,
    _ palettes: PaletteSources,
    of command: String,
    _ system: System
  ) throws(UsageError) {
    let size = try AuditOptions.maximumFileSize(arguments)
    let sources = try RunSources(arguments, system)
    if system.kind(path) == .folder {
      throw UsageError("\(path): cannot be read: is a folder; \(command) takes one file")
    }
    let file = AuditedPath(path: path, isNamed: true, place: path)
    if let reader = try sources.reader(for: [file]) {
      read(file, reader, palettes)
      return
    }
    do throws(SystemError) {
      bytes = try system.read(path, .named, size)
      do throws(InputErrors) {
        document = try Document(bytes, file: path, palettes)
      } catch {
        errors = error.errors
      }
    } catch {
      throw UsageError("\(path): cannot be read: \(error.message)")
    }
  }

  private mutating func read(_ file: AuditedPath, _ reader: SwiftReader, _ palettes: PaletteSources)
  {
    if let obstacle = reader.obstacle(to: [file]) {
      errors = [obstacle]
      return
    }
    let reading = reader.reading(of: file.path, ReadingSettings(palettes: palettes))
    errors = reading.errors
    document =
      reading.showsNothing ? .empty(file.path, reading.notes + reading.reasons) : reading.document
  }
}
