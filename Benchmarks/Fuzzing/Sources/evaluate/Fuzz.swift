internal import Tried

/// libFuzzer calls this with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  triedAnswer(bytes, count, to: .evaluation)
}

/// libFuzzer calls this for each further input.
@_cdecl("LLVMFuzzerCustomMutator")
public func change(
  _ bytes: UnsafeMutablePointer<UInt8>,
  _ count: Int,
  _ most: Int,
  _ seed: UInt32
) -> Int {
  changedAnswer(bytes, count, most, seed)
}
