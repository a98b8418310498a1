package import Foundation

/// The package's own folder, found from this file.
package enum Repository {
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files of a folder with an ending, in the order of their names.
  package static func files(in folder: String, ending: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: root.appending(path: folder),
      includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasSuffix(ending) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The bytes of a file.
  package static func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }
}
