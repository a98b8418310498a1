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
  /// What it says; nil where it cannot be read.
  private(set) var document: Document?
  private(set) var errors: [InputError] = []

  /// Its bytes; none of Swift source, of which a reader makes the document.
  private(set) var bytes: [UInt8] = []

  init(
    _ path: String,
    of command: String,
    _ arguments: Arguments,
    _ palettes: PaletteSources,
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
