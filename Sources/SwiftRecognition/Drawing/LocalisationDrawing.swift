extension PartDrawing {
  /// Whether the words of a text can be localised.
  private enum Localisation {
    /// They are looked up.
    case lookedUp
    /// They are written in the code that shows them, and never looked up.
    case fixed
    /// They come from elsewhere, where they may have been looked up.
    case carried
  }

  /// Says whether the words can be localised that are said of a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - shown: what it shows, where that is said of it.
  ///   - part: what it is said of.
  func localise(_ view: ShownView, _ shown: [ShownText] = [], in part: inout Part) {
    let facts = view.accessibility
    let texts = shown + [facts.label, facts.value, facts.hint].compactMap(\.content)
    let ways = Set(texts.compactMap(localisation))
    part["localized"] = nil
    part.unknown["localized"] = nil
    if ways == [.fixed] {
      part["localized"] = "false"
    } else if ways.contains(.carried) {
      part.unknown["localized"] = "the code that gives it the text may have looked it up"
    } else if ways.contains(.fixed) {
      part.unknown["localized"] = "some of its texts are looked up, and some are not"
    }
  }

  /// Nil of a text without words.
  private func localisation(_ text: ShownText) -> Localisation? {
    if case .key = text.source { return .lookedUp }
    if text.unknown != nil { return .carried }
    let words = Self.words(text.exact ?? "")
    if words.isEmpty { return nil }
    return words.contains(where: carried.contains) ? .carried : .fixed
  }

  /// The same for what a root shows, where views get some texts from elsewhere.
  func knowing(carried texts: Set<String>) -> PartDrawing {
    var drawing = self
    drawing.carried = texts.reduce(into: []) { $0.formUnion(Self.words($1)) }
    return drawing
  }

  /// The words of a text, by which it is known again in whatever letters.
  private static func words(_ text: String) -> [String] {
    text.split { !$0.isLetter }.map { $0.lowercased() }
  }
}
