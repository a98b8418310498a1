#if os(Linux)
import Foundation
import TestSupport
import Testing

/// A job of a service, in a repository with a spec that fails, one that passes, and XML that is neither.
struct ServiceJob {
  private let process = CommandProcess([
    "Specs of ours/good.xml": Specs.good, "Specs of ours/bad.xml": Specs.bad,
    "Specs of ours/pom.xml": "<project/>",
  ])
  var folder: URL { process.folder }

  /// Runs a script as a job's shell does, which stops at the first command that fails.
  func run(
    _ script: String,
    _ variables: [String: String] = [:]
  ) throws -> CommandProcess.Ended {
    let tool = CommandProcess.command.deletingLastPathComponent().path
    return try process.run(
      "set -e\n\(script)",
      variables.merging([
        "GITHUB_SERVER_URL": "file:///nonexistent", "GITHUB_ACTION_REPOSITORY": "OWNER/a11y-audit",
        "PATH": tool + ":/usr/local/bin:/usr/bin:/bin",
        "GITHUB_OUTPUT": folder.appending(path: "outputs").path,
        "GITHUB_STEP_SUMMARY": folder.appending(path: "summary.md").path,
        "RUNNER_TEMP": folder.path,
      ]) { own, _ in own }
    )
  }

  func written(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The lines below the one that ends a path of keys, without their indentation.
  static func block(_ file: String, below keys: String...) throws -> String {
    let bytes = try Repository.bytes(Repository.root.appending(path: file))
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)[...]
    for key in keys {
      let place = try #require(lines.firstIndex { $0.contains(key) }, "\(key)")
      lines = lines[place...]
    }
    let indent = lines.first?.prefix { $0 == " " }.count ?? 0
    let body = lines.dropFirst().prefix { line in
      line.isEmpty || line.prefix { $0 == " " }.count > indent
    }
    let depth = body.first?.prefix { $0 == " " }.count ?? 0
    return body.map { $0.dropFirst(depth) }.joined(separator: "\n")
  }

  /// The value that stands behind a key on its line.
  static func value(_ file: String, _ key: String) throws -> String {
    let bytes = try Repository.bytes(Repository.root.appending(path: file))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let line = try #require(lines.first { $0.trimmingPrefix { " -".contains($0) }.hasPrefix(key) })
    return String(line.drop { $0 != ":" }.dropFirst(2))
  }
}
#endif
