/// What an element says and shows, behind one reference: elements are handed on often, and most of
/// them for what they are.
///
/// Other modules read it in place, for what is not read so is copied.
@usableFromInline
struct ElementContent: Hashable, Sendable {
  /// Nil where there is nothing.
  @usableFromInline private(set) var stored: Stored?

  @usableFromInline
  struct Facts: Hashable, Sendable {
    @usableFromInline var label: Fact<String> = .absent
    @usableFromInline var value: Fact<String> = .absent
    @usableFromInline var text: String?
    @usableFromInline var symbol: String?
    @usableFromInline var rare: Element.Rare?
  }

  @usableFromInline
  final class Stored: Sendable {
    @usableFromInline let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  @inlinable var label: Fact<String> { stored?.facts.label ?? .absent }
  @inlinable var value: Fact<String> { stored?.facts.value ?? .absent }
  @inlinable var text: String? { stored?.facts.text }
  @inlinable var symbol: String? { stored?.facts.symbol }
  @inlinable var rare: Element.Rare? { stored?.facts.rare }

  /// Whether there is nothing of what few elements have.
  @inlinable var hasNothingRare: Bool { stored?.facts.rare == nil }

  mutating func change(_ change: (inout Facts) -> Void) {
    var facts = facts
    change(&facts)
    stored = Stored(facts)
  }

  /// Takes over what is said, and keeps the rest.
  mutating func say(_ label: Fact<String>, _ value: Fact<String>) {
    if stored == nil, label.isAbsent, value.isAbsent { return }
    change { facts in
      facts.label = label
      facts.value = value
    }
  }

  private var facts: Facts { stored?.facts ?? Facts() }

  @usableFromInline
  static func == (left: ElementContent, right: ElementContent) -> Bool {
    left.stored === right.stored || left.facts == right.facts
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(facts) }
}

extension Element {
  /// The accessible name its author gave; what its text and children give is not in it.
  package var label: Fact<String> {
    @inlinable get { content.label }
    set { if newValue != content.label { content.change { $0.label = newValue } } }
  }

  package var value: Fact<String> {
    @inlinable get { content.value }
    set { if newValue != content.value { content.change { $0.value = newValue } } }
  }

  /// Sets what is said of it at once.
  package mutating func say(label: Fact<String>, value: Fact<String>, hint: Fact<String>) {
    content.say(label, value)
    if hint != self.hint { self.hint = hint }
  }

  /// The visible text, of a text.
  package var text: String? {
    @inlinable get { content.text }
    set { if newValue != content.text { content.change { $0.text = newValue } } }
  }

  /// The symbol's name, of a glyph; never its accessible name.
  package var symbol: String? {
    @inlinable get { content.symbol }
    set { if newValue != content.symbol { content.change { $0.symbol = newValue } } }
  }
}
