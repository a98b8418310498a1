/// How large a file may be, in bytes.
package struct FileSize: Hashable, Sendable {
  package var bytes: Int

  package init(bytes: Int) { self.bytes = bytes }

  private static let units = [("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10), ("", 1)]

  /// A configuration and a `.gitignore`.
  package static let configuration = FileSize(bytes: 4 << 20)

  /// What is audited, and what goes with it, where nobody says otherwise.
  package static let standard = FileSize(bytes: 200 << 20)

  /// A number of bytes, or of `KB`, `MB` or `GB`, as in `500MB`; nil for anything else and for nothing.
  package init?(_ text: String) {
    guard let (name, size) = Self.units.first(where: { text.hasSuffix($0.0) }) else { return nil }
    let digits = text.dropLast(name.count)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits) else {
      return nil
    }
    let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: size)
    guard bytes > 0, !isTooMuch else { return nil }
    self.bytes = bytes
  }
}

extension FileSize: CustomStringConvertible {
  /// In the largest unit of which it is a whole number, as in `200 MB`.
  package var description: String {
    let unit = Self.units.first { bytes % $0.1 == 0 } ?? ("", 1)
    return "\(bytes / unit.1) " + (unit.0.isEmpty ? "bytes" : unit.0)
  }
}
