#if os(Linux)
import Foundation
import Testing

/// The command as a process of its own: what no function can show.
@Suite struct ProcessTests {
  private let process = CommandProcess([
    "good.xml": Specs.good, "bad.xml": Specs.bad, "open.xml": Specs.open,
  ])
  private var folder: URL { process.folder }

  private func run(_ words: String) throws -> CommandProcess.Ended {
    try process.run(words, ["A": CommandProcess.command.path])
  }

  @Test(arguments: [
    ("$A check good.xml", 0), ("$A check bad.xml", 1), ("$A check absent.xml", 2),
    ("$A check empty", 2), ("$A check none/x.xml", 2), ("$A check none/", 2),
    ("$A check good.xml/", 2), ("$A baseline report none/x.xml", 2),
    ("$A", 2), ("$A --version", 0), ("cat bad.xml | $A check -", 1),
    ("cat good.xml | $A tree - --state all --format json", 0), ("$A tree good.xml --walk next", 2),
    ("$A tree good.xml --state all | true", 0),
    // A reader that has seen enough is no failure of ours.
    ("$A explain text-contrast-minimum | true", 0), ("$A check bad.xml | true", 1),
    ("$A check good.xml > /dev/full", 2), ("$A check good.xml --output json=/dev/full", 2),
    ("$A check good.xml --format json > /dev/full", 2),
    ("$A check bad.xml --format json | true", 1),
    ("$A check good.xml --output jsonl=good.xml/report.jsonl", 2),
  ])
  func exitCode(words: String, code: Int32) throws {
    let ended = try run(words)
    #expect(ended.code == code, "\(ended.output)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.allSatisfy { $0.hasSuffix(".xml") }, "\(files)")
  }

  /// Files that belong together are one thing that cannot be written.
  @Test func aFolderThatCannotBeMadeIsToldOnce() throws {
    let ended = try run("$A rules text-contrast-enhanced --format html --output good.xml/site")
    #expect(ended.code == 2)
    #expect(
      ended.output
        == "good.xml/site/index.html: error: cannot be written: its folder good.xml/site cannot be made: "
        + "Not a directory\n"
    )
  }

  /// A file that may not grow is no file to write to.
  ///
  /// Sanitizers need such files for themselves.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["A11Y_AUDIT_SANITIZER"] == nil))
  func fileThatMayNotGrow() throws {
    try exitCode(words: "ulimit -f 0; $A check good.xml --output json=report.json", code: 2)
  }

  /// Links were laid where a report was made, under a name in which only the process's number was
  /// not known before; `exec` keeps that number.
  @Test func noLinkBesideAReportIsFollowed() throws {
    let ended = try run(
      """
      echo kept > victim
      bash -c 'ln -s victim report.json.$$.partial
        exec $A check good.xml --quiet --output json=report.json' && cat victim
      test -f report.json -a ! -L report.json && rm -f victim report.json* && ls -A
      """
    )
    #expect(ended.output.hasSuffix("\nkept\nbad.xml\ngood.xml\nopen.xml\n"), "\(ended.output)")
  }

  /// The name that it is made under is no longer than its own may be.
  @Test func aReportMayHaveTheLongestName() throws {
    let name = String(repeating: "n", count: 255)
    let ended = try run("$A check good.xml --quiet --output json=\(name) && rm \(name) && ls -A")
    #expect(ended.output.hasSuffix("\nbad.xml\ngood.xml\nopen.xml\n"), "\(ended.output)")
  }

  /// What was not written is not said to be, and a report that has nothing to do with it is.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["A11Y_AUDIT_SANITIZER"] == nil))
  func aFileThatIsNotWritten() throws {
    let limit = "ulimit -f 0; $A"
    let baseline = try run("\(limit) baseline write bad.xml")
    #expect(baseline.code == 2 && !baseline.output.contains("in 1 file"), "\(baseline.output)")
    let start = try run("\(limit) init")
    #expect(start.code == 2 && !start.output.contains("Next:"), "\(start.output)")
    let check = try run("\(limit) check bad.xml --output json=report.json | cat")
    #expect(check.output.contains("in 1 file"), "\(check.output)")
  }

  /// A report that is written while files are audited goes with the process that is ended meanwhile.
  ///
  /// The thread sanitizer keeps signals back while a file is opened.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["A11Y_AUDIT_SANITIZER"] != "thread"))
  func aReportThatIsInterruptedIsNotThere() throws {
    let component = Specs.bad.split(separator: "\n").dropFirst().dropLast().joined()
    let many = (1...40).map { component.replacing("\"bad\"", with: "\"bad\($0)\"") }.joined()
    let spec = "<spec xmlns='urn:a11y-audit:spec:1' lang='en'>\(many)</spec>"
    let ended = try run(
      """
      echo "\(spec.replacing("\"", with: "'"))" > many.xml; mkfifo pipe.xml
      $A check many.xml pipe.xml --jobs 1 --quiet --output jsonl=report & process=$!
      until ls -A | grep -q partial; do kill -0 $process || exit; sleep 0.01; done
      kill -TERM $process; wait $process 2> /dev/null; echo $?; rm pipe.xml many.xml; ls -A
      """
    )
    #expect(ended.output.hasSuffix("143\nbad.xml\ngood.xml\nopen.xml\n"), "\(ended.output)")
  }

  /// However a path is written, no report takes the place of a spec.
  @Test(arguments: ["./bad.xml", "../$(basename \"$PWD\")/bad.xml", "$PWD//bad.xml", "link.json"])
  func aSpecIsNeverWrittenOver(path: String) throws {
    let link = folder.appending(path: "link.json").path
    let spec = folder.appending(path: "bad.xml").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: spec)
    let ended = try run("$A check bad.xml --output \"json=\(path)\"")
    #expect(ended.code == 2 && ended.output.contains("is audited, too"), "\(ended.output)")
    #expect(try String(contentsOfFile: spec, encoding: .utf8) == Specs.bad)
  }

  /// Sets and dictionaries are ordered anew in each process.
  @Test(arguments: ["json", "junit", "markdown", "text"])
  func everyRunReportsTheSame(format: String) throws {
    let words =
      "SOURCE_DATE_EPOCH=0 $A check good.xml bad.xml open.xml absent.xml --format \(format)"
    let first = try run("\(words) --jobs 1")
    for jobs in [1, 2, 3, 8] {
      let other = try run("\(words) --jobs \(jobs)")
      #expect(other.output == first.output && other.code == 2)
    }
  }
}
#endif
