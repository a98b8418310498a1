internal import SwiftSource

/// Bounds how deep brackets stand in one another before the parser sees a source: it takes twice as long with each
/// `[` more, and dies of some others.
struct NestingScan {
  static let maximum = 200
  static let maximumSquare = 12

  /// Where a bound is passed, as the offset of a byte, and what bound.
  struct Excess {
    var offset: Int
    var message: String
  }

  private enum Opening: Equatable {
    case round, curly
    case interpolation(quotes: Int, pounds: Int)
    /// How many stand in one another, without braces between.
    case square(Int)
  }

  private let bytes: [UInt8]
  private var next = 0
  private var open: [Opening] = []
  private var angles = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func excess(in bytes: [UInt8]) -> Excess? {
    var scan = NestingScan(bytes)
    return scan.run()
  }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    next + ahead < bytes.count ? bytes[next + ahead] : nil
  }

  private mutating func run() -> Excess? {
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): openString()
      case UInt8(ascii: "("): open.append(.round)
      case UInt8(ascii: "{"):
        open.append(.curly)
        angles = 0
      case UInt8(ascii: "["):
        if case .square(let depth) = open.last {
          open.append(.square(depth + 1))
        } else {
          open.append(.square(squares + 1))
        }
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles = max(angles - 1, 0)
      case UInt8(ascii: "\n"), UInt8(ascii: ";"): angles = 0
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
      default: break
      }
      if open.count > Self.maximum || angles > Self.maximum {
        return Excess(
          offset: next,
          message: "brackets are nested more than \(Self.maximum) deep"
        )
      }
      if case .square(let depth) = open.last, depth > Self.maximumSquare {
        return Excess(
          offset: next,
          message: "more than \(Self.maximumSquare) “[” are open in one expression"
        )
      }
      next += 1
    }
    return nil
  }

  /// How many `[` are open since the last brace.
  private var squares: Int {
    for opening in open.reversed() {
      if case .square(let depth) = opening { return depth }
      if opening == .curly { return 0 }
    }
    return 0
  }

  private mutating func close() {
    guard let last = open.popLast() else { return }
    if case .interpolation(let quotes, let pounds) = last {
      next += 1
      skipString(quotes: quotes, pounds: pounds)
      next -= 1
    }
  }

  private mutating func skipLine() {
    while let byte = byte(1), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { next += 1 }
  }

  /// A comment, in which others may stand; on its last byte afterwards.
  private mutating func skipComment() {
    var depth = 1
    next += 2
    while let byte = byte(), depth > 0 {
      if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        depth -= 1
        next += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        depth += 1
        next += 1
      }
      next += 1
    }
    next -= 1
  }

  private mutating func openString() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    guard byte(pounds) == UInt8(ascii: "\"") else {
      next += max(pounds - 1, 0)
      return
    }
    next += pounds
    let quotes = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") ? 3 : 1
    next += quotes
    skipString(quotes: quotes, pounds: pounds)
    next -= 1
  }

  /// The rest of a string, to what follows it or to what it interpolates.
  private mutating func skipString(quotes: Int, pounds: Int) {
    while let byte = byte() {
      if byte == UInt8(ascii: "\n"), quotes == 1 { return }
      if byte == UInt8(ascii: "\\"), has(UInt8(ascii: "#"), pounds, from: 1) {
        next += 1 + pounds
        if self.byte() == UInt8(ascii: "(") {
          open.append(.interpolation(quotes: quotes, pounds: pounds))
          next += 1
          return
        }
      } else if has(UInt8(ascii: "\""), quotes, from: 0),
        has(UInt8(ascii: "#"), pounds, from: quotes)
      {
        next += quotes + pounds
        return
      }
      next += 1
    }
  }

  private func has(_ wanted: UInt8, _ count: Int, from start: Int) -> Bool {
    (0..<count).allSatisfy { byte(start + $0) == wanted }
  }
}
