/// How a language writes numbers in a region (CLDR, symbols and decimal formats).
package struct NumberStyle: Hashable, Sendable {
  /// The points or commas that may stand before decimals; the other one groups digits.
  package var decimals: [UInt8]

  /// Both, those that the language uses first.
  var allDecimals: [UInt8] {
    decimals.first == Self.comma ? [Self.comma, Self.point] : [Self.point, Self.comma]
  }

  /// Whether digits are grouped with spaces.
  package var groupsWithSpaces = false

  /// Whether digits above a thousand are grouped by two, as in “12,34,567”.
  var groupsByTwo = false

  /// - Parameter tag: the tag of the language; where it is not known both ways of writing count.
  init(_ tag: String?) {
    guard let tag else {
      decimals = [Self.point, Self.comma]
      return
    }
    let language = LanguageTag.primary(tag)
    let region = LanguageTag.region(tag)
    if let region, language == "es", Self.spanishPointRegions.contains(region) {
      decimals = [Self.point]
    } else if let region, Self.mixedLocales.contains("\(language)-\(region)") {
      decimals = [Self.point, Self.comma]
    } else {
      decimals = Self.commaLanguages.contains(language) ? [Self.comma] : [Self.point]
    }
    groupsWithSpaces =
      Self.spaceLanguages.contains(language)
      || region.map { Self.spaceLocales.contains("\(language)-\($0)") } ?? false
    groupsByTwo =
      Self.indianLanguages.contains(language)
      || region.map(Self.indianRegions.contains) ?? false
  }

  static let english = NumberStyle("en")

  package static let point = UInt8(ascii: ".")
  package static let comma = UInt8(ascii: ",")

  private static let commaLanguages: Set<String> = [
    "af", "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo", "fr",
    "fy", "gl", "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "ky", "lb", "lt", "lv", "mk", "nb",
    "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]

  /// Spanish of Latin America, without the countries that write as Spain does.
  private static let spanishPointRegions: Set<String> = [
    "419", "BZ", "CU", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US",
  ]

  /// Where sums of money and plain numbers differ, or English is written as its neighbours do.
  private static let mixedLocales: Set<String> = [
    "de-CH", "de-LI", "it-CH", "fr-CH", "en-ZA", "en-AT", "en-BE", "en-DE", "en-DK", "en-FI",
    "en-NL", "en-SE", "en-SI",
  ]

  private static let spaceLanguages: Set<String> = [
    "af", "be", "bg", "cs", "et", "fi", "fr", "hu", "hy", "ka", "kk", "ky", "lt", "lv", "nb", "nn",
    "no", "pl", "pt", "ru", "sk", "sq", "sv", "uk", "uz",
  ]

  /// Regions that do so in a language that elsewhere does not.
  private static let spaceLocales: Set<String> = [
    "de-AT", "en-FI", "en-SE", "en-ZA", "es-CR",
  ]

  private static let indianLanguages: Set<String> = [
    "as", "bn", "gu", "hi", "kn", "ml", "mr", "or", "pa", "ta", "te",
  ]
  private static let indianRegions: Set<String> = ["BD", "IN", "LK", "NP", "PK"]
}
