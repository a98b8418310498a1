package import A11yModel
package import Language

/// What a screen reader says on reaching an element, as far as it is known.
package struct Announcement: Hashable, Sendable {
  /// The pieces in the order they are spoken: whether it is selected, label, value, state and
  /// role, place in a list, and important custom content.
  package var pieces: [String]

  /// The pieces that come from what an author wrote, not from traits and lists.
  package var authored: [String] = []

  /// The facts without which more may be said; empty where all is known.
  package var missing: [String]

  /// The symbols among what is not known: nobody named them, and each is called something.
  package var symbols: [Symbol] = []

  /// A symbol without a label.
  package struct Symbol: Hashable, Sendable {
    package var name: String

    /// The fact that is missing.
    package var fact: String
  }

  /// The text as heard.
  package var text: String { pieces.count == 1 ? pieces[0] : pieces.joined(separator: ", ") }

  package var words: Words { Words(text) }

  /// What an author wrote of it.
  package var authoredText: String {
    authored.count == 1 ? authored[0] : authored.joined(separator: ", ")
  }

  /// Whether a name is heard; one that has no words in it, as an emoji, sign by sign.
  package func holds(name: String) -> Bool {
    let words = Words(name)
    return words.isEmpty ? text.contains(name) : self.words.contains(words)
  }

  /// What an author wrote, and nothing else.
  init(authored pieces: [String]) {
    self.pieces = pieces
    authored = pieces
    missing = []
  }

  init(
    pieces: [String],
    authored: [String] = [],
    missing: [String],
    symbols: [Symbol] = []
  ) {
    self.pieces = pieces
    self.authored = authored
    self.missing = missing
    self.symbols = symbols
  }

  package static let silent = Announcement(pieces: [], missing: [])

  /// Goes on with what is known of facts, and notes what is not.
  package mutating func add(_ facts: [Fact<String>]) {
    for fact in facts {
      switch fact {
      case .known(let text):
        guard !text.isEmpty else { continue }
        pieces.append(text)
        authored.append(text)
      case .unknown(let phrase): missing.append(phrase)
      case .partial(let text, let phrase):
        pieces.append(text)
        authored.append(text)
        missing.append(phrase)
      case .absent: continue
      }
    }
  }

  /// What is heard of several elements, one after another.
  package static func joined(_ announcements: [Announcement]) -> Announcement {
    if announcements.count == 1 { return announcements[0] }
    return Announcement(
      pieces: announcements.flatMap(\.pieces),
      authored: announcements.flatMap(\.authored),
      missing: announcements.flatMap(\.missing),
      symbols: announcements.flatMap(\.symbols)
    )
  }

  /// The facts without which something may be said that is looked for.
  ///
  /// What the platform calls a symbol is not known; that a tick is not called “Account” is.
  package func missing(whereSymbol mayStandForIt: (String) -> Bool) -> [String] {
    missing.filter { fact in
      !symbols.contains { $0.fact == fact && !mayStandForIt($0.name) }
    }
  }
}

extension Words {
  /// The words that a symbol's name is made of, as in `person.crop.circle`.
  package static func ofSymbol(_ name: String) -> Words {
    Words(name.map { $0 == "." ? " " : String($0) }.joined())
  }
}

extension Element {
  /// The words a screen reader adds for what the element is: its author's, or else its traits'.
  var spokenRole: [String] {
    guard let own = roleDescription else { return traits.spokenWords }
    return traits.intersection(.notEnabled).spokenWords + [own]
  }
}

extension CurrentKind {
  /// What a screen reader says of it.
  var spoken: String { "current \(rawValue)" }
}

extension Traits {
  /// The words a screen reader adds for traits behind the value, in its order (VoiceOver on iOS).
  package var spokenWords: [String] {
    if isEmpty { return [] }
    // A switch or tab is not called a button besides.
    let hidden: Traits = isDisjoint(with: [.toggle, .tab]) ? [] : .button
    return Self.spoken.filter { contains($0.0) && !hidden.contains($0.0) }.map(\.1)
  }

  private static let spoken: [(Traits, String)] = [
    (.notEnabled, "dimmed"), (.button, "button"), (.toggle, "switch button"), (.tab, "tab"),
    (.header, "heading"), (.link, "link"), (.adjustable, "adjustable"), (.image, "image"),
  ]
}
