internal import A11yModel
internal import Language
internal import Support
internal import XML

// Attributes read as what they are. Names, words and numbers have been checked, so what is still
// wrong here is left out and not reported twice.
extension SpecReader {
  func flag(_ name: SpecName, of element: XML.Element) -> Bool? {
    element.flag(name.rawValue)
  }

  func number(_ name: SpecName, of element: XML.Element) -> Double? {
    element.number(name.rawValue)
  }

  func word<Word: RawRepresentable<String>>(_ name: SpecName, of element: XML.Element) -> Word? {
    element[name].flatMap(Word.init)
  }

  /// The groups of facts that an element says it gives in full; nil where it does not say.
  func groups(completeIn element: XML.Element) -> Document.Completeness? {
    guard let listed = element[.complete]?.words else { return nil }
    return Document.Completeness(
      Document.Completeness.names.filter { listed.contains($0.name) }.map(\.group)
    )
  }

  /// An opacity from 0 to 1; 1 where none is given.
  mutating func opacity(_ name: SpecName = .opacity, of element: XML.Element) -> Double {
    guard let value = number(name, of: element) else { return 1 }
    guard value <= 1 else {
      report(
        "\(name.text)=\"\(Excerpt.of(element[name] ?? ""))\": an opacity is from 0 to 1",
        name,
        of: element
      )
      return 1
    }
    return value
  }

  /// A language tag that BCP 47 allows (RFC 5646, section 2.1: the shape, not the registry).
  mutating func readLanguage(of element: XML.Element) -> String? {
    guard let tag = element[.lang] else { return nil }
    guard LanguageTag.isWellFormed(tag) else {
      // Locales of the platform part their subtags by ‘_’.
      let tagged = tag.replacing("_", with: "-")
      let hint = LanguageTag.isWellFormed(tagged) ? "; did you mean ‘\(tagged)’?" : ""
      report(
        "lang=\"\(Excerpt.of(tag))\": a language tag is expected, as in ‘en’ or ‘pt-BR’\(hint)",
        .lang,
        of: element
      )
      return nil
    }
    return tag
  }

  mutating func template(
    _ name: SpecName,
    of element: XML.Element,
    _ allowed: Template.Placeholders
  ) -> Template? {
    guard let text = element[name] else {
      return unknownFacts.isEmpty ? nil : unknownTemplate(name.text, of: element)
    }
    do {
      return try Template(text, allowing: allowed, unknown: gap(in: name.text, of: element))
    } catch {
      for message in error.messages { report("\(name.text): \(message)", name, of: element) }
      return nil
    }
  }

  /// The template an element holds as text, its white space folded.
  mutating func contentTemplate(
    of element: XML.Element,
    _ allowed: Template.Placeholders
  ) -> Template {
    let text = element.text.folded
    if text.isEmpty, let unknown = unknownTemplate(KnowableFact.text, of: element) {
      return unknown
    }
    do {
      return try Template(text, allowing: allowed, unknown: gap(in: KnowableFact.text, of: element))
    } catch {
      let position = element.content.lazy.compactMap { item -> Position? in
        if case .text(_, let position) = item { position } else { nil }
      }.first
      for message in error.messages { report(message, at: position ?? element.position) }
      return Template(pieces: [])
    }
  }

  /// A text of which nothing is known; nil where the element does not say so.
  func unknownTemplate(_ fact: String, of element: XML.Element) -> Template? {
    unknown(fact, of: element).map { unknown in
      Template(pieces: [.unknown(Self.phrase(fact, of: element) + unknown.suffix)])
    }
  }

  /// What is missing in a part of a text that is not known.
  private func gap(in fact: String, of element: XML.Element) -> String {
    unknown(fact, of: element).map { Self.phrase(fact, of: element) + $0.suffix }
      ?? "a part of \(Self.phrase(fact, of: element))"
  }

  /// A fact of an element in words.
  static func phrase(_ fact: String, of element: XML.Element) -> String {
    let noun = element.name.replacing("-", with: " ")
    switch fact {
    case KnowableFact.text: return SpeechLimit.unwritten(noun)
    case KnowableFact.contents: return "what else the \(noun) holds"
    case KnowableFact.count:
      return "how many \(element.specName == .chart ? "marks" : "steps") there are"
    default: break
    }
    let isValue = fact == SpecName.valueText.text
    return "the \(isValue ? SpecName.value.text : fact.replacing("-", with: " ")) of the \(noun)"
  }

  /// The source of the part that an attribute names.
  mutating func reference(_ name: SpecName, of element: XML.Element) -> Int? {
    guard let id = element[name] else { return nil }
    guard let source = identifiers[id] else {
      guard !isSuspect(id) else { return nil }
      report(
        "\(name.text)=\"\(Excerpt.of(id))\": nothing has this id"
          + (nearest(id, in: identifiers.keys).map { "; did you mean ‘\($0)’?" }
            ?? "; give it to the part that is meant"),
        name,
        of: element
      )
      return nil
    }
    return source
  }

  /// A colour as written; `series` and `state` only where something is shown that has one.
  ///
  /// One that defines a token is hardly ever written twice.
  mutating func color(
    _ name: SpecName,
    of element: XML.Element,
    showing: ShownColors = [],
    isDefining: Bool = false
  ) -> ColorExpression? {
    guard let text = element[name] else {
      return unknown(name, of: element).map { unknown in
        let noun = name == .color ? "colour" : name.text
        return ColorExpression(.unknown(unknown.reason), "the \(noun) of the \(element.name)")
      }
    }
    if text == "series", showing.contains(.series) { return .series }
    if text == "state", showing.contains(.state) { return .state }
    do {
      return try isDefining ? colors.definingExpression(text) : colors.expression(text)
    } catch {
      // What could not be imported may be what is named.
      if !isSuspect(text), !lacksImports || text.hasPrefix("#") || text.contains("(") {
        report(problem(with: text, name, error), name, of: element)
      }
      return nil
    }
  }

  private func problem(with text: String, _ name: SpecName, _ error: ColorSyntaxError) -> String {
    if text.utf8.count > 200 || text.hasPrefix("#") || text.contains("(") {
      return "\(name.text): \(error.message)"
    }
    let start = "\(name.text)=\"\(Excerpt.of(text))\": "
    if text == "series" || text == "state" {
      return start + "no \(text) is shown here that could give its colour; name another"
    }
    if text.allSatisfy(\.isWhitespace) { return start + "a colour is expected" }
    if (try? Color(css: "#\(text)")) != nil { return start + "write #\(text)" }
    let names =
      colors.names + colors.foreignNames + (palettes?.project?.names() ?? [])
      + Array(Generation.systemColorNames) + Color.names
    return start + "no token, system colour or CSS colour has this name"
      + (nearest(text, in: names).map { "; did you mean ‘\($0)’?" }
        ?? "; define it in the palette")
  }
}

/// Whose colours a part can take.
struct ShownColors: OptionSet {
  let rawValue: Int
  static let series = ShownColors(rawValue: 1)
  static let state = ShownColors(rawValue: 2)
}
