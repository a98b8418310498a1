import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// However many files are audited at once, what comes of it is the same to the byte.
@Suite struct ParallelTests {
  /// The examples, each of them broken off somewhere, and some with a name that is misspelt.
  private let machine: Machine = {
    var machine = Machine(variables: ["SOURCE_DATE_EPOCH": "0"])
    var numbers = FixedNumbers(seed: 11)
    for folder in ["Examples/published", "Examples/repaired"] {
      for file in (try? Repository.files(in: folder, ending: ".xml")) ?? [] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let name = "\(folder)/\(file.lastPathComponent)"
        machine.files[name] = text
        let end = Int.random(in: 0..<text.utf8.count, using: &numbers)
        machine.files["\(name).broken.xml"] = String(decoding: text.utf8.prefix(end), as: UTF8.self)
        machine.files["\(name).misspelt.xml"] = text.replacing("<step ", with: "<stpe ")
          .replacing("value=", with: "valeu=")
      }
    }
    for number in 0..<40 {
      machine.files["Examples/small/\(number).xml"] =
        number % 7 == 0 ? "<plist/>" : number % 2 == 0 ? Specs.good : Specs.bad
    }
    return machine
  }()

  private func result(jobs: Int) -> CommandResult {
    let formats = ["json", "junit", "markdown"]
    let words = ["check", "Examples", "absent.xml", "--jobs", "\(jobs)"]
    return CommandLineTool.result(
      of: words + formats.flatMap { ["--output", "\($0)=report.\($0)"] },
      machine.system
    )
  }

  @Test func manyAtOnceAreReportedAsOneByOne() throws {
    let alone = result(jobs: 1)
    #expect(machine.files.count > 80)
    #expect(alone.exitCode == .error)
    #expect(alone.complaints.contains("absent.xml:1:1: error: ") && alone.files.count == 3)
    #expect(alone.output.contains("Examples/published/bar-chart.xml:"))
    for jobs in [8, 3, 64] {
      let together = result(jobs: jobs)
      #expect(together.exitCode == alone.exitCode)
      #expect(together.complaints == alone.complaints)
      #expect(together.output == alone.output)
      #expect(together.files == alone.files)
    }
  }

  /// What has no name on the command line and is wrong is complained of in the order of paths.
  @Test func complaintsAreInOrder() {
    let complaints = result(jobs: 8).complaints.split(separator: "\n")
    let files = complaints.map { $0.prefix { $0 != ":" } }
    #expect(Array(files.dropLast()) == files.dropLast().sorted())
    #expect(files.last == "absent.xml")
  }
}
