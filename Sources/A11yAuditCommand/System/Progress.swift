internal import Support

/// How many files of a run are done, on a line of the terminal that each count writes over.
///
/// Runs that are over before anyone wonders say nothing.
final class Progress: @unchecked Sendable {
  private let lock = Lock()
  private let count: Int
  private let system: System
  private var done = 0

  /// When the next line is due.
  private var due: Double

  /// How long the line is that stands there.
  private var width = 0

  /// So long a run says nothing, in seconds, and so long a line stands at least.
  private static let patience = 0.5
  private static let pause = 0.1

  /// Nothing where nobody watches.
  init?(of count: Int, _ system: System) {
    guard system.isErrorTerminal else { return nil }
    self.count = count
    self.system = system
    due = system.now() + Self.patience
  }

  /// One more file is done.
  func advance() {
    lock.whileHeld {
      done += 1
      let now = system.now()
      guard now >= due, done < count else { return }
      due = now + Self.pause
      show("audited \(Self.grouped(done)) of \(Self.grouped(count)) files")
    }
  }

  /// Leaves the line empty for what follows.
  func erase() {
    lock.whileHeld {
      guard width > 0 else { return }
      show("")
      system.progress("\r")
    }
  }

  private func show(_ line: String) {
    let rest = String(repeating: " ", count: max(0, width - line.count))
    width = line.count
    system.progress("\r\(line)\(rest)")
  }

  /// Digits in threes: `1,000`.
  private static func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    let parts = digits.indices.map { index in
      let isBreak = index > 0 && (digits.count - index).isMultiple(of: 3)
      return (isBreak ? "," : "") + String(digits[index])
    }
    return parts.joined()
  }
}
