internal import A11yAudit
internal import A11yReaders
internal import Files
internal import Foundation
internal import SwiftReader

extension AuditedSpec {
  /// Reads a file of Swift source with its module.
  ///
  /// - Parameter path: the file, as messages call it.
  /// - Returns: what it shows.
  /// - Throws: all that is wrong with it, or that it shows nothing that can be audited.
  static func source(at path: String) throws(Undecided) -> AuditedSpec {
    let reading: SwiftReading
    do throws(ReadingScope.Problem) {
      let reader = try testReader.get()
      reading = reader.reading(of: path, ReadingSettings(palettes: .ofTests))
    } catch {
      throw Undecided("\(error.option): \(error.message)")
    }
    guard reading.errors.isEmpty else {
      throw Undecided(
        reading.errors.map {
          AssertionFailure("\($0.location): \($0.message)", at: .file($0.location))
        }
      )
    }
    guard let document = reading.document else {
      let reasons = reading.notes.map { "\n\($0)" }.joined()
      throw Undecided("\(path): nothing was audited: it shows no component\(reasons)")
    }
    return .document(document)
  }
}

/// What reads the sources of all tests, each file once.
private let testReader = Result { () throws(ReadingScope.Problem) in
  let programs: [URL?] =
    [Bundle.main.executableURL, Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
  let folders = programs.compactMap {
    $0?.resolvingSymlinksInPath().deletingLastPathComponent().path
  }
  return try SwiftReader(
    ReadingScope(),
    .ofTests,
    Extractor(
      named: ProcessInfo.processInfo.environment["A11Y_AUDIT_EXTRACT"],
      beside: folders
    ),
    currentFolder: FileManager.default.currentDirectoryPath,
    generator: "a11y-audit \(Version.current)"
  )
}

extension SourceAccess {
  fileprivate static let ofTests = SourceAccess(
    bytes: { (path, size) throws(SystemError) in try FileBytes.of(path, .found, upTo: size) },
    entries: { (folder) throws(SystemError) in
      let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
      do {
        return try FileManager.default.contentsOfDirectory(
          at: URL(fileURLWithPath: folder, isDirectory: true),
          includingPropertiesForKeys: keys,
          options: .skipsHiddenFiles
        ).map { entry in
          let values = try entry.resourceValues(forKeys: Set(keys))
          return Entry(
            entry.lastPathComponent,
            isFolder: values.isDirectory == true,
            isLink: values.isSymbolicLink == true
          )
        }
      } catch {
        throw SystemError(error.localizedDescription)
      }
    },
    isFolder: { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isThere ? isFolder.boolValue : nil
    },
    place: { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
  )
}
