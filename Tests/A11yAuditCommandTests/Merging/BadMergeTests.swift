import Testing

@testable import A11yAuditCommand

/// Reports that cannot be merged: one error that says what to do, and nothing is written.
@Suite struct BadMergeTests {
  private static let machine: Machine = {
    var machine = Machine(files: ["a.xml": Specs.good, "b.xml": Specs.bad, "c.xml": Specs.bad])
    func write(_ name: String, _ words: String) {
      let words = ["check"] + words.split(separator: " ").map(String.init) + ["--format", "json"]
      machine.files[name] = CommandLineTool.result(of: words, machine.system).output
    }
    write("plain.json", "a.xml")
    write("whole.json", "a.xml --for-merge")
    write("whole2.json", "b.xml a.xml --for-merge")
    for number in 1...3 {
      write("\(number)of3.json", "a.xml b.xml c.xml --shard \(number)/3 --for-merge")
    }
    write("1of2.json", "a.xml b.xml c.xml --shard 1/2 --for-merge")
    write("3of3.other.json", "a.xml b.xml --shard 3/3 --for-merge")
    let whole = machine.files["whole.json"] ?? ""
    machine.files["old.json"] = whole.replacing(#""version": ""#, with: #""version": "0.0."#)
    machine.files["schema.json"] = whole.replacing(#""schema": 2"#, with: #""schema": 1"#)
    machine.files["foreign.json"] = whole.replacing("text-alternative", with: "x-own")
      .replacing("\"step-", with: "\"x-step-")
    machine.files["short.json"] = whole.replacing(#"{"results": "#, with: #"{"results": 9"#)
    machine.files["mark.json"] = whole.replacing(#""fingerprint": ""#, with: #""fingerprint": "g"#)
    machine.files["count.json"] = whole.replacing(#""targets": "#, with: #""targets": 99999999999"#)
    let third = machine.files["3of3.json"] ?? ""
    machine.files["zero.json"] = third.replacing(#""count": 3}"#, with: #""count": 0}"#)
    machine.files["none.json"] = whole.replacing(#""audit": {"results""#, with: #""x": {"results""#)
    machine.files["cut.json"] = String(whole.prefix(200))
    machine.files["copy.json"] = machine.files["1of3.json"]
    machine.files["empty.json"] = ""
    machine.files["other.json"] = "{\"results\": []}"
    return machine
  }()

  private static let command = "a11y-audit check --format json --for-merge"

  @Test(arguments: [
    (["absent.json"], "absent.json: cannot be read: No such file or directory"),
    (["empty.json"], "empty.json:1:1: error: the file is empty; an object is expected: {}; a rep"),
    (["cut.json"], "a report is expected, of \(command)"),
    (["a.xml"], "a.xml:1:1: error: a value is expected"),
    (["other.json"], "other.json:1:1: error: this is no report of a11y-audit in JSON; \(command)"),
    (["plain.json"], "plain.json:1:1: error: the report was written without --for-merge; write it"),
    (["schema.json"], "schema.json:2:13: error: the report has another schema than 2; write it"),
    (["old.json"], "old.json:3:11: error: the report is of a11y-audit 0.0."),
    (["foreign.json"], "here; name the folder that has it: --rules FOLDER"),
    (["short.json"], "results of this file are missing; write the report anew: \(command)"),
    (["zero.json"], "there is no shard 3/0"),
    (["none.json"], "audit is missing here"),
    (["mark.json"], "fingerprint: 16 digits from 0 to f are expected"),
    (["count.json"], "targets: a whole number from 0 to a billion is expected"),
    (["whole.json", "whole.json"], "whole.json: is given twice; keep one"),
    (["whole.json", "whole2.json"], "whole2.json: a.xml is in whole.json, too; leave one of them"),
    (["1of3.json", "2of3.json"], "shard 3/3 is missing; give the reports of all shards"),
    (["3of3.json"], "shard 1/3 is missing, and so is 1 other; give the reports of all shards"),
    (
      ["1of3.json", "2of3.json", "copy.json"],
      "copy.json: is shard 1/3, as 1of3.json is; give the report of each shard once"
    ),
    (
      ["1of3.json", "1of2.json"],
      "1of2.json: is shard 1/2, as 1of3.json is; give the report of each shard once"
    ),
    (
      ["2of3.json", "1of2.json"],
      "1of2.json: is shard 1/2 of 3 files, and 2of3.json is 2/3 of 3; give reports of one run"
    ),
    (
      ["1of3.json", "3of3.other.json"],
      "3of3.other.json: is shard 3/3 of 2 files, and 1of3.json is 1/3 of 3; give reports of one run"
    ),
  ])
  func isRefused(_ paths: [String], _ message: String) {
    let words = ["merge"] + paths + ["--output", "junit=report.xml", "--format", "json"]
    let result = CommandLineTool.result(of: words, Self.machine.system)
    #expect(result.complaints.contains(message), "\(result.complaints)")
    #expect(result.complaints.split(separator: "\n").count == 1)
    #expect(result.exitCode == .error && result.output.isEmpty && result.files.isEmpty)
  }

  @Test func aReportIsNotWrittenOverOneThatIsMerged() {
    let result = Self.machine.run("merge", "whole.json", "--output", "text=./whole.json")
    #expect(
      result.complaints
        == "a11y-audit: --output: ./whole.json is merged, too; write the report elsewhere\n"
    )
  }

  /// Whatever a report says, merging it ends.
  @Test func spoiltReportsAreRefusedOrMerged() {
    let whole = Self.machine.files["2of3.json"] ?? ""
    var (machine, step, refused) = (Self.machine, 0, 0)
    for part in [":", "\"", "[", "{", "true", "1"] {
      for range in whole.ranges(of: part) {
        step += 1
        guard step.isMultiple(of: 61) else { continue }
        machine.files["spoilt.json"] = whole.replacingCharacters(in: range)
        let result = machine.run("merge", "1of3.json", "spoilt.json", "3of3.json")
        if result.exitCode == .error { refused += 1 }
      }
    }
    #expect(refused > 5)
  }
}

extension String {
  /// With -1 in the place of a part.
  fileprivate func replacingCharacters(in range: Range<Index>) -> String {
    self[..<range.lowerBound] + "-1" + self[range.upperBound...]
  }
}
