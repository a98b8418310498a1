import Testing

@testable import Language

/// What a text must say for another to be heard in it.
@Test(
  arguments: [
    ("C++, 7", "C++", true), ("C plus plus", "C++", true), ("C, 7", "C++", false),
    ("C sharp", "C#", true), ("C, 7", "C#", false), ("C++, 7", "C#", false),
    ("Grade A+", "A+", true), ("Grade A", "A+", false), ("65+", "65 plus", true),
    ("Deep + REM", "deep REM", true), ("#1 of 3", "1 of 3", true), ("+5", "5", true),
    ("😀, 7", "😀", true), ("😡, 7", "😀", false), ("7", "😀", false), ("❤️", "❤", true),
    ("Sent", "Sent 🚀", true), ("Sent 🚀", "sent", true), ("Sent 🚀 today", "sent today", true),
    ("★★★, 4", "★★★", true), ("★★, 4", "★★★", false), ("20 ℃", "20 °C", true),
    ("👩‍🚀 7", "👩‍🚀", true), ("Done ✓", "✓", true), ("anything", "", false), ("", "", false),
    ("anything", "–", false), ("Schließen", "SCHLIESSEN", true), ("GROẞ", "groß", true),
    ("ΟΔΟΣ 5", "οδος", true), ("İade", "iade", true), ("IŞIK", "ışık", true),
    ("H₂O, 7", "H2O", true),
    ("Kapitel Ⅳ", "kapitel IV", true), ("⑫ Punkte", "12 punkte", true), ("5 ㎏", "5 kg", true),
    ("ΐ", "Ϊ́", true), ("Größe", "Grösse", true), ("Große", "Größe", false), ("µm", "μm", true),
  ]
)
func words(_ text: String, _ part: String, _ isHeard: Bool) {
  #expect(Words(text).contains(Words(part)) == isHeard)
}

/// Names that differ in signs or pictures only are different names.
@Test(arguments: [("C", "C++"), ("C++", "C#"), ("A", "A+"), ("😀", "😡"), ("Yes 👍", "Yes 👎")])
func distinctWords(_ one: String, _ other: String) {
  #expect(Words(one) != Words(other))
}
