import Testing

@testable import Language

/// Every scalar that is read by itself is a character of its own, whatever stands beside it.
@Test func loneScalars() {
  let neighbours: [Unicode.Scalar] = ["a", "é", "Ж", "م", "か", "漢", "한", "–", "\u{A0}", "\n"]
  for value in UInt32(0)..<0x11000 where LoneScalars.standsAlone(value) {
    guard let scalar = Unicode.Scalar(value) else { continue }
    var text = ""
    for neighbour in neighbours {
      text.unicodeScalars.append(contentsOf: [neighbour, scalar, scalar])
    }
    #expect(text.count == 3 * neighbours.count, "U+\(String(value, radix: 16))")
  }
}

/// What is told of scalars without asking the tables of Unicode is what these say.
@Test func plainScalars() {
  for value in UInt32(0)..<0x11000 {
    guard let scalar = Unicode.Scalar(value) else { continue }
    if value >= 0x80, let place = WordNormalizer.plainPlace(of: value) {
      #expect([place] == WordNormalizer.places(of: scalar), "U+\(String(value, radix: 16))")
    }
    let character = Character(scalar)
    if LoneScalars.isLatinLetter(value) {
      #expect(character.isLetter && !character.isNumber && !character.isWhitespace)
      #expect(Script(scalar) == .latin)
    }
    if LoneScalars.isPunctuation(value) {
      #expect(!character.isLetter && !character.isNumber && !character.isWhitespace)
      #expect(!scalar.properties.isAlphabetic)
    }
  }
}

/// What text of any script holds, whether or not it can be read scalar by scalar.
@Test(
  arguments: [
    ("Größe", false), ("Größe 7", true), ("déjà", false), ("²", true), ("٣", true), ("三", true),
    ("n\u{303}", false), ("n\u{303}7", true), ("e\u{301}²", true), ("„x“ – y…", false),
    ("12\u{202F}%", true), ("weit\u{A0}weg", false), ("Ⅷ", true), ("한글", false),
  ]
)
func numbersInAnyScript(_ text: String, _ holds: Bool) {
  #expect(TextBytes.holdsNumber(text) == holds)
  #expect(Word(text).contains(.number) == holds)
  if holds { #expect(TextBytes.mayHoldNumber(text)) }
}

/// Words are parted alike in text of which each scalar is a character and in any other.
@Test(
  arguments: [
    ("a b", ["a", "b"]), ("ä ö", ["ä", "ö"]), ("ä\u{A0}ö", ["ä", "ö"]),
    ("o\u{308} ä", ["o\u{308}", "ä"]), ("“x” (y)", ["x", "y"]), ("\r\nä\r\n", ["ä"]),
    ("日本 語", ["日本", "語"]), ("", []),
  ]
)
func partsOfText(_ text: String, _ parts: [String]) {
  #expect(Word(text).split(at: MachineName.gaps).map(\.text) == parts)
}

/// Names that offend are found behind letters of any script, and with them.
@Test(
  arguments: [
    ("Größe von barChartView", "barChartView"), ("Étape step_account", "step_account"),
    ("“barChartView”", "barChartView"), ("„barChartView“", nil), ("größe_x", "größe_x"),
    ("Maß\u{A0}icon.png", "icon.png"),
    ("e\u{301} barChartView", "barChartView"), ("GrößeMaß", nil), ("Größe", nil),
    ("l’étape", nil), ("図barChart", nil), ("Vor-Ort-Prüfung", nil),
  ]
)
func machineNamesAmidOtherScripts(_ text: String, _ word: String?) {
  let names = MachineName { list in
    switch list {
    case "file-endings": ["png"]
    case "code-words": ["view", "chart", "bar"]
    case "placeholders": ["untitled"]
    case "numbered": ["series"]
    default: []
    }
  }
  #expect(names.word(in: text)?.word == word)
}

/// A placeholder is one in any guise, and no other text is one.
@Test(
  arguments: [
    ("Untitled", true), ("“Untitled”", true), ("Series 1", true), ("Series ①", true),
    ("Series １", true), ("\u{A0}Untitled", true), ("Untitled\u{A0}", true), ("Series one", false),
    ("Untitled Größe", false), ("Lorem ipsum dolor", true), ("Série 1", false),
    ("Data set 1", true),
    ("(Series) 1", true), ("series", false), ("Series 1 of", false), ("Ｕntitled", true),
  ]
)
func placeholders(_ text: String, _ isPlaceholder: Bool) {
  let names = MachineName { list in
    switch list {
    case "placeholders": ["untitled"]
    case "numbered": ["series", "dataset"]
    default: []
    }
  }
  #expect(names.isPlaceholder(text) == isPlaceholder)
}

/// What is there for the eye is found in text of any script.
@Test(
  arguments: [
    ("Größe", nil), ("l’étape", nil), ("Größe →", "‘→’"), ("– Größe", "‘–’"),
    ("Größe\u{A0}–", "‘–’"), ("\u{A0}· Größe", "‘·’"), ("ä  ö", "a double space"),
    ("ä\u{2028}ö", "a line break"), ("ä – ö", nil), ("漢字 ★", "‘★’"), ("漢字", nil),
    ("n\u{303} ▸", "‘▸’"), ("„ä“", nil),
  ]
)
func ornaments(_ text: String, _ found: String?) {
  #expect(Ornament.first(in: text) == found)
}

/// A text is passed by its bytes alone only where no number in it has a form that is none of
/// people's.
@Test(
  arguments: [
    "2024-06-06", "6/6/2024", "6.5e9", "60m", "٣m", "²h", "Größe 1234567", "1234567", "0.733333",
    "12,34567", "x\u{A0}1234567", "(60m)", "60m)", "3e5", "n\u{303} 60m", "６０m", "60\u{A0}m 1h",
    "123.456789 km", "1,234,567 MWh", "£7654321", "7,3333333 %", "2024-06-06T10:00",
  ]
)
func numberSigns(_ text: String) {
  let limits = NumberForm.Limits(decimals: 3, significantDigits: 6, digits: 7)
  let signs = NumberSigns(limits)
  for style in [NumberStyle("en"), NumberStyle("de"), NumberStyle("fr"), NumberStyle(nil)] {
    let offends = NumberForm.words(in: text).contains {
      NumberForm($0, limits: limits, style) != nil || NumberForm.isShortDate($0)
    }
    if offends { #expect(signs.mayOffend(text)) }
  }
  #expect(!signs.mayOffend("19 Jun 2019, 93,262 MWh, Größe 12\u{A0}%"))
}

/// A set of characters holds the same ones whichever way it is asked.
@Test(
  arguments: [
    CharacterClass.number, .letter, .capital, .letter.inverted, MachineName.gaps,
    CharacterClass("/-. ", .number), CharacterClass("", .small), CharacterClass("", .digit),
    CharacterClass("€−", .space).inverted, CharacterClass("", [.letter, .number]),
  ]
)
func characterClasses(_ characters: CharacterClass) {
  for value in UInt32(0)..<0x3100 where LoneScalars.standsAlone(value) || value < 0x80 {
    guard let scalar = Unicode.Scalar(value) else { continue }
    let isHeld = characters.contains(Character(scalar))
    let lone = LoneScalars.Scalar(value: value, start: 0, end: 1)
    #expect(characters.contains(lone) == isHeld, "U+\(String(value, radix: 16))")
    if value < 0x80 { #expect(characters.contains(UInt8(value)) == isHeld) }
  }
}
