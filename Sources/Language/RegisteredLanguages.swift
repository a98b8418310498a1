extension LanguageTag {
  /// Whether a tag's primary subtag may name a language: of two letters it is in the registry, of
  /// three it is left to the registry, which holds some eight thousand, and none has more
  /// (RFC 5646, section 2.2.1: none of those was ever registered).
  package static func mayNameLanguage(_ tag: String) -> Bool {
    let primary = primary(tag)
    switch primary.count {
    case 1: return isWellFormed(tag)
    case 2: return isRegistered(primary)
    default: return primary.count == 3 && !nameless.contains(primary)
    }
  }

  /// Undetermined, several, uncoded and none (ISO 639-2): who hears them hears no language.
  private static let nameless: Set<String> = ["und", "mul", "mis", "zxx"]

  /// Whether a subtag of two letters is registered.
  private static func isRegistered(_ subtag: String) -> Bool {
    // A set would be made for the one or two languages of a document.
    let letters = Array(subtag.utf8)
    var codes = twoLetters
    return codes.withUTF8 { codes in
      stride(from: 0, to: codes.count, by: 3).contains { codes[$0..<$0 + 2].elementsEqual(letters) }
    }
  }

  /// The subtags of two letters in the IANA Language Subtag Registry (ISO 639-1).
  private static let twoLetters = """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da \
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz \
    ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la \
    lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj \
    om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv \
    sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """
}
