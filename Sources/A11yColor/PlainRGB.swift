/// A colour of three whole numbers between commas, with an opacity or without, as programs write
/// most that are no hexadecimal ones: `rgb(12, 34, 56)` and `rgba(0,0,0,.5)`.
struct PlainRGB {
  private let text: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// The colour that a text says so; nil where it says it otherwise, or says none.
  static func color(_ text: UnsafeBufferPointer<UInt8>) -> Color? {
    var reader = PlainRGB(text: text)
    return reader.color()
  }

  private init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  private mutating func color() -> Color? {
    guard take("r"), take("g"), take("b") else { return nil }
    _ = take("a")
    guard take("("), let red = component(), take(","), let green = component(), take(","),
      let blue = component()
    else { return nil }
    var color = Color(red: red, green: green, blue: blue)
    if take(",") {
      guard let alpha = number() else { return nil }
      color.alpha = min(alpha, 1)
    }
    return take(")") && place == text.count ? color : nil
  }

  private mutating func component() -> Double? {
    guard let number = number(), number == number.rounded() else { return nil }
    return min(number / 255, 1)
  }

  /// A number without sign, unit or exponent, and the spaces around it.
  private mutating func number() -> Double? {
    while take(" ") {}
    var digits = 0
    let count = takeDigits(&digits, 0)
    var divisor = 1.0
    if take(".") {
      let fraction = takeDigits(&digits, count) - count
      guard fraction > 0 else { return nil }
      for _ in 0..<fraction { divisor *= 10 }
    } else if count == 0 {
      return nil
    }
    while take(" ") {}
    return Double(digits) / divisor
  }

  /// The most digits of which both the number and what it is divided by are exact.
  private static let mostDigits = 15

  /// Adds digits to a number; gives how many it has then.
  private mutating func takeDigits(_ number: inout Int, _ before: Int) -> Int {
    var count = before
    while place < text.count, count < Self.mostDigits, (0x30...0x39).contains(text[place]) {
      number = number * 10 + Int(text[place] - 0x30)
      count += 1
      place += 1
    }
    return count
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard place < text.count, text[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }
}
