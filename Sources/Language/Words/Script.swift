/// The script that letters are of (ISO 15924).
package enum Script: String, Hashable, Sendable, CaseIterable {
  case latin = "Latn"
  case greek = "Grek"
  case cyrillic = "Cyrl"
  case armenian = "Armn"
  case hebrew = "Hebr"
  case arabic = "Arab"
  case devanagari = "Deva"
  case bengali = "Beng"
  case gurmukhi = "Guru"
  case gujarati = "Gujr"
  case tamil = "Taml"
  case telugu = "Telu"
  case kannada = "Knda"
  case malayalam = "Mlym"
  case sinhala = "Sinh"
  case thai = "Thai"
  case lao = "Laoo"
  case burmese = "Mymr"
  case georgian = "Geor"
  case ethiopic = "Ethi"
  case khmer = "Khmr"
  case hangul = "Hang"
  case kana = "Kana"
  case han = "Hani"

  /// What it is called in a sentence.
  package var name: String {
    self == .burmese ? "Burmese" : "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
  }

  /// The script of a letter; nil for anything else, and for letters of other scripts.
  package init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic,
      let script = Self.blocks.first(where: { $0.range.contains(scalar.value) })?.script
    else { return nil }
    self = script
  }

  /// The one script that all letters of a text are of; nil where there are several, or others.
  package init?(ofAllLettersIn text: String) {
    var script: Script?
    for scalar in text.unicodeScalars {
      if Self.isPlainlyLatin(scalar.value) {
        guard script == nil || script == .latin else { return nil }
        script = .latin
      }
      guard scalar.value >= 0x80, !LoneScalars.isLatinLetter(scalar.value),
        !LoneScalars.isPunctuation(scalar.value), scalar.properties.isAlphabetic
      else { continue }
      guard let own = Script(scalar), script == nil || script == own else { return nil }
      script = own
    }
    guard let script else { return nil }
    self = script
  }

  /// Whether all letters of a text are of Latin, as its bytes tell; false where they do not.
  package static func areAllLatin(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      var index = 0
      while index < text.count {
        let scalar = LoneScalars.scalar(text, at: index)
        guard
          scalar.value < 0x80 || LoneScalars.isLatinLetter(scalar.value)
            || LoneScalars.isPunctuation(scalar.value) || scalar.value == 0xA0
            || scalar.value == 0x202F
        else { return false }
        index = scalar.end
      }
      return true
    }
  }

  /// Whether it is a letter of ASCII, or of Latin beyond it.
  private static func isPlainlyLatin(_ value: UInt32) -> Bool {
    (0x41...0x5A).contains(value) || (0x61...0x7A).contains(value)
      || LoneScalars.isLatinLetter(value)
  }

  /// The scripts that a language is written in; nil where that is not known here.
  ///
  /// A script in the tag decides, as in `sr-Latn`.
  package static func used(by tag: String) -> Set<Script>? {
    let subtags = tag.split(separator: "-").map(String.init)
    guard let primary = subtags.first?.lowercased() else { return nil }
    if let own = subtags.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return Self.named(own.prefix(1).uppercased() + own.dropFirst().lowercased())
    }
    if let scripts = languages[primary] { return scripts }
    return latinLanguages.contains(primary) ? [.latin] : nil
  }

  private static func named(_ code: String) -> Set<Script>? {
    switch code {
    case "Hans", "Hant": [.han]
    case "Jpan": [.han, .kana]
    case "Kore": [.hangul, .han]
    default: Script(rawValue: code).map { [$0] }
    }
  }

  /// Unicode blocks, without those of symbols and of letters that are used as such.
  private static let blocks: [(range: ClosedRange<UInt32>, script: Script)] = [
    (0x41...0x5A, .latin), (0x61...0x7A, .latin), (0xC0...0x24F, .latin),
    (0x1E00...0x1EFF, .latin), (0x370...0x3FF, .greek), (0x1F00...0x1FFF, .greek),
    (0x400...0x52F, .cyrillic), (0x530...0x58F, .armenian), (0x590...0x5FF, .hebrew),
    (0x600...0x6FF, .arabic), (0x750...0x77F, .arabic), (0x8A0...0x8FF, .arabic),
    (0xFB50...0xFDFF, .arabic), (0xFE70...0xFEFF, .arabic), (0x900...0x97F, .devanagari),
    (0x980...0x9FF, .bengali), (0xA00...0xA7F, .gurmukhi), (0xA80...0xAFF, .gujarati),
    (0xB80...0xBFF, .tamil), (0xC00...0xC7F, .telugu), (0xC80...0xCFF, .kannada),
    (0xD00...0xD7F, .malayalam), (0xD80...0xDFF, .sinhala), (0xE00...0xE7F, .thai),
    (0xE80...0xEFF, .lao), (0x1000...0x109F, .burmese), (0x10A0...0x10FF, .georgian),
    (0x1200...0x139F, .ethiopic), (0x1780...0x17FF, .khmer), (0xAC00...0xD7AF, .hangul),
    (0x1100...0x11FF, .hangul), (0x3130...0x318F, .hangul), (0x3040...0x30FF, .kana),
    (0x31F0...0x31FF, .kana), (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han),
    (0xF900...0xFAFF, .han), (0x20000...0x3134F, .han),
  ]

  /// Languages of other scripts than Latin alone (CLDR, languageData).
  private static let languages: [String: Set<Script>] = [
    "el": [.greek], "ru": [.cyrillic], "uk": [.cyrillic], "be": [.cyrillic], "bg": [.cyrillic],
    "mk": [.cyrillic], "kk": [.cyrillic], "ky": [.cyrillic], "tg": [.cyrillic], "mn": [.cyrillic],
    "sr": [.cyrillic, .latin], "uz": [.latin, .cyrillic], "hy": [.armenian], "he": [.hebrew],
    "yi": [.hebrew], "ar": [.arabic], "fa": [.arabic], "ur": [.arabic], "ps": [.arabic],
    "hi": [.devanagari], "mr": [.devanagari], "ne": [.devanagari], "bn": [.bengali],
    "as": [.bengali], "pa": [.gurmukhi, .arabic], "gu": [.gujarati], "ta": [.tamil],
    "te": [.telugu], "kn": [.kannada], "ml": [.malayalam], "si": [.sinhala], "th": [.thai],
    "lo": [.lao], "my": [.burmese], "ka": [.georgian], "am": [.ethiopic], "ti": [.ethiopic],
    "km": [.khmer], "ko": [.hangul, .han], "ja": [.kana, .han], "zh": [.han],
  ]

  private static let latinLanguages: Set<String> = [
    "af", "az", "bs", "ca", "cs", "cy", "da", "de", "en", "es", "et", "eu", "fi", "fil", "fo", "fr",
    "ga", "gl", "hr", "hu", "id", "is", "it", "lb", "lt", "lv", "ms", "mt", "nb", "nl", "nn", "no",
    "pl", "pt", "ro", "sk", "sl", "sq", "sv", "sw", "tr", "vi", "zu",
  ]
}
