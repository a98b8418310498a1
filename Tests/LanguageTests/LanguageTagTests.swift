import Language
import Testing

@Suite struct LanguageTagTests {
  /// Tags from RFC 5646, appendix A and section 2.2, and more.
  @Test(arguments: [
    "de", "fr", "ja", "zh-Hant", "zh-cmn-Hans-CN", "cmn-Hans-CN", "zh-yue-HK", "sr-Latn-RS",
    "sl-rozaj", "sl-rozaj-biske", "de-CH-1901", "sl-IT-nedis", "hy-Latn-IT-arevela", "de-DE",
    "en-US", "es-419", "de-CH-x-phonebk", "az-Arab-x-AZE-derbend", "x-whatever",
    "qaa-Qaaa-QM-x-southern",
    "de-Qaaa", "sr-Latn-QM", "en-US-u-islamcal", "zh-CN-a-myext-x-private", "en-a-myext-b-another",
    "EN-gb", "english", "ast",
  ])
  func wellFormedTag(_ tag: String) {
    #expect(LanguageTag.isWellFormed(tag))
  }

  @Test(arguments: [
    "", "e", "en_US", "en-", "-en", "en--US", "a-DE", "de-419-DE", "en-US-US", "x", "x-", "en-x",
    "en-a", "en-a-b", "1n", "en US", "englischer", "en-toolongsubtag", "é", "en-Ünited",
    "zh-cmn-yue-hak-nan",
    "ｅｎ",
  ])
  func malformedTag(_ tag: String) {
    #expect(!LanguageTag.isWellFormed(tag))
  }

  /// The primary subtags of the IANA Language Subtag Registry have two or three letters.
  @Test(arguments: ["en", "DE-at", "zh-Hant", "gsw", "iw", "x-ours"])
  func nameOfLanguage(_ tag: String) { #expect(LanguageTag.mayNameLanguage(tag)) }

  @Test(arguments: ["english", "zz", "xx-US", "engl", ""])
  func nameOfNoLanguage(_ tag: String) { #expect(!LanguageTag.mayNameLanguage(tag)) }

  @Test(arguments: [
    ("de-CH", "CH"), ("es-419", "419"), ("zh-Hant-tw", "TW"), ("en", nil), ("en-x-GB", nil),
    ("sr-Latn", nil),
  ])
  func region(_ tag: String, _ region: String?) { #expect(LanguageTag.region(tag) == region) }

  @Test func primaryLanguage() {
    #expect(LanguageTag.primary("en-GB") == "en")
    #expect(LanguageTag.primary("DE") == "de")
  }
}
