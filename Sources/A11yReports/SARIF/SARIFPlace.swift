internal import A11yModel
internal import Support
internal import XML

/// Places in files, as SARIF writes them.
enum SARIFPlace {
  /// The member that says where something is in a file, and where known, where it ends.
  static func physical(
    _ location: Location,
    to end: Position? = nil,
    _ report: Report
  ) -> (String, JSON) {
    (
      "physicalLocation",
      .object([
        ("artifactLocation", artifact(location.file, report)),
        ("region", region(Position(line: location.line, column: location.column), end)),
      ])
    )
  }

  /// A part of a file up to what lies behind it.
  static func region(_ start: Position, _ end: Position?) -> JSON {
    let ends = end.map { [("endLine", JSON.count($0.line)), ("endColumn", .count($0.column))] }
    return .object(
      [
        ("startLine", .count(max(1, start.line))), ("startColumn", .count(max(1, start.column))),
      ] + (ends ?? [])
    )
  }

  /// A file: relative to the root of the repository where it is within.
  static func artifact(_ file: String, _ report: Report) -> JSON {
    let path = report.stableName(of: file).withoutDotSlash
    if path.hasPrefix("/") { return .object([("uri", .string("file://" + encoded(path)))]) }
    return .object([("uri", .string(encoded(path))), ("uriBaseId", .string("%SRCROOT%"))])
  }

  /// A path as a part of a URI (RFC 3986, section 2.3): all but unreserved characters is encoded.
  static func encoded(_ path: String) -> String {
    let hexadecimal = Array("0123456789ABCDEF".utf8)
    var output: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        output.append(byte)
      default:
        output += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
