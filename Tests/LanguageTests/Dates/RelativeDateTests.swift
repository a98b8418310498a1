import Testing

@testable import Language

/// Times that are told by how far they are from today, in each language that has files.
@Test(
  arguments: [
    ("today", "en", true), ("last week", "en", true), ("this Monday", "en", true),
    ("2 days ago", "en", true), ("two weeks ago", "en", true), ("in 2 days", "en", false),
    ("week 2", "en", false), ("ago", "en", false), ("vor 2 Tagen", "de", true),
    ("vor zwei Wochen", "de", true), ("letztes Quartal", "de", true), ("2 Tage", "de", false),
    ("aujourd’hui", "fr", true), ("il y a 2 jours", "fr", true), ("le mois dernier", "fr", true),
    ("hace tres días", "es", true), ("mañana", "es", true), ("lunes", "es", false),
    ("due giorni fa", "it", true), ("3 dagen geleden", "nl", true), ("ontem", "pt", true),
    ("i går", "sv", true), ("för 2 dagar sedan", "sv", true), ("förra veckan", "sv", true),
    ("today", "ja", false), ("today", nil, true),
  ] as [(String, String?, Bool)]
) func relativeDates(_ text: String, _ tag: String?, _ isTold: Bool) {
  #expect(RelativeDate.isTold(in: Words(text), SpokenLanguage(tag)) == isTold)
}
