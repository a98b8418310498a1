internal import SwiftRecognition

/// A file of strings as it was written before there were catalogues (`"key" = "text";`).
struct StringsFile {
  private let scalars: [Unicode.Scalar]
  private var next = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The texts of its keys; nil where it is no such file.
  static func texts(_ bytes: [UInt8]) -> [String: SpecResources.Text]? {
    guard let text = text(of: bytes) else { return nil }
    var file = StringsFile(text)
    var texts: [String: SpecResources.Text] = [:]
    while file.skipSpace() {
      guard let key = file.string(), file.take("="), let value = file.string(), file.take(";")
      else {
        return nil
      }
      texts[key] = .known(value)
    }
    return texts
  }

  /// The text of a file in UTF-8, or in UTF-16 with a mark.
  private static func text(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      return String(decoding: units, as: UTF16.self)
    }
    let plain = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let text = String(decoding: plain, as: UTF8.self)
    return text.utf8.elementsEqual(plain) ? text : nil
  }

  private var scalar: Unicode.Scalar? { next < scalars.count ? scalars[next] : nil }

  private func begins(_ text: String) -> Bool { scalars[next...].starts(with: text.unicodeScalars) }

  /// Passes over white space and comments; false at the end.
  private mutating func skipSpace() -> Bool {
    while let scalar {
      if scalar.properties.isWhitespace {
        next += 1
      } else if begins("//") {
        while next < scalars.count, scalars[next] != "\n" { next += 1 }
      } else if begins("/*") {
        next += 2
        while next < scalars.count, !begins("*/") { next += 1 }
        next = min(next + 2, scalars.count)
      } else {
        return true
      }
    }
    return false
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard skipSpace(), scalar == sign else { return false }
    next += 1
    return true
  }

  /// A key or a text, in quotes or a word.
  private mutating func string() -> String? {
    guard skipSpace() else { return nil }
    var text = String.UnicodeScalarView()
    guard scalar == "\"" else {
      while let scalar, Self.isPartOfWord(scalar) {
        text.append(scalar)
        next += 1
      }
      return text.isEmpty ? nil : String(text)
    }
    next += 1
    while let scalar {
      next += 1
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let escaped = escaped() else { return nil }
        text.append(escaped)
      default: text.append(scalar)
      }
    }
    return nil
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(scalar)
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let scalar else { return nil }
    next += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(String.UnicodeScalarView(scalars[next...].prefix(4)))
      next += 4
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return scalar
    }
  }
}
