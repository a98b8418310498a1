import A11yModel
import Files
import Foundation
import SwiftReader
import TestSupport

/// Files in a folder of their own, which is gone afterwards.
final class Project: Sendable {
  let folder: String

  /// - Parameter files: what is in them, by their paths from the folder.
  /// - Throws: that it cannot be made.
  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "a11y-audit-\(UUID().uuidString)").path
    self.folder = folder
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch {
      // What is left in a folder for temporary files bothers nobody.
      return
    }
  }

  func write(_ bytes: Data, to path: String) throws {
    let file = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try bytes.write(to: file)
  }

  /// Makes an executable of the shell.
  ///
  /// Another process copies it: a file that this one has open to write is open in what other tests begin meanwhile,
  /// and cannot be run until they end.
  func script(_ path: String, _ lines: String) throws -> String {
    try write(Data("#!/bin/sh\n\(lines)\n".utf8), to: "\(path).sh")
    let copy = try Process.run(
      URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", "cp $0.sh $0 && chmod 755 $0", "\(folder)/\(path)"]
    )
    copy.waitUntilExit()
    return "\(folder)/\(path)"
  }

  /// What reads its files.
  func reader(
    _ scope: ReadingScope = ReadingScope(),
    _ extractor: Extractor = Extractor(SwiftParsing.path)
  ) throws(ReadingScope.Problem) -> SwiftReader {
    try SwiftReader(scope, .disk, extractor, currentFolder: folder, generator: "the test")
  }

  func reading(of path: String, _ scope: ReadingScope = ReadingScope()) throws -> SwiftReading {
    try reader(scope).reading(of: path)
  }
}

extension SourceAccess {
  static let disk = SourceAccess(
    bytes: { (path, size) throws(SystemError) in try FileBytes.of(path, .found, upTo: size) },
    entries: { (folder) throws(SystemError) in
      let url = URL(fileURLWithPath: folder, isDirectory: true)
      let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
      do {
        return try FileManager.default.contentsOfDirectory(
          at: url,
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

extension SwiftReading {
  /// The messages of its errors with their places.
  var complaints: [String] { errors.map { "\($0.location): \($0.message)" } }
}

/// A ring whose color and name are given.
enum Ring {
  static func view(color: String = "Color.blue", label: String = "\"Upload\"") -> String {
    """
    import SwiftUI

    struct UploadRing: View {
      var progress = 0.4

      var body: some View {
        Circle()
          .trim(from: 0, to: progress)
          .stroke(\(color), lineWidth: 8)
          .background(Circle().stroke(Color.gray, lineWidth: 8))
          .frame(width: 64, height: 64)
          .accessibilityElement()
          .accessibilityLabel(Text(\(label)))
          .accessibilityValue(Text(verbatim: "40 percent"))
      }
    }

    #Preview {
      UploadRing()
    }

    """
  }
}
