internal import SwiftEvaluation
internal import SwiftSource

/// Reads texts that are shown and spoken.
///
/// | what | by |
/// |---|---|
/// | a literal is a key of the string catalogue, a `String` is shown as it is | Text.init(_:tableName:bundle:comment:), Text.init(_:) |
/// | `String(localized:)` is the text of a key | String.init(localized:table:bundle:locale:comment:) |
/// | what is interpolated into a key stands in it as `%lld`, `%lf`, `%@` or its `specifier:` | LocalizedStringKey.StringInterpolation |
/// | a key is Markdown, which is not modelled | LocalizedStringKey |
/// | numbers in it are formatted as the language does: 10,531, and 30.000000 without a specifier | String.init(format:locale:arguments:) |
enum TextReading {
  /// A text, a key, or a `Text` view.
  static func text(_ value: Value?, at place: Place) -> Fact<ShownText> {
    switch value {
    case nil, .optional(nil)?: return .absent
    case .optional(let wrapped?)?: return text(wrapped, at: place)
    case .unknown(let unknown)?: return .unknown(unknown)
    case .text(let text)?:
      let source = text.key.map { ShownText.Source.key($0) } ?? .verbatim
      return .known(ShownText(segments(text), source), at: place)
    case .character(let character)?:
      return .known(ShownText([.exact(String(character))], .verbatim), at: place)
    case .term(let term)? where term.type == "LocalizedStringKey":
      if term.name == "literal" { return key(term) }
      // `LocalizedStringKey(string)`: a key that is not a literal.
      if term.name == "init", case .known(let inner, _) = text(term.arguments["_"], at: place) {
        guard let exact = inner.exact else {
          return .unknown(inner.unknown ?? Unknown("a key is not known", at: place))
        }
        return .known(ShownText(inner.segments, .key(escaped(exact))), at: place)
      }
    case .view(let node)?:
      if case .framework("Text") = node.kind { return text(of: node) }
      if case .unknown(let unknown) = node.kind { return .unknown(unknown) }
    default: break
    }
    return .unknown(Unknown("a text is not modelled", at: place))
  }

  /// What a `Text` says.
  static func text(of node: ViewNode) -> Fact<ShownText> {
    guard let first = node.arguments.first else {
      return .unknown(Unknown("a text is not modelled", at: node.place))
    }
    if let bundle = node.arguments.first(where: { $0.label == "bundle" })?.value.unknown {
      return .unknown(bundle)
    }
    if let changing = node.modifiers.first(where: { $0.name == "textCase" }),
      case .term(let word)? = changing.arguments.first?.value.unwrapped
    {
      return text(first.value, at: node.place).map { changed($0, word.name) }
    }
    return text(first.value, at: node.place)
  }

  static func changed(_ text: ShownText, _ letters: String) -> ShownText {
    var text = text
    text.segments = text.segments.map {
      guard case .exact(let part) = $0 else { return $0 }
      switch letters {
      case "uppercase": return .exact(part.uppercased())
      case "lowercase": return .exact(part.lowercased())
      default: return $0
      }
    }
    return text
  }

  private static func segments(_ text: Text) -> [ShownText.Segment] {
    text.segments.map {
      switch $0 {
      case .exact(let part): .exact(part)
      case .hole(let unknown): .unknown(unknown)
      }
    }
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }

  private static func key(_ term: Term) -> Fact<ShownText> {
    var key = ""
    var parts: [ShownText.Segment] = []
    var isAssumed = false
    for (index, argument) in term.arguments.enumerated() {
      switch argument.label {
      case "text":
        let text = argument.value.string ?? ""
        key += escaped(text)
        parts.append(
          isMarkdown(text)
            ? .unknown(Unknown("what Markdown makes of a text is not modelled", at: term.place))
            : .exact(text)
        )
      case "value":
        let following = term.arguments.indices.contains(index + 1) ? term.arguments[index + 1] : nil
        var format: Value?
        if let following, following.label != "text", following.label != "value" {
          guard following.label == "specifier" else {
            let unknown = Unknown("the format of a value is not modelled", at: term.place)
            parts.append(.unknown(unknown))
            key += "%@"
            continue
          }
          format = following.value
        }
        let (placeholder, shown) = interpolation(argument.value, format, at: term.place)
        key += placeholder
        parts += shown
        if case .integer(let number) = argument.value, number.magnitude >= 1000 { isAssumed = true }
      default: break
      }
    }
    let text = ShownText(joined(parts), .key(key))
    return isAssumed ? .assumed(text, at: term.place) : .known(text, at: term.place)
  }

  /// Whether a text has signs that Markdown may take away.
  private static func isMarkdown(_ text: String) -> Bool {
    text.contains { "*_`~\\".contains($0) } || text.contains("](") || text.contains("<http")
  }

  private static func joined(_ parts: [ShownText.Segment]) -> [ShownText.Segment] {
    var joined: [ShownText.Segment] = []
    for part in parts {
      if case .exact(let more) = part, case .exact(let last)? = joined.last {
        joined[joined.count - 1] = .exact(last + more)
      } else if part != .exact("") {
        joined.append(part)
      }
    }
    return joined
  }

  /// What stands in the key and what is shown.
  private static func interpolation(
    _ value: Value,
    _ format: Value?,
    at place: Place
  ) -> (String, [ShownText.Segment]) {
    if let format {
      guard let specifier = format.string,
        let shown = NumberFormat(specifier)?.text(value)
      else {
        let unknown = Unknown("the specifier of a number is not modelled", at: place)
        return (format.string ?? "%@", [.unknown(unknown)])
      }
      return (specifier, [.exact(shown)])
    }
    switch value {
    case .integer: return ("%lld", [.exact(NumberFormat("%lld")?.text(value) ?? "")])
    case .real: return ("%lf", [.exact(NumberFormat("%lf")?.text(value) ?? "")])
    case .text(let text): return ("%@", segments(text))
    case .character(let character): return ("%@", [.exact(String(character))])
    case .term(let term) where term.type == "LocalizedStringKey":
      return ("%@", text(value, at: place).content?.segments ?? [])
    case .unknown(let unknown): return ("%@", [.unknown(unknown)])
    case .view:
      if case .known(let inner, _) = text(value, at: place) { return ("%@", inner.segments) }
      return ("%@", [.unknown(Unknown("a picture in a text is not modelled", at: place))])
    default:
      return ("%@", [.unknown(Unknown("what is interpolated is not modelled", at: place))])
    }
  }
}
