import Foundation
import TestSupport
import Testing

/// The compiler of the toolchain, asked what is wrong with snippets.
///
/// It imports SwiftUI where there is one, and what the advice uses of it, declared beside this file,
/// where there is none.
struct AdviceCompiler {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  /// What is wrong with each snippet that compiles at no place: the errors at the place that fits
  /// best.
  static func errors(of snippets: [String]) throws -> [String: [String]] {
    let compiler = AdviceCompiler()
    defer { try? FileManager.default.removeItem(at: compiler.folder) }
    let snippets = Set(snippets).sorted()
    let places = snippets.map(AdvicePlaces.init)
    let errors = try compiler.errors(in: places)
    var found: [String: [String]] = [:]
    for (index, snippet) in snippets.enumerated() {
      let all = errors[index].map { messages in
        messages.filter { !places[index].isIncomplete || !isOfMissingArguments($0) }
      }
      if !all.contains([]) { found[snippet] = all.min { distance($0) < distance($1) } }
    }
    return found
  }

  /// Whether a message says that what is not given cannot be inferred, and so that the rest is right.
  private static func isOfMissingArguments(_ message: String) -> Bool {
    message.contains("could not be inferred") || message.hasPrefix("ambiguous use of ")
      || message.hasPrefix("type of expression is ambiguous ")
  }

  /// How badly a snippet fits where these errors are found: worst where there is no such name.
  private static func distance(_ messages: [String]) -> Int {
    let names = messages.filter { $0.contains("has no member") || $0.contains("in scope") }
    return 10 * names.count + messages.count
  }

  /// - Returns: the messages for each place of each snippet.
  private func errors(in snippets: [AdvicePlaces]) throws -> [[[String]]] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = snippets.indices.map { "snippet\($0).swift" }
    for (name, snippet) in zip(names, snippets) { try write(snippet.source, to: name) }
    try write(names.joined(separator: "\n"), to: "sources")
    try declare()
    let context = Repository.root.appending(path: Self.place + "Context.swift").path
    let output = try run(["-typecheck", "-wmo", context, "@sources"])
    var errors = snippets.map { $0.lines.map { _ in [String]() } }
    // What is wrong elsewhere would leave the snippets unread.
    var elsewhere: [Substring] = []
    for match in output.matches(of: /(?m)^(.+):(\d+):\d+: error: (.*)$|^.*error: .*$/) {
      let file = match.output.1?.split(separator: "/").last ?? ""
      let index = names.firstIndex(of: String(file))
      let line = match.output.2.flatMap { Int($0) }
      guard let index, let line, let message = match.output.3 else {
        elsewhere.append(match.output.0)
        continue
      }
      // What is open at its end is missed after the last line.
      errors[index][min(line - 2, errors[index].count - 1)].append(String(message))
    }
    #expect(elsewhere == [])
    return errors
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: false, encoding: .utf8)
  }

  /// Where the files beside this one are.
  private static let place = "Tests/A11yAuditTests/Advice/"

  #if os(Linux)
  private static let compiler = [(ProcessInfo.processInfo.environment["SWIFT"] ?? "swift") + "c"]

  /// Makes a module of what the advice uses of SwiftUI.
  private func declare() throws {
    let declarations = try Repository.files(in: Self.place + "SwiftUI", ending: ".swift")
    let output = try run(
      ["-emit-module", "-module-name", "SwiftUI", "-o", "SwiftUI.swiftmodule"]
        + declarations.map(\.path)
    )
    try #require(output.isEmpty, "\(output)")
  }
  #else
  private static let compiler = [
    "xcrun", "--sdk", "iphoneos", "swiftc", "-target", "arm64-apple-ios17.0",
  ]

  private func declare() {}
  #endif

  /// - Returns: all that the compiler prints.
  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      Self.compiler + ["-I", ".", "-parse-as-library", "-diagnostic-style", "llvm"] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
