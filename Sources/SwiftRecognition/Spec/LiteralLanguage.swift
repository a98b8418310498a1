internal import Language

/// Whether what literals say may be in the language that the project is developed in, as far as letters tell.
struct LiteralLanguage {
  private let tag: String
  /// The scripts that the language is written in; nil where they are not known.
  private let scripts: Set<Script>?

  init(_ tag: String) {
    self.tag = tag
    scripts = Script.used(by: tag)
  }

  /// Says of a component in other letters that its language is not known: the text of a catalogue would be in those of
  /// its language.
  func told(of component: Part) -> Part {
    var component = component
    let texts = component.all.flatMap { part in Self.words.map { part[$0] } + [part.text] }
    if let script = texts.lazy.compactMap({ $0.flatMap(stranger) }).first {
      component.unknown["lang"] =
        "some of it is written in \(script.name) letters, and the project is in ‘\(tag)’"
    }
    return component
  }

  /// The attributes that say something in words.
  private static let words = ["name", "label", "value", "value-text", "hint"]

  /// A script of a text that the language is not written in.
  private func stranger(_ text: String) -> Script? {
    guard let scripts else { return nil }
    let letters = Self.own(text).unicodeScalars.compactMap { Script($0) }
    // Names and units are written in Latin letters everywhere.
    if letters.allSatisfy({ $0 == .latin }) {
      return letters.isEmpty || scripts.contains(.latin) ? nil : .latin
    }
    let others = letters.filter { $0 != .latin && !scripts.contains($0) }
    // “μ” and “α” are signs.
    return others.count > 2 ? others.first : others.first { $0 != .greek }
  }

  /// A text without what stands in it for something else.
  private static func own(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth = max(depth - 1, 0) }
      return depth == 0
    }
  }
}
