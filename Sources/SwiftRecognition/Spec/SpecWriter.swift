internal import SwiftSource
internal import XML

/// Writes the canonical spec: the same for the same components, byte for byte.
struct SpecWriter {
  let generator: String
  let paths: @Sendable (Int32) -> String
  let resources: SpecResources

  func text(
    _ components: [Part],
    _ palette: Palette,
    of files: [Int32],
    notes: [ExtractedSpec.Note]
  ) -> String {
    var used = UsedColors(of: components, palette, resources)
    let language = LiteralLanguage(resources.language)
    let named = components.map { component in
      language.told(of: component).mapped { part in
        for name in ["color", "backdrop"] { part[name] = part[name].map { used.name(of: $0) } }
      }
    }
    let words: [(name: String, value: String?)] = [
      ("xmlns", "urn:a11y-audit:spec:1"), ("lang", resources.language),
      ("platform", resources.platform), ("source", files.first.map(paths) ?? ""),
    ]
    let root = Markup(
      "spec",
      words.compactMap { name, value in value.map { (name: name, value: $0) } },
      children: [used.markup] + named.map(markup)
    )
    let head = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    return head + comment(files, notes) + root.document.dropFirst(head.count)
  }

  /// A component, which is called by its own view alone: who shows it does not matter.
  private func markup(_ component: Part) -> Markup {
    var part = component
    let views = component.path.split(separator: "/")
    part.path = ""
    var markup = part.markup(within: views, place)
    if let own = views.last { markup.attributes.append((name: "view", value: String(own))) }
    return markup
  }

  private func place(_ place: Place) -> String {
    "\(paths(place.file)):\(place.line):\(place.column)"
  }

  private func comment(_ files: [Int32], _ notes: [ExtractedSpec.Note]) -> String {
    let sources = files.map(paths).joined(separator: ", ")
    var lines = ["Extracted from \(sources) by \(generator); paths are relative to this file."]
    lines += notes.map { "\(place($0.place)): \($0.message)" }
    // Two hyphens end a comment.
    let text = lines.map { $0.replacing("--", with: "- -") }.joined(separator: "\n     ")
    return "<!-- \(text) -->\n"
  }
}
