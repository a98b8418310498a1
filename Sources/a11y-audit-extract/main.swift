// Reads sources from standard input and writes their trees to standard output, as PipeFormat says.
internal import SwiftSource

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

#if A11Y_HOST_SYNTAX
let parser = "SwiftSyntax"
#else
let parser = PipeFormat.stub
#endif

var pipe = PipeEnd()
guard pipe.write(Array("\(PipeFormat.greeting) \(PipeFormat.version) \(parser)\n".utf8)) else {
  exit(1)
}
#if A11Y_HOST_SYNTAX
while let source = pipe.request() {
  ProcessorTime.limit(seconds: 5)
  guard pipe.answer(SourceParsing.answer(source)) else { exit(1) }
  ProcessorTime.limit(seconds: 0)
}
#endif
