#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The processor time that one source may take.
enum ProcessorTime {
  /// Ends this process when it has used so many seconds from now; 0 for no limit.
  static func limit(seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    #if canImport(Glibc)
    _ = setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #else
    _ = setitimer(ITIMER_PROF, &timer, nil)
    #endif
  }
}
