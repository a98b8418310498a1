internal import SwiftEvaluation

/// A specifier of a number as `String(format:)` has it, in English: `%.1f`, `%02d`, `%lld`, with a text around it.
struct NumberFormat {
  private var before: String
  private var after: String
  private var pads = false
  private var width = 0
  private var digits = 6
  private var isReal: Bool

  /// Nil for what is not modelled.
  init?(_ specifier: String) {
    guard let start = specifier.firstIndex(of: "%") else { return nil }
    before = String(specifier[..<start])
    var rest = specifier[start...].dropFirst()
    if rest.first == "0" {
      pads = true
      rest = rest.dropFirst()
    }
    let widths = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(widths.count)
    width = Int(widths) ?? 0
    guard width < 100 else { return nil }
    if rest.first == "." {
      rest = rest.dropFirst()
      let written = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(written.count)
      digits = Int(written) ?? 0
      guard digits < 16 else { return nil }
    }
    while rest.first == "l" { rest = rest.dropFirst() }
    switch rest.first {
    case "f": isReal = true
    case "d", "i": isReal = false
    default: return nil
    }
    rest = rest.dropFirst()
    let pieces = rest.split(separator: "%%", omittingEmptySubsequences: false)
    guard pieces.allSatisfy({ !$0.contains("%") }) else { return nil }
    after = pieces.joined(separator: "%")
  }

  /// The text of a number; nil where the specifier is for another kind.
  func text(_ value: Value) -> String? {
    let isNegative: Bool
    let whole: String
    var fraction = ""
    switch (value, isReal) {
    case (.integer(let number), false):
      isNegative = number < 0
      whole = String(number.magnitude)
    case (.real(let number), true):
      guard number.isFinite, number.magnitude < 1e15, let rounded = rounded(number.magnitude)
      else { return nil }
      isNegative = number < 0
      whole = rounded.whole
      fraction = rounded.fraction
    default: return nil
    }
    var text = grouped(whole) + fraction
    if text.count + (isNegative ? 1 : 0) < width {
      let missing = width - text.count - (isNegative ? 1 : 0)
      guard pads else { return nil }
      text = String(repeating: "0", count: missing) + text
    }
    return before + (isNegative ? "-" : "") + text + after
  }

  /// The digits of a number, rounded half to even of its exact binary value, as C does.
  private func rounded(_ number: Double) -> (whole: String, fraction: String)? {
    let whole = number.rounded(.down)
    // What is left, as a number and what that lacks to be exact.
    var (rest, lack) = (number - whole, 0.0)
    var places: [Int] = []
    for _ in 0..<digits {
      let product = rest * 10
      lack = (-product).addingProduct(rest, 10) + lack * 10
      var digit = product.rounded(.down)
      if product - digit + lack < 0 { digit -= 1 }
      places.append(Int(digit))
      rest = product - digit
    }
    var units = UInt64(whole)
    let isOdd = (places.last ?? Int(units % 2)) % 2 == 1
    if rest > 0.5 || rest == 0.5 && (lack > 0 || lack == 0 && isOdd) {
      var index = places.count - 1
      while index >= 0, places[index] == 9 {
        places[index] = 0
        index -= 1
      }
      if index >= 0 { places[index] += 1 } else { units += 1 }
    }
    let fraction = digits == 0 ? "" : "." + places.map(String.init).joined()
    return (String(units), fraction)
  }

  private func grouped(_ digits: String) -> String {
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped += "," }
      grouped.append(digit)
    }
    return grouped
  }
}
