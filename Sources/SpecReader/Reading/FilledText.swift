internal import A11yModel

extension Template {
  /// The text with each placeholder's value; absent is what the data do not say.
  func text(_ value: (Placeholder) -> Fact<String>) -> FilledText {
    if let literal { return FilledText(literal) }
    var filled = FilledText("")
    for piece in pieces where !filled.isTooLong {
      switch piece {
      case .literal(let literal): filled.add(literal)
      case .unknown(let phrase): filled.addGap(phrase)
      case .placeholder(let placeholder):
        switch value(placeholder) {
        case .known(let value): filled.add(value)
        case .absent: filled.leaveOut(placeholder)
        case .unknown(let phrase): filled.addGap(phrase)
        case .partial(let value, let phrase): filled.add(value, missing: phrase)
        }
      }
    }
    return filled
  }

  /// Whether a placeholder stands in it.
  func names(_ placeholder: Placeholder) -> Bool {
    pieces.contains { $0 == .placeholder(placeholder) }
  }
}

/// A filled template.
struct FilledText {
  /// As far as it is known, of a long one its beginning: “…” stands for each part that is not.
  private(set) var text: String

  /// Whether it is too long to be heard.
  private(set) var isTooLong = false

  /// The first placeholder that the data leave empty.
  private var empty: Placeholder?

  /// What is missing in the first part that is not known.
  private(set) var gap: String?

  /// Whether what comes next may go on with a word of which the beginning is not known.
  private var isAfterGap = false

  init(_ text: String) { self.text = text }

  mutating func add(_ part: String) {
    var part = part
    if isAfterGap { part = String(part.drop(while: Self.joinsWords)) }
    if !part.isEmpty { isAfterGap = false }
    // What many placeholders stand for grows with the product of their number and its length.
    let room = SpeechLimit.longest - text.utf8.count
    isTooLong = part.utf8.count > room
    text += isTooLong ? String(part.prefix(room)) : part
  }

  mutating func add(_ part: String, missing phrase: String) {
    add(part)
    gap = gap ?? phrase
  }

  /// Goes on with something that is not known: the word that it touches may be another.
  mutating func addGap(_ phrase: String) {
    while let last = text.last, Self.joinsWords(last) { text.removeLast() }
    text += "…"
    gap = gap ?? phrase
    isAfterGap = true
  }

  mutating func leaveOut(_ placeholder: Placeholder) { empty = empty ?? placeholder }

  /// Whether a character and what stands beside it may be one word or number.
  private static func joinsWords(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ".,'’-−+".contains(character)
  }

  /// What is heard where all of it is known; nil where it is too long for that.
  var heard: String? { isTooLong || gap != nil ? nil : text }

  /// What is not known of it, called by a noun; nil where all is.
  func missing(in noun: String) -> String? {
    if isTooLong { return SpeechLimit.tooLong(noun) }
    return gap ?? empty.map { "the \($0.rawValue) in \(noun)" }
  }

  /// All of it, called by a noun.
  func fact(_ noun: @autoclosure () -> String) -> Fact<String> {
    guard !isTooLong, let gap else {
      return missing(in: noun()).map { .unknown($0) } ?? .known(text)
    }
    return text.contains { $0 != "…" && !$0.isWhitespace } ? .partial(text, gap) : .unknown(gap)
  }
}
