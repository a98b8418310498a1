internal import A11yModel
internal import ChartSpeech
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// A name does not end in the role that a screen reader says after it.
  static let nameNoRoleWords = CheckSignature(
    "name-no-role-words",
    formerly: "role-word",
    words: roles.map(\.parameter),
    evidence: ["announcement", "word"]
  ).each(of: \.occurrences, joining: .states) { occurrence, ask in
    let tree = ask.facts.trees[occurrence.snapshot]
    let element = occurrence.element
    let (traits, kind) = (tree.elements[element].traits, tree.elements[element].kind)
    // Most are no more than what they say.
    if traits.isEmpty, kind != .glyph, tree.elements[element].hasNothingRare { return .outOfScope }
    let own = tree.elements[element].roleDescription.map { Words($0).list } ?? []
    // What its author calls the role is said in its place.
    let spoken = own.isEmpty ? roles.filter { $0.isSpoken(of: kind, traits) } : []
    guard !spoken.isEmpty || !own.isEmpty, let name = tree.name(of: element).value else {
      return .outOfScope
    }
    let list = Words(name).list
    let isOwn = !own.isEmpty && list.count > own.count && Array(list.suffix(own.count)) == own
    let found =
      isOwn
      ? own.last
      : spoken.lazy.compactMap { role -> Word? in
        // “Picture of a truck” says it as well as “truck picture”.
        let candidates = role.trait == .image ? list[...] : list.suffix(1)
        return candidates.first(where: ask.words(role.parameter).contains)
      }.first
    guard let found, !isExcused(found, element, tree, ask.facts) else { return ask.holds() }
    return ask.fails(["announcement": name, "word": found.text])
  }

  /// A role that is spoken, and the parameter with the words for it.
  private struct Role {
    var trait: Traits
    var parameter: String

    /// Whether a screen reader says it of an element; it says of a symbol that it is an image.
    func isSpoken(of kind: Element.Kind, _ traits: Traits) -> Bool {
      traits.contains(trait) || (trait == .image && kind == .glyph)
    }
  }

  private static let roles = [
    Role(trait: .button, parameter: "button"), Role(trait: .link, parameter: "link"),
    Role(trait: .image, parameter: "image"), Role(trait: .tab, parameter: "tab"),
    Role(trait: .toggle, parameter: "toggle"), Role(trait: .adjustable, parameter: "adjustable"),
    Role(trait: .header, parameter: "header"),
  ]

  private static func isExcused(
    _ word: Word,
    _ index: Int,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> Bool {
    tree.visibleTexts(in: index).contains { Words($0).contains(Words(word.text)) }
      || facts[ShownText.self].data.contains(word)
  }
}
