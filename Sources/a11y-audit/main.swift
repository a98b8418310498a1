internal import A11yAuditCommand

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

#if canImport(Glibc)
Heap.prepare()
#endif

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
