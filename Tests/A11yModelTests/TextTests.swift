import A11yModel
import Testing

/// How texts are set, what language they are in, and how numbers are written.
@Suite struct TextTests {
  /// Copied by hand from the Human Interface Guidelines: Typography, Specifications.
  @Test(arguments: [
    (TextStyle.Name.largeTitle, 34.0, 400.0, 700.0), (.title, 28, 400, 700),
    (.title2, 22, 400, 700), (.title3, 20, 400, 600), (.headline, 17, 600, 600),
    (.body, 17, 400, 600), (.callout, 16, 400, 600), (.subheadline, 15, 400, 600),
    (.footnote, 13, 400, 600), (.caption, 12, 400, 600), (.caption2, 11, 400, 600),
  ])
  func stylesOfIOS(_ name: TextStyle.Name, size: Double, weight: Double, emphasized: Double) {
    let style = TextStyle(name, on: .ios)
    #expect(style.size == .known(size) && style.weight == .known(weight))
    #expect(TextStyle(name, isEmphasized: true, on: .ios).weight == .known(emphasized))
  }

  @Test(arguments: [
    (TextStyle.Name.largeTitle, 26.0, 400.0, 700.0), (.title, 22, 400, 700),
    (.title2, 17, 400, 700), (.title3, 15, 400, 600), (.headline, 13, 700, 800),
    (.body, 13, 400, 600), (.callout, 12, 400, 600), (.subheadline, 11, 400, 600),
    (.footnote, 10, 400, 600), (.caption, 10, 400, 500), (.caption2, 10, 500, 600),
  ])
  func stylesOfMacOS(_ name: TextStyle.Name, size: Double, weight: Double, emphasized: Double) {
    let style = TextStyle(name, on: .macos)
    #expect(style.size == .known(size) && style.weight == .known(weight))
    #expect(TextStyle(name, isEmphasized: true, on: .macos).weight == .known(emphasized))
  }

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
