import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// The spec that is extracted of a file comes to what the file does, place for place.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct RoundTripTests {
  private static let folder = Repository.root.appending(
    path: "Tests/SwiftRecognitionTests/Extraction/Conformance"
  )

  static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).filter { $0.hasSuffix(".swift.txt") }
      .map { String($0.dropLast(".txt".count)) }.sorted()
  }()

  @Test(arguments: names.sampled(each: 6)) func extractionAndCheckAgree(_ name: String) throws {
    let source = try String(contentsOf: Self.folder.appending(path: "\(name).txt"), encoding: .utf8)
    var machine = SourceMachine.with([name: source])
    let extracted = machine.run("extract", name)
    #expect(
      extracted.exitCode == .success || extracted.exitCode == .nothing,
      "\(extracted.complaints)"
    )
    #expect(machine.run("extract", name).output == extracted.output)
    let words = ["--format", "json"]
    let own = CommandLineTool.result(of: ["check", name] + words, machine.system)
    guard extracted.exitCode == .success else {
      #expect(own.exitCode == .nothing)
      return
    }
    machine.files["-"] = extracted.output
    let other = CommandLineTool.result(of: ["check", "-"] + words, machine.system)
    #expect(own.exitCode == other.exitCode)
    let outcomes = try Self.outcomes(own.output)
    #expect(outcomes == (try Self.outcomes(other.output)))
    #expect(!outcomes.isEmpty)
    let trees = [name, "-"].map { file in
      machine.run("tree", file, "--state", "all").output.replacing(" in -", with: " in \(name)")
    }
    #expect(trees[0] == trees[1])
  }

  /// What was decided of what, where it is shown and why; fingerprints are of the file, which is another.
  private static func outcomes(_ report: String) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let results = try #require(json?["results"] as? [[String: Any]])
    return try results.map { result in
      var result = result
      result["fingerprint"] = nil
      result["causes"] = nil
      let data = try JSONSerialization.data(withJSONObject: result, options: [.sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }
  }
}
