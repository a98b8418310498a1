internal import A11yConfiguration
internal import Files

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A file that is written whole or not at all: beside its place first, and then moved there.
///
/// Until it is finished it has a name that nobody can foresee and that names nothing yet, so that no
/// link that lies there is followed. What is not finished goes away, after a signal as well. A device
/// or a pipe is written to: moving a file there would replace it.
struct PartialFile: ~Copyable {
  private var descriptor: Int32

  /// Where it is made; nil for a device or a pipe.
  private var place: Place?

  /// A name in a folder that is held open, so that the folder stays the same whatever becomes of its
  /// path.
  struct Place: Sendable {
    fileprivate var folder: Int32
    fileprivate var name: String
    fileprivate var target: String

    /// Takes away what is there so far.
    func remove() { unlinkat(folder, name, 0) }
  }

  /// Begins a file; links in its path are followed, and what is at their end is replaced.
  init(replacing path: String) throws(SystemError) {
    (descriptor, place) = try Self.opened(path)
  }

  private static func opened(_ path: String) throws(SystemError) -> (Int32, Place?) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw SystemError(Disk.reason) }
      return (descriptor, nil)
    }
    let mode = exists ? status.st_mode & 0o777 : nil
    return try Interruption.deferred { () throws(SystemError) in
      try begin(Disk.target(of: path) ?? path, mode)
    }
  }

  private static func begin(
    _ target: String,
    _ mode: mode_t?
  ) throws(SystemError) -> (Int32, Place?) {
    let folder = open(PathSyntax.folder(of: target), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { throw SystemError(Disk.reason) }
    let place = Place(
      folder: folder,
      name: ".a11y-audit-\(hexadecimal())\(hexadecimal()).partial",
      target: PathSyntax.name(of: target)
    )
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder, place.name, flags, 0o666)
    guard descriptor >= 0 else {
      let error = SystemError(Disk.reason)
      close(folder)
      throw error
    }
    if let mode { fchmod(descriptor, mode) }
    Interruption.begun[descriptor] = place
    return (descriptor, place)
  }

  /// 64 bits of the system's own random numbers.
  private static func hexadecimal() -> String { String(UInt64.random(in: 0 ... .max), radix: 16) }

  /// Writes a part of it.
  borrowing func write(_ text: String) throws(SystemError) {
    guard Disk.write(Array(text.utf8), to: descriptor) else { throw SystemError(Disk.reason) }
  }

  /// Puts it where it belongs.
  consuming func finish() throws(SystemError) {
    let (descriptor, place) = (descriptor, place)
    self.descriptor = -1
    guard let place else {
      guard close(descriptor) == 0 else { throw SystemError(Disk.reason) }
      return
    }
    defer { close(place.folder) }
    try Interruption.deferred { () throws(SystemError) in
      Interruption.begun[descriptor] = nil
      let isWhole =
        close(descriptor) == 0
        && renameat(place.folder, place.name, place.folder, place.target) == 0
      guard !isWhole else { return }
      let error = SystemError(Disk.reason)
      place.remove()
      throw error
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    let (descriptor, place) = (descriptor, place)
    Interruption.deferred {
      Interruption.begun[descriptor] = nil
      place?.remove()
    }
    close(descriptor)
    if let place { close(place.folder) }
  }
}
