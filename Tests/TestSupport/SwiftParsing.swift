import Foundation
package import SwiftSource
package import Testing

/// The parser's process beside the tests, where the toolchain has what it is built with.
package enum SwiftParsing {
  package static let missing: Comment =
    "a11y-audit-extract is a stub here: the toolchain has no SwiftSyntax, or it is switched off"

  /// Where the executable is: tests lie in the folder of the products.
  package static let path: String? = {
    let arguments = CommandLine.arguments.prefix(1) + [Bundle.main.executablePath ?? ""]
    let folders =
      arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      + [Bundle.main.bundleURL]
    return folders.map { $0.appending(path: "a11y-audit-extract").path }
      .first(where: FileManager.default.isExecutableFile)
  }()

  package static let isThere: Bool = {
    guard let path else { return false }
    do throws(ParserFailure) { _ = try ParserProcess.start(at: path) } catch { return false }
    return true
  }()

  /// Why a source is not parsed.
  package struct Refusal: Error { package var message: String }

  /// The tree of a source.
  package static func source(_ text: String, file: Int32 = 0) throws -> SourceFile {
    let process = try ParserProcess.start(at: try #require(path))
    return try source(text, process, file: file)
  }

  package static func source(
    _ text: String,
    _ process: borrowing ParserProcess,
    file: Int32 = 0
  ) throws -> SourceFile {
    switch try process.parse(Array(text.utf8)) {
    case .tree(let root): return try SourceLifting.source(root, file: file)
    case .refusal(let message, let line, let column):
      throw Refusal(message: "\(line):\(column): \(message)")
    }
  }
}
