/// Places among siblings by `an+b` (CSS Syntax 3, section 6).
struct NthFormula: Hashable, Sendable {
  var step: Int
  var offset: Int
  /// Whether places are counted from the last sibling.
  var fromEnd = false
  /// Whether only siblings of the element's type are counted.
  var ofType = false

  /// Whether the place, from 1, is one of them.
  func contains(_ place: Int) -> Bool {
    guard step != 0 else { return place == offset }
    let distance = place - offset
    return distance % step == 0 && distance / step >= 0
  }

  /// Reads what stands between the parentheses; nil where it is none.
  init?(_ bytes: [UInt8], fromEnd: Bool, ofType: Bool) {
    self.fromEnd = fromEnd
    self.ofType = ofType
    // A comment parts what stands on both sides of it.
    let source = String(decoding: bytes, as: UTF8.self).replacing("/**/", with: " ")
    let text = source.lowercased()
    let trimmed = text.drop(while: Self.isSpace).reversed().drop(while: Self.isSpace).reversed()
    let whole = String(trimmed)
    switch whole {
    case "odd": (step, offset) = (2, 1)
    case "even": (step, offset) = (2, 0)
    default:
      guard let n = whole.firstIndex(of: "n") else {
        guard let offset = Self.integer(whole) else { return nil }
        (step, self.offset) = (0, offset)
        return
      }
      let first = String(whole[..<n])
      switch first {
      case "", "+": step = 1
      case "-": step = -1
      default:
        guard let step = Self.integer(first) else { return nil }
        self.step = step
      }
      var rest = whole[whole.index(after: n)...].drop(while: Self.isSpace)
      guard let sign = rest.first else {
        offset = 0
        return
      }
      rest.removeFirst()
      let digits = String(rest.drop(while: Self.isSpace))
      guard sign == "+" || sign == "-", digits.first?.isNumber == true,
        let value = Self.integer(digits)
      else { return nil }
      offset = sign == "-" ? -value : value
    }
  }

  init(_ place: Int, fromEnd: Bool = false, ofType: Bool = false) {
    (step, offset) = (0, place)
    self.fromEnd = fromEnd
    self.ofType = ofType
  }

  private static func integer(_ text: String) -> Int? {
    guard let value = Int(text) else {
      // So many siblings there are not.
      let digits = text.drop { $0 == "+" || $0 == "-" }
      guard text.count - digits.count <= 1, !digits.isEmpty,
        digits.allSatisfy({ $0.isASCII && $0.isNumber })
      else { return nil }
      return text.hasPrefix("-") ? -(1 << 31) : 1 << 31
    }
    return min(max(value, -(1 << 31)), 1 << 31)
  }

  private static func isSpace(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.isASCII && CSSBytes.isSpace(UInt8(ascii: $0)) }
  }
}
