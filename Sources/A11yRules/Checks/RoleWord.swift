internal import A11yModel
internal import Language

extension Check {
  /// A name does not end in the role that a screen reader says after it.
  static let roleWord = Check("role-word", words: roles.map(\.parameter)) {
    context,
    verdicts in
    let words = roles.map { context.set($0.parameter) }
    lazy var shown = context.facts[ShownText.self]
    var held: [Verdict] = []
    for occurrence in context.facts.occurrences {
      let tree = context.facts.trees[occurrence.snapshot]
      let element = occurrence.element
      let (traits, kind) = (tree.elements[element].traits, tree.elements[element].kind)
      // Most are no more than what they say.
      if traits.isEmpty, kind != .glyph, tree.elements[element].hasNothingRare { continue }
      let own = tree.elements[element].roleDescription.map { Words($0).list } ?? []
      // What its author calls the role is said in its place.
      let spoken =
        own.isEmpty ? roles.indices.filter { roles[$0].isSpoken(of: kind, traits) } : []
      guard !spoken.isEmpty || !own.isEmpty, let name = tree.name(of: element).value else {
        continue
      }
      let list = Words(name).list
      let isOwn = !own.isEmpty && list.count > own.count && Array(list.suffix(own.count)) == own
      let found =
        isOwn
        ? own.last
        : spoken.lazy.compactMap { role -> Word? in
          // “Picture of a truck” says it as well as “truck picture”.
          let candidates = roles[role].trait == .image ? list[...] : list.suffix(1)
          return candidates.first { words[role].contains($0) }
        }.first
      var verdict = Verdict(.passed, context.facts.target(of: element, in: tree))
      verdict.state = occurrence.state
      if let found, !isExcused(found, element, tree, shown) {
        verdict.result = .failed
        verdict.message =
          "people who use a screen reader hear the role twice: ‘\(found)’ is in the name ‘\(name)’"
        verdict.evidence = [
          Evidence("announcement", .text(name)), Evidence("word", .text(found.text)),
        ]
      }
      if verdict.state == nil { verdicts.append(verdict) } else { held.append(verdict) }
    }
    verdicts.append(acrossStates: held)
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
    _ shown: @autoclosure () -> ShownText
  ) -> Bool {
    tree.visibleTexts(in: index).contains { Words($0).contains(Words(word.text)) }
      || shown().data.contains(word)
  }
}
