import A11yModel
import Testing
import XML

@testable import Claims
@testable import Language
@testable import Listening
@testable import SpecReader

/// What is seen is heard where what it means is said, whichever way either is written.
@Test(
  arguments: [
    ("en", "3/8", "3 of 8 files", true), ("en", "3 of 8", "3/8", true),
    ("fr", "3/8", "3 sur 8", true),
    ("fr", "3 sur 8", "3/8", true), ("de", "3 von 8", "3/8", true), ("de", "3/8", "3 von 8", true),
    ("en", "3/8", "three of eight", true), ("en", "4/8", "3 of 8", false),
    ("en", "Seventy percent", "70 %", true),
    ("en", "4k", "4,000", true), ("en", "4,000", "4K", true), ("en", "1.2M", "1.2 million", true),
    ("en", "4 thousand", "4,000", true), ("en", "4 thousand", "4", false),
    ("en", "4,000", "400", false), ("en", "5:30", "5 minutes 30 seconds", true),
    ("en", "5 minutes 30 seconds", "5:30", true), ("en", "5:30", "5 minutes 31 seconds", false),
    ("en", "Lap 5:30", "Lap, 5 minutes 30 seconds", true), ("en", "Run 5:30", "Lap, 5:30", false),
    ("ja", "東京", "最高は東京の30人。", true), ("ja", "大阪", "最高は東京の30人。", false),
    ("ja", "1月", "11月は30人", false), ("ja", "1月 30人", "1月は30人", true),
    ("zh", "北京", "北京有30人", true), ("th", "กรุงเทพ", "กรุงเทพมี30คน", true),
    ("ko", "서울", "서울은 30명", true), ("zh", "30", "北京有30人", true), ("zh", "3", "北京有30人", false),
    ("zh", "3", "第2步，共3步：支付", true), ("ja", "3", "ステップ2/3：支払い", true), ("en", "%", "3", false),
    ("en", "5", "minus 5 degrees", false), ("en", "−5 °C", "minus 5 degrees", true),
    ("en", "-5k", "minus 5,000", true), ("en", "5", "minus 5, then 5", true),
    ("fr", "5", "moins 5 degrés", false), ("fr", "5", "au moins 5 degrés", true),
    ("de", "-5", "5 Grad", false),
    ("de", "Größe", "Große", false), ("en", "", "3", false),
  ]
)
func heardText(_ language: String, _ text: String, _ heard: String, _ isHeard: Bool) throws {
  let meaning = MeaningfulWords(try facts(language))
  #expect(HeardTexts([heard], meaning).say(text) == isHeard)
}

/// What is short for words is heard where these are: surely for days, months and quarters, in the same
/// place for the beginning of a word and for initials, and perhaps for what leaves letters out.
@Test(
  arguments: [
    ("en", "Mon", "Monday, 40", "said"), ("en", "Tue", "Monday, 40", "lost"),
    ("de", "Mo", "Montag: 40", "said"), ("fr", "févr", "Février, 40", "said"),
    ("en", "Q1", "First quarter, 60", "said"), ("en", "Q2", "First quarter, 60", "lost"),
    ("en", "20 °C", "20 degrees Celsius", "said"), ("en", "$1.2k", "1,200 dollars", "said"),
    ("en", "$1.3k", "1,200 dollars", "lost"), ("en", "3 Jan", "January 3", "said"),
    ("en", "Temp.", "Temperature, 20", "short"), ("en", "US", "United States, 7", "short"),
    ("en", "USA", "United States of America", "short"), ("en", "UK", "United States", "lost"),
    ("en", "Ltd", "Limited company", "possible"), ("en", "Fr", "France", "possible"),
    ("en", "Team 1", "One head, three teams", "lost"),
    ("en", "Mon", "5 million", "lost"), ("en", "Temperature", "Temp", "lost"),
  ]
)
func shortWords(_ language: String, _ text: String, _ heard: String, _ how: String) throws {
  let texts = HeardTexts([heard], MeaningfulWords(try facts(language)))
  let answer =
    texts.say(text)
    ? "said"
    : texts.spellOut(text) ? "short" : texts.maySpellOut(text) ? "possible" : "lost"
  #expect(answer == how)
}

/// Of very many texts nothing is read but the words as they are written, which takes long enough.
@Test func veryManyTextsAreNotReadForNumbers() throws {
  let meaning = MeaningfulWords(try facts("en"))
  let some = Array(repeating: "5 files", count: 4_999) + ["3 of 8 files"]
  #expect(HeardTexts(some, meaning).say("3/8"))
  #expect(!HeardTexts(some + ["5 files"], meaning).say("3/8"))
}

private func facts(_ language: String) throws -> ComponentFacts {
  let spec = "<spec xmlns='urn:a11y-audit:spec:1' lang='\(language)'><progress type='bar'/></spec>"
  let root = try Tree(parsing: Array(spec.utf8)).root
  let document = try SpecReader.read(root, file: "heard.xml", generation: .ios26)
  return ComponentFacts(document.components[0], of: document)
}
