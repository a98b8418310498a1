internal import A11yAuditCommand

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))
