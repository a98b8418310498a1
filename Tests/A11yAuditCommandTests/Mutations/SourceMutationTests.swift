import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// Good components have no findings; what makes them worse is found at the line of the source, with a remedy that leads
/// back to what they were.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct SourceMutationTests {
  private static let folder = "Examples/swiftui"

  private struct Finding: Hashable {
    var rule: String
    var line: Int
    var remedy: String
  }

  /// The components and colour sets of the examples, by their paths in the folder.
  private func examples() throws -> [String: String] {
    let root = Repository.root.appending(path: Self.folder)
    // Beside the folder of a repository they are one module.
    var files = [".git/HEAD": ""]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".swift") || path.hasSuffix(".json") {
      files[path] = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    return files
  }

  private func findings(_ component: String, _ files: [String: String]) throws -> [Finding] {
    var machine = Machine(files: files)
    machine.variables["A11Y_AUDIT_EXTRACT"] = SwiftParsing.path
    let result = machine.run("check", component, "--format", "json")
    let report = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let results = (report as? [String: Any])?["results"] as? [[String: Any]]
    return try #require(results, "\(result.complaints)")
      .filter { $0["outcome"] as? String == "failed" }.compactMap { outcome in
        guard let rule = outcome["rule"] as? String,
          let location = outcome["location"] as? [String: Any], let line = location["line"] as? Int
        else { return nil }
        return Finding(rule: rule, line: line, remedy: outcome["remedy"] as? String ?? "")
      }
  }

  @Test(arguments: ["CheckoutSteps.swift", "OrderTracker.swift", "DownloadRing.swift"])
  func goodComponentsHaveNoFindings(_ component: String) throws {
    #expect(try findings(component, examples()) == [])
  }

  @Test(arguments: (Mutation.checkout + Mutation.order + Mutation.download).sampled(each: 4))
  func mutationsAreFound(_ mutation: Mutation) throws {
    var files = try examples()
    let text = try #require(files[mutation.file])
    #expect(text.components(separatedBy: mutation.from).count == 2, "it stands there once")
    files[mutation.file] = text.replacing(mutation.from, with: mutation.to)
    let lines = try #require(files[mutation.component]).components(separatedBy: "\n")
    let line = try #require(lines.firstIndex { $0.contains(mutation.line) }) + 1
    let findings = try findings(mutation.component, files)
    let found = findings.filter { $0.rule == mutation.rule && $0.line == line }
    #expect(!found.isEmpty, "line \(line), and not at \(findings.map { "\($0.line) \($0.rule)" })")
    #expect(found.contains { $0.remedy.contains(mutation.remedy) }, "\(found.map(\.remedy))")
  }
}
