import Foundation
import FuzzProbe
import SwiftProbe
import SwiftSource
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

/// What fuzzing does with answers of the parser's process, tried on those to small sources.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct AnswerTests {
  private func answers() throws -> [[UInt8]] {
    let process = try ParserProcess.start(at: try #require(SwiftParsing.path))
    return try Repository.files(in: "Examples/swiftui", ending: ".swift").map {
      try process.parse(Repository.bytes($0)).bytes
    }
  }

  @Test func promisesHoldOfAnswers() throws {
    for bytes in try answers() {
      for stage in SwiftProbe.Stage.allCases {
        guard case .held(let spec) = SwiftProbe.take(bytes, to: stage) else {
          Issue.record("a promise is broken")
          continue
        }
        if let spec { #expect(throws: Never.self) { try Probe.read(spec) } }
      }
    }
  }

  /// A change of a tree is the same for the same seed, and gives an answer that can be read.
  @Test func treesAreChanged() throws {
    for bytes in try answers() {
      var others = 0
      for seed in 0..<20 as Range<UInt64> {
        let changed = try #require(SwiftProbe.changed(bytes, seed: seed))
        #expect(changed == SwiftProbe.changed(bytes, seed: seed))
        if changed != bytes { others += 1 }
        _ = SwiftProbe.take(changed, to: .reading)
      }
      #expect(others > 10)
    }
    #expect(SwiftProbe.changed([0xFF], seed: 1) == nil)
  }
}
