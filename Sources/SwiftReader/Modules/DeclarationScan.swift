/// Finds the names that a source declares for other files, without parsing it.
///
/// It takes a name too many for one that stands where a line begins; what is private is for no other file.
struct DeclarationScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var next = 0
  private var lineStart = 0

  /// How many braces are open.
  private var depth = 0

  /// The word that a name is expected behind, as `struct`.
  private var keyword: String?
  private var isPrivate = false
  private var names: Set<String> = []

  /// The names, that of what an extension extends behind `extension `.
  static func names(in source: [UInt8]) -> Set<String> {
    source.withUnsafeBufferPointer { bytes in
      var scan = DeclarationScan(bytes: bytes)
      scan.run()
      return scan.names
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    next + ahead < bytes.count ? bytes[next + ahead] : 0
  }

  private mutating func run() {
    while next < bytes.count {
      let byte = bytes[next]
      switch byte {
      case UInt8(ascii: "\n"):
        next += 1
        lineStart = next
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): next += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): skipString(within: 0)
      case UInt8(ascii: "{"):
        depth += 1
        end()
      case UInt8(ascii: "}"):
        depth = next == lineStart ? 0 : max(depth - 1, 0)
        end()
      case UInt8(ascii: "."):
        next += 1
        // What follows is a member, whatever it is called.
        if Self.isLetter(self.byte()) { _ = word() }
        drop()
      case UInt8(ascii: "`"): next += 1
      default:
        if keyword == "func", Self.signs.contains(byte) {
          takeOperator()
        } else if Self.isLetter(byte) {
          let isOutside = depth == 0 || next == lineStart
          let word = word()
          if isOutside { take(word) }
        } else {
          next += 1
          drop()
        }
      }
    }
  }

  /// Expects no name any more.
  private mutating func drop() {
    guard keyword != nil else { return }
    keyword = nil
    isPrivate = false
  }

  private mutating func end() {
    next += 1
    keyword = nil
    isPrivate = false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }

  private mutating func word() -> Range<Int> {
    let start = next
    while Self.isLetter(byte()) || (0x30...0x39).contains(byte()) { next += 1 }
    return start..<next
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "var", "let", "extension",
  ]

  /// Takes a word outside of braces.
  private mutating func take(_ word: Range<Int>) {
    let text = String(decoding: bytes[word], as: UTF8.self)
    if keyword == "import" {
      if !Self.keywords.contains(text) { keyword = nil }
    } else if let keyword {
      if !isPrivate { add(text, behind: keyword) }
      self.keyword = nil
      isPrivate = false
    } else if Self.keywords.contains(text) || text == "import" {
      keyword = text
    } else if text == "private" || text == "fileprivate" {
      // `private(set)` is no such thing.
      if byte() != UInt8(ascii: "(") { isPrivate = true }
    }
  }

  private static let signs = Array("=-+!*/%<>&|^~?".utf8)

  /// Takes the operator that a function is called.
  private mutating func takeOperator() {
    let start = next
    while Self.signs.contains(byte()) { next += 1 }
    take(start..<next)
  }

  private mutating func add(_ name: String, behind keyword: String) {
    guard keyword == "extension" else {
      names.insert(name)
      return
    }
    var path = "extension \(name)"
    names.insert(path)
    while byte() == UInt8(ascii: "."), Self.isLetter(byte(1)) {
      next += 1
      path += "." + String(decoding: bytes[word()], as: UTF8.self)
      names.insert(path)
    }
  }

  private mutating func skipLine() {
    while next < bytes.count, bytes[next] != UInt8(ascii: "\n") { next += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        next += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        next += 2
      } else {
        next += 1
      }
    } while depth > 0 && next < bytes.count
  }

  /// How deep strings stand in interpolations that are told from what is around them.
  private static let deepest = 20

  /// Skips a string with what is interpolated into it, or a `#` that begins none.
  private mutating func skipString(within outer: Int) {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard byte(pounds) == UInt8(ascii: "\"") else {
      next += max(pounds, 1)
      return
    }
    next += pounds
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    next += quotes
    while next < bytes.count {
      if !isLong, byte() == UInt8(ascii: "\n") { return }
      if byte() == UInt8(ascii: "\\"), has(UInt8(ascii: "#"), pounds, from: 1) {
        next += 1 + pounds
        if byte() == UInt8(ascii: "("), outer < Self.deepest {
          skipInterpolation(within: outer + 1)
        } else {
          next += 1
        }
      } else if has(UInt8(ascii: "\""), quotes, from: 0),
        has(UInt8(ascii: "#"), pounds, from: quotes)
      {
        next += quotes + pounds
        return
      } else {
        next += 1
      }
    }
  }

  private mutating func skipInterpolation(within outer: Int) {
    var depth = 0
    while next < bytes.count {
      switch byte() {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        skipString(within: outer)
        continue
      default: break
      }
      next += 1
      if depth == 0 { return }
    }
  }

  private func has(_ wanted: UInt8, _ count: Int, from start: Int) -> Bool {
    (0..<count).allSatisfy { byte(start + $0) == wanted }
  }
}
