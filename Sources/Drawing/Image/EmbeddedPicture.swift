/// A picture that an image holds in an address: PNG or JPEG, for all else may load or run something.
struct EmbeddedPicture {
  /// The address, written anew.
  let address: String

  /// The bytes that a picture has at most.
  private static let most = 100 << 10

  /// The types, and how the first bytes of each are written in base 64.
  private static let types = [
    "image/png": "iVBORw0KGg", "image/jpeg": "/9j/", "image/jpg": "/9j/",
  ]

  init?(_ address: String) {
    // Nobody reads further than what is too long anyway.
    guard address.utf8.count <= Self.most * 2, address.prefix(5).lowercased() == "data:",
      let comma = address.firstIndex(of: ",")
    else { return nil }
    let head = address[..<comma].dropFirst(5).lowercased().split(separator: ";")
    guard head.count == 2, head[1] == "base64", let start = Self.types[String(head[0])] else {
      return nil
    }
    let data = address[comma...].dropFirst().filter { !$0.isWhitespace }
    guard data.hasPrefix(start), data.utf8.count <= Self.most * 4 / 3 + 4,
      data.utf8.allSatisfy(Self.isBase64)
    else { return nil }
    self.address = "data:\(head[0]);base64,\(data)"
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F, 0x3D: true
    default: false
    }
  }
}
