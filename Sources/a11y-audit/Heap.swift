#if canImport(Glibc)
internal import CLibrary
internal import Glibc

/// The heap of the C library, as an audit uses it: it grows to what the files need, and goes away with
/// the process.
enum Heap {
  /// How much it grows by, in bytes.
  private static let step = 64 << 20

  /// What a small file takes, which has no use for large pages.
  private static let little = 8 << 20

  /// What large arrays leave goes back to the system at once: by default each thread keeps holes of
  /// up to 32 MB, a tenth of what a chart of a million marks takes.
  private static let leastOfLarge = 1 << 20

  /// More than is left of what the process begins with.
  private static let moreThanLeft = 1 << 19

  /// To be called before anything else, while there is but one thread.
  ///
  /// Memory that is not touched costs nothing, and is asked for in large steps. The first of them has
  /// large pages where Linux gives them (madvise(2)): a chart of 100,000 marks meets a quarter of the
  /// page faults.
  static func prepare() {
    mallopt(M_MMAP_THRESHOLD, Int32(leastOfLarge))
    mallopt(M_TOP_PAD, Int32(step))
    guard let start = sbrk(0) else { return }
    // What is not looked at, the compiler would leave out.
    guard let room = malloc(moreThanLeft), malloc_usable_size(room) > 0 else {
      // Memory is limited: it grows by the C library's own small steps.
      mallopt(M_TOP_PAD, 128 << 10)
      return
    }
    free(room)
    guard let end = sbrk(0), end > start else { return }
    let first = (start + little).alignedUp(toMultipleOf: Int(sysconf(Int32(_SC_PAGESIZE))))
    if first < end { madvise(first, end - first, Int32(MADV_HUGEPAGE)) }
  }
}
#endif
