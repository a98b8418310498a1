internal import A11yAuditCommand

#if canImport(Glibc)
internal import Allocator
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

#if canImport(Glibc)
// What large arrays leave goes back to the system at once: by default each thread keeps holes of up
// to 32 MB, a tenth of what a chart of a million marks takes.
mallopt(M_MMAP_THRESHOLD, 1 << 20)
#endif

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
