internal import A11yAudit
internal import Foundation

/// A promise that does not hold.
public struct BrokenPromise: Error, Hashable, Sendable {
  public var promise: String
}

/// What holds whatever the input is.
enum Promise {
  static func holds(
    _ condition: Bool,
    _ promise: @autoclosure () -> String
  ) throws(BrokenPromise) {
    guard condition else { throw BrokenPromise(promise: promise()) }
  }

  /// An error has a place in the file and a message that can be read.
  static func isError(_ error: InputError, of bytes: [UInt8]) throws(BrokenPromise) {
    let lines = bytes.count { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } + 1
    let location = error.location
    try holds(location.line >= 1 && location.column >= 1, "places are from 1: \(location)")
    try holds(location.line <= lines, "the place is in the file: \(location)")
    try holds(location.column <= bytes.count + 1, "the place is in the line: \(location)")
    try isSentence(error.message)
  }

  /// A message says something, and quotes little of its input.
  static func isSentence(_ message: String) throws(BrokenPromise) {
    try holds(!message.isEmpty, "a message says something")
    try holds(message.utf8.count < 2_000, "a message is short: \(message)")
  }

  /// A report can be read by what it is for, and nothing in it acts on a terminal.
  static func isReport(_ text: String, as format: String) throws(BrokenPromise) {
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      try holds(!line.contains(where: isUnsafe), "\(format) shows no control: \(String(line))")
    }
    switch format {
    case "json", "sarif": try holds(json(text) is [String: Any], "the report is JSON: \(text)")
    case "gitlab": try holds(json(text) is [Any], "the report is a list of JSON: \(text)")
    case "jsonl":
      for line in text.split(separator: "\n") {
        try holds(json(String(line)) is [String: Any], "each line is JSON: \(line)")
      }
    case "junit", "checkstyle":
      try holds(
        complaints(of: text) == complaints(of: "<\(format == "junit" ? "testsuites" : format)/>"),
        "the report is XML: \(text)"
      )
    default: try holds(text.hasSuffix("\n"), "the report ends its last line: \(text)")
    }
  }

  private static func json(_ text: String) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  /// What is said of XML that is no spec; it is the same whatever is in it, if it is well-formed.
  private static func complaints(of text: String) -> [String] {
    do throws(InputErrors) {
      _ = try Document(text)
      return []
    } catch {
      return error.errors.map(\.message)
    }
  }

  /// Controls, ends of lines, and what turns the direction of text.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
