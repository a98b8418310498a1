internal import Support

/// What an author has in mind who writes an element where none of its name may stand.
struct MeantElement {
  /// What to do, for authors.
  let sentence: String

  /// Whether it is right but for its place, so that nobody need know what may stand here.
  let isElsewhere: Bool

  /// What was meant; nil where nothing is close.
  ///
  /// - Parameters:
  ///   - name: what is written.
  ///   - parent: the name of the element that holds it.
  ///   - type: the type of that element.
  ///   - grammar: what people call things elsewhere, and what stands where.
  init?(_ name: String, in parent: String, _ type: ElementType, _ grammar: Grammar) {
    /// Where an element may stand; nil where there are too many such places. Another element of the
    /// parent's name may hold it, and that name would not help.
    func place(of name: String) -> String? {
      let places = grammar.parents(of: name).subtracting([parent]).sorted().map { "<\($0)>" }
      return (1...6).contains(places.count) ? NearestName.choice(places) : nil
    }
    let names = type.children.map(\.name)
    let meanings = grammar.synonyms.elements(for: name).map { meaning in
      (name: String(meaning.prefix { $0 != " " }), sentence: Synonyms.sentence(name, is: meaning))
    }
    let isKnown = !grammar.parents(of: name).isEmpty
    var isElsewhere = false
    if type.attribute(name) != nil {
      sentence = "say it with \(name)="
    } else if let meaning = meanings.first(where: { names.contains($0.name) }) {
      sentence = meaning.sentence
    } else if let near = NearestName.of(name, in: names) {
      sentence = "did you mean ‘\(near)’?"
    } else if isKnown {
      guard let place = place(of: name) else { return nil }
      sentence = "its place is in \(place)"
      isElsewhere = true
    } else if let meaning = meanings.first {
      sentence =
        meaning.sentence + (place(of: meaning.name).map { ", whose place is in \($0)" } ?? "")
    } else {
      return nil
    }
    self.isElsewhere = isElsewhere
  }
}
