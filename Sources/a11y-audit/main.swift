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
let words = Words.all
#else
let words = CommandLine.arguments
#endif

exit(CommandLineTool.run(Array(words.dropFirst())))
