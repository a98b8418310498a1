package import A11yModel
internal import Support

/// What has been read for palettes, each file once, whoever asks.
package final class PaletteLibrary: Sendable {
  let files = PaletteFiles()
  private let imports = Shelf<Request, ReadPalette>()
  private let palettes = Shelf<[Request], ImportedPalette>()

  package init() {}

  /// An import as it is asked for.
  private struct Request: Hashable, Sendable {
    var source: PaletteImport
    var places: [PaletteAccess.Place]
    var platform: Platform
  }

  /// What some imports come to that are written in one file.
  ///
  /// - Parameters:
  ///   - imports: what is imported.
  ///   - file: the file, from whose folder their paths lead.
  ///   - platform: what the colours are shown on.
  ///   - access: reads files.
  /// - Returns: the colours with all that is wrong.
  package func palette(
    of imports: [PaletteImport],
    in file: String,
    _ platform: Platform,
    _ access: PaletteAccess
  ) -> ImportedPalette {
    var requests: [Request] = []
    var failures: [Int: ReadPalette] = [:]
    for (index, source) in imports.enumerated() {
      var request = Request(source: source, places: [], platform: platform)
      for path in source.paths {
        do throws(AccessError) {
          request.places.append(try access.place(path, file))
        } catch {
          let start = Location(file: path, line: 1, column: 1)
          failures[index, default: ReadPalette()].errors.append(
            InputError(error.message, at: start)
          )
        }
      }
      requests.append(request)
    }
    let read = { (index: Int) in
      failures[index]
        ?? self.imports.value(requests[index]) { self.read(requests[index], access) }
    }
    guard failures.isEmpty else { return ImportedPalette(requests.indices.map(read)) }
    return palettes.value(requests) { ImportedPalette(requests.indices.map(read)) }
  }

  private func read(_ request: Request, _ access: PaletteAccess) -> ReadPalette {
    var reader = ImportReader(
      request: request.source,
      platform: request.platform,
      access: access,
      files: files
    )
    return reader.palette(request.places)
  }
}
