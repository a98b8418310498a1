#if os(Linux)
import Foundation
import Testing

/// A folder in which the command, or what runs it, is tried as a process of its own, and that
/// goes with it.
final class CommandProcess {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// The command that the tests are built with.
  static let command = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "a11y-audit")

  struct Ended {
    var code: Int32
    var output: String
  }

  /// - Parameter files: what is in the folder, by paths.
  init(_ files: [String: String]) {
    for (path, text) in files {
      let place = folder.appending(path: path)
      let parent = place.deletingLastPathComponent()
      try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try? text.write(to: place, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a script of bash in the folder, with nothing but these variables.
  func run(_ script: String, _ variables: [String: String]) throws -> Ended {
    try #require(FileManager.default.isExecutableFile(atPath: Self.command.path))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--noprofile", "--norc", "-o", "pipefail", "-c", script]
    process.currentDirectoryURL = folder
    process.environment = variables
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ended(code: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
#endif
