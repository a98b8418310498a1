internal import Files

extension Outlet {
  /// A file, or standard output for nil.
  static func disk(_ path: String?, makesFolders: Bool) -> Outlet {
    guard let path else {
      let output = StandardOutput()
      return Outlet(
        write: { output.write($0) },
        close: { () throws(SystemError) in try output.close() }
      )
    }
    Interruption.handle()
    let file = FileInParts(path, makesFolders: makesFolders)
    return Outlet(
      write: { file.write($0) },
      close: { () throws(SystemError) in try file.close() }
    )
  }

  /// Up to so many bytes wait for more.
  fileprivate static let mostWaiting = 1 << 16
}

/// A file that is written in parts, by one thread at a time.
private final class FileInParts: @unchecked Sendable {
  private let path: String
  private let makesFolders: Bool
  private var file: PartialFile?
  private var waiting = ""
  private var problem: SystemError?

  init(_ path: String, makesFolders: Bool) {
    self.path = path
    self.makesFolders = makesFolders
  }

  func write(_ text: String) {
    guard problem == nil else { return }
    waiting += text
    if waiting.utf8.count >= Outlet.mostWaiting { flush() }
  }

  private func flush() {
    do throws(SystemError) {
      if file == nil {
        if makesFolders { try Disk.makeFolders(for: path) }
        file = try PartialFile(replacing: path)
      }
      try file?.write(waiting)
    } catch {
      problem = error
      file = nil
    }
    waiting = ""
  }

  func close() throws(SystemError) {
    if problem == nil { flush() }
    if let problem { throw problem }
    if let file = file.take() { try file.finish() }
  }
}

/// Standard output, written by one thread at a time.
private final class StandardOutput: @unchecked Sendable {
  private var waiting = ""

  /// Why nothing more is written.
  private var problem: SystemError?

  /// A reader that closed the pipe has seen enough; a full disk has not.
  private var isEnough = false

  func write(_ text: String) {
    guard problem == nil else { return }
    waiting += text
    if waiting.utf8.count >= Outlet.mostWaiting { flush() }
  }

  private func flush() {
    if !Disk.write(Array(waiting.utf8), to: 1) {
      isEnough = Disk.lastWriteMetClosedPipe
      problem = SystemError(Disk.reason)
    }
    waiting = ""
  }

  func close() throws(SystemError) {
    if problem == nil { flush() }
    if let problem, !isEnough { throw problem }
  }
}
