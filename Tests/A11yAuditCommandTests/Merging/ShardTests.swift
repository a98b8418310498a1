import A11yReports
import Testing

@testable import A11yAuditCommand

/// Files are parted among machines, each into one share.
@Suite struct ShardTests {
  private static let names = (1...40).map { "Specs/\($0).xml" }
  private static let machine = Machine(
    files: Dictionary(uniqueKeysWithValues: names.map { ($0, Specs.good) })
  )

  @Test(arguments: [1, 2, 3, 8])
  func eachFileIsInOneShard(_ count: Int) {
    let shards = (1...count).map { number in
      Self.names.filter { Shard(number: number, count: count).holds($0) }
    }
    #expect(shards.flatMap(\.self).sorted() == Self.names.sorted())
    // Shares are about as large.
    #expect(shards.allSatisfy { $0.count >= 20 / count - 1 }, "\(shards.map(\.count))")
  }

  /// A share is the same on every machine and in every version.
  @Test func aShareStays() {
    let shard = Shard(number: 2, count: 4)
    #expect(
      Self.names.prefix(12).filter(shard.holds) == ["Specs/7.xml", "Specs/9.xml", "Specs/10.xml"]
    )
  }

  @Test func eachMachineAuditsItsOwn() {
    let results = (1...3).map { Self.machine.run("check", "Specs", "--shard", "\($0)/3") }
    #expect(results.allSatisfy { $0.exitCode == .success && $0.complaints.isEmpty })
    let notes = results.compactMap { result in
      result.output.split(separator: "\n").first { $0.hasSuffix(" of 40 files are in shard 1/3") }
    }
    #expect(notes.count == 1)
    let counts = results.compactMap { result in
      result.output.split(separator: "\n").last?.split(separator: " ").first { Int($0) != nil }
        .flatMap { Int($0) }
    }
    #expect(counts.reduce(0, +) == 40, "\(counts)")
  }

  @Test func anEmptyShareIsNoFailure() {
    let machine = Machine(files: ["a.xml": Specs.bad])
    let empty = (1...8).map { number in
      machine.run("check", "a.xml", "--shard", "\(number)/8", "--output", "junit=report.xml")
    }.filter { $0.exitCode == .success }
    #expect(empty.count == 7)
    for result in empty {
      #expect(result.output.contains("note: 0 of 1 file is in shard "))
      #expect(result.files.first?.text.contains("0 of 1 file is in shard") == true)
    }
  }

  private static let bazel = ["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "2"]
  private static let gitlab = ["CI_NODE_TOTAL": "8", "CI_NODE_INDEX": "3"]

  @Test(arguments: [bazel, gitlab, bazel.merging(["CI_NODE_TOTAL": "5"]) { $1 }])
  func theEnvironmentSaysWhich(_ variables: [String: String]) {
    var machine = Self.machine
    let named = machine.run("check", "Specs", "--shard", "3/8")
    machine.variables = variables
    #expect(machine.run("check", "Specs", "--shard", "auto") == named)
    #expect(machine.run("check", "Specs").output.contains("in 40 files"))
  }

  @Test func bazelIsToldThatShardsAreHeeded() {
    var machine = Self.machine
    machine.variables = Self.bazel.merging(["TEST_SHARD_STATUS_FILE": "status"]) { $1 }
    let result = machine.run("check", "Specs", "--shard", "auto")
    #expect(result.exitCode == .success)
    let told = CommandLineTool.result(of: ["check", "Specs", "--shard", "auto"], machine.system)
    #expect(told.files == [CommandResult.OutputFile(path: "status", text: "")])
    // What is there already says so, and stays as it is.
    machine.files["status"] = "kept"
    let again = CommandLineTool.result(of: ["check", "Specs", "--shard", "auto"], machine.system)
    #expect(again.exitCode == .success && again.files.isEmpty)
  }

  @Test(arguments: [
    ("3", [:], "--shard 3: K/N is expected, as in 3/8, or auto"),
    ("a/b", [:], "--shard a/b: K/N is expected, as in 3/8, or auto"),
    ("0/8", [:], "--shard 0/8: there is no shard 0; they are 1 to 8"),
    ("9/8", [:], "--shard 9/8: there is no shard 9; they are 1 to 8"),
    ("1/0", [:], "--shard 1/0: there are from 1 to 100000 shards"),
    (
      "auto", ["CI_NODE_TOTAL": "8"],
      "--shard auto: TEST_SHARD_INDEX and TEST_TOTAL_SHARDS (Bazel) or CI_NODE_INDEX and "
        + "CI_NODE_TOTAL (GitLab) are not set; say which it is, as in 3/8"
    ),
    (
      "auto", ["CI_NODE_TOTAL": "8", "CI_NODE_INDEX": "0"],
      "--shard auto: CI_NODE_INDEX=0 CI_NODE_TOTAL=8: there is no shard 0; they are 1 to 8"
    ),
    (
      "auto", ["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "8"],
      "--shard auto: TEST_SHARD_INDEX=8 TEST_TOTAL_SHARDS=8: there is no shard 8; they are 0 to 7"
    ),
    (
      "auto", ["TEST_TOTAL_SHARDS": "8", "TEST_SHARD_INDEX": "x"],
      "--shard auto: TEST_SHARD_INDEX=x TEST_TOTAL_SHARDS=8: two whole numbers are expected"
    ),
  ])
  func aShardThatIsNoneIsRefused(
    _ text: String,
    _ variables: [String: String],
    _ message: String
  ) {
    let machine = Machine(files: ["a.xml": Specs.good], variables: variables)
    let result = machine.run("check", "a.xml", "--shard", text)
    #expect(result.complaints == "a11y-audit: \(message)\n" && result.exitCode == .error)
  }

  @Test func forMergeNeedsJSON() {
    let result = Self.machine.run("check", "Specs", "--for-merge")
    #expect(
      result.complaints
        == "a11y-audit: --for-merge is for reports in JSON; add --format json or --output json=FILE\n"
    )
  }
}
