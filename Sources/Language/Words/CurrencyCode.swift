/// The letters of a currency that may be joined to the front of a sum: “CHF30”, “kr30” (ISO 4217, and
/// signs that are letters).
enum CurrencyCode {
  /// Whether the last of some words is one; they are in small letters, with spaces between.
  static func ends(_ words: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = words.count
    while start > 0, words[start - 1] != 0x20 {
      start -= 1
      if words.count - start > 3 { return false }
    }
    guard start < words.count, words[start] < 0x80 else { return false }
    return codes.contains(ascii: UnsafeBufferPointer(rebasing: words[start...]))
  }

  private static let codes: WordSet = [
    "aed", "ars", "aud", "bdt", "bgn", "brl", "cad", "chf", "clp", "cny", "cop", "czk", "dkk",
    "egp", "eur", "gbp", "hkd", "huf", "idr", "ils", "inr", "isk", "jpy", "kes", "kr", "krw",
    "kwd", "lkr", "mxn", "myr", "ngn", "nok", "nzd", "php", "pkr", "pln", "qar", "rm", "ron", "rp",
    "rs", "rub", "sar", "sek", "sgd", "thb", "try", "twd", "uah", "usd", "vnd", "zar",
  ]
}
