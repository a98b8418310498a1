internal import zlib

/// A text that gzip has compressed (RFC 1952), as images are whose names end in `.svgz`.
package enum GzipText {
  /// Whether bytes begin as those of such a text do.
  package static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// What was compressed.
  ///
  /// - Throws: that it is damaged or ends too early, or is more than is inflated.
  static func inflated(_ input: [UInt8]) throws(ParseError) -> [UInt8] {
    let (ratio, bytes) = (Bounds.maximumInflationRatio, Bounds.maximumInflatedBytes)
    let most = min(bytes, input.count * ratio)
    switch inflated(input, upTo: most) {
    case .whole(let output): return output
    case .endsEarly:
      throw error("ends too early; copy it again, or save the file uncompressed")
    case .damaged:
      throw error("is damaged; compress it again, or save the file uncompressed")
    case .tooMuch:
      let bound =
        most == bytes
        ? "\(bytes >> 20) MB (maximumInflatedBytes); split it"
        : "\(ratio) times its size (maximumInflationRatio); save the file uncompressed"
      throw error("inflates to over \(bound)")
    }
  }

  private static func error(_ message: String) -> ParseError {
    ParseError(.compression, "this is compressed by gzip and \(message)", at: .start)
  }

  private enum Inflation {
    case whole([UInt8])
    case endsEarly
    case damaged
    case tooMuch
  }

  private static func inflated(_ input: [UInt8], upTo most: Int) -> Inflation {
    // zlib keeps the address of its stream, so that it must not move.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    let size = Int32(MemoryLayout<z_stream>.size)
    // So many more than the largest window mean gzip’s header and trailer.
    guard inflateInit2_(stream, MAX_WBITS + 16, ZLIB_VERSION, size) == Z_OK else { return .damaged }
    defer { inflateEnd(stream) }
    return input.withUnsafeBufferPointer { input in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = uInt(input.count)
      var output: [UInt8] = []
      while true {
        var status = Z_OK
        output += [UInt8](unsafeUninitializedCapacity: 1 << 16) { part, count in
          stream.pointee.next_out = part.baseAddress
          stream.pointee.avail_out = uInt(part.count)
          status = inflate(stream, Z_NO_FLUSH)
          count = part.count - Int(stream.pointee.avail_out)
        }
        if output.count > most { return .tooMuch }
        let isRead = stream.pointee.avail_in == 0
        switch status {
        case Z_STREAM_END:
          if isRead { return .whole(output) }
          // Another part follows (section 2.2).
          inflateReset(stream)
        case Z_OK where isRead && stream.pointee.avail_out > 0, Z_BUF_ERROR: return .endsEarly
        case Z_OK: break
        default: return .damaged
        }
      }
    }
  }
}
