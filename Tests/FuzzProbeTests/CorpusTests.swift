import Foundation
import FuzzProbe
import TestSupport
import Testing

/// The texts that fuzzing begins with, and all that it has ever found, go through all stages.
@Suite struct CorpusTests {
  private static let folder = "Benchmarks/Fuzzing/corpus"

  @Test(arguments: Input.allCases)
  func promisesHold(_ input: Input) throws {
    let files = try Repository.files(in: "\(Self.folder)/\(input.rawValue)", ending: "")
    #expect(!files.isEmpty)
    for file in files {
      let bytes = try Repository.bytes(file)
      #expect(bytes.count <= 4_096, "\(file.lastPathComponent) is too long for libFuzzer")
      #expect(throws: Never.self, "\(file.lastPathComponent)") {
        try Probe.take(bytes, as: input, to: .reports)
      }
    }
  }

  /// What fuzzing tries without being told what it is.
  @Test func kindsAreTold() throws {
    for input in [Input.spec, .svg, .rules] {
      for file in try Repository.files(in: "\(Self.folder)/\(input.rawValue)", ending: "") {
        let found = Input(try Repository.bytes(file))
        #expect(found == input, "\(file.lastPathComponent)")
      }
    }
  }
}
