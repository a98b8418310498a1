internal import Probe

/// libFuzzer calls this with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Probe.svg(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
