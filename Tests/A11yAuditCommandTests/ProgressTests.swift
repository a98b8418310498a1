import Support
import Testing

@testable import A11yAuditCommand

/// What a person sees who waits, and that nobody else does.
@Suite struct ProgressTests {
  /// A clock that goes on with each look at it, and what was written.
  private final class Watch: @unchecked Sendable {
    private let lock = Lock()
    private var time = 0.0
    private var text = ""
    let step: Double

    init(step: Double) { self.step = step }

    func now() -> Double {
      lock.whileHeld {
        time += step
        return time
      }
    }

    func write(_ part: String) { lock.whileHeld { text += part } }
    var written: String { lock.whileHeld { text } }
  }

  private func run(step: Double, isErrorTerminal: Bool) -> (written: String, result: CommandResult)
  {
    let watch = Watch(step: step)
    var machine = Machine()
    for index in 0..<1200 { machine.files["specs/\(index).xml"] = Specs.empty }
    machine.isErrorTerminal = isErrorTerminal
    machine.now = { watch.now() }
    machine.progress = { watch.write($0) }
    let result = machine.run("check", "specs")
    return (watch.written, result)
  }

  @Test func longRunsAreCounted() {
    let (written, result) = run(step: 0.01, isErrorTerminal: true)
    let lines = written.split(separator: "\r")
    #expect(lines.count > 10)
    #expect(
      lines.dropLast().allSatisfy { $0.hasPrefix("audited ") && $0.hasSuffix(" of 1,200 files") }
    )
    #expect(lines.contains { $0.hasPrefix("audited 1,1") })
    // What stood there last is written over by as many blanks.
    #expect(lines.last?.allSatisfy { $0 == " " } == true && written.hasSuffix("\r"))
    #expect(lines.last?.count == lines.dropLast().last?.count)
    #expect(result.complaints.isEmpty)
  }

  @Test func shortRunsSayNothing() {
    #expect(run(step: 1e-5, isErrorTerminal: true).written.isEmpty)
  }

  @Test func withoutATerminalNothingIsSaid() {
    #expect(run(step: 0.01, isErrorTerminal: false).written.isEmpty)
  }
}
