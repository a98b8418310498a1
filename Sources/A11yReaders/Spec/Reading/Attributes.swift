internal import A11yModel
internal import XML

// Attributes read as what they are. Names, words and numbers have been checked, so what is still
// wrong here is left out and not reported twice.
extension SpecReader {
  func flag(_ name: String, of element: XML.Element) -> Bool? {
    element[name].flatMap { $0 == "true" ? true : $0 == "false" ? false : nil }
  }

  func number(_ name: String, of element: XML.Element) -> Double? {
    element[name].flatMap(NumberSyntax.value)
  }

  func word<Word: RawRepresentable<String>>(_ name: String, of element: XML.Element) -> Word? {
    element[name].flatMap(Word.init)
  }

  /// An opacity from 0 to 1; 1 where none is given.
  mutating func opacity(_ name: String = "opacity", of element: XML.Element) -> Double {
    guard let value = number(name, of: element) else { return 1 }
    guard value <= 1 else {
      report("\(name)=\"\(element[name] ?? "")\": an opacity is from 0 to 1", name, of: element)
      return 1
    }
    return value
  }

  /// A language tag that BCP 47 allows (RFC 5646, section 2.1: the shape, not the registry).
  mutating func readLanguage(of element: XML.Element) -> String? {
    guard let tag = element["lang"] else { return nil }
    guard LanguageTag.isWellFormed(tag) else {
      report(
        "lang=\"\(tag)\": a language tag is expected, as in ‘en’ or ‘pt-BR’",
        "lang",
        of: element
      )
      return nil
    }
    return tag
  }

  mutating func template(
    _ name: String,
    of element: XML.Element,
    _ allowed: Set<Template.Placeholder>
  ) -> Template? {
    guard let text = element[name] else { return nil }
    do {
      return try Template(text, allowing: allowed)
    } catch {
      report("\(name): \(error.message)", name, of: element)
      return nil
    }
  }

  /// The template an element holds as text, its white space folded.
  mutating func contentTemplate(
    of element: XML.Element,
    _ allowed: Set<Template.Placeholder>
  ) -> Template {
    let text = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    do {
      return try Template(text, allowing: allowed)
    } catch {
      let position = element.content.lazy.compactMap { item -> Position? in
        if case .text(_, let position) = item { position } else { nil }
      }.first
      report(error.message, at: position ?? element.position)
      return Template(pieces: [])
    }
  }

  /// The source of the part that an attribute names.
  mutating func reference(_ name: String, of element: XML.Element) -> Int? {
    guard let id = element[name] else { return nil }
    guard let source = identifiers[id] else {
      report(
        "\(name)=\"\(id)\": nothing has this id\(NearestName.hint(for: id, in: identifiers.keys))",
        name,
        of: element
      )
      return nil
    }
    return source
  }

  /// A colour as written; `series` and `state` only where something is shown that has one.
  mutating func color(
    _ name: String,
    of element: XML.Element,
    showing: ShownColors = []
  ) -> ColorExpression? {
    guard let text = element[name] else { return nil }
    if text == "series", showing.contains(.series) { return .series }
    if text == "state", showing.contains(.state) { return .state }
    if colors.definitions[text] != nil { return .token(text) }
    if Generation.systemColorNames.contains(text) { return .system(text) }
    do {
      return .literal(try Color(css: text), text)
    } catch {
      let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
      let names =
        Array(colors.definitions.keys) + Array(Generation.systemColorNames) + Color.names
      let hint =
        NearestName.of(text, in: names).map { "; did you mean ‘\($0)’?" }
        ?? "; define it in the palette"
      report(
        isWord
          ? "\(name)=\"\(text)\": no token, system colour or CSS colour has this name\(hint)"
          : "\(name): \(error.message)",
        name,
        of: element
      )
      return nil
    }
  }
}

/// Whose colours a part can take.
struct ShownColors: OptionSet {
  let rawValue: Int
  static let series = ShownColors(rawValue: 1)
  static let state = ShownColors(rawValue: 2)
}
