internal import SwiftEvaluation
internal import SwiftSource

extension PartDrawing {
  func text(_ view: ShownView, _ text: ShownText) -> Part {
    var part = Part("text", at: view.place, path: view.namePath)
    let words = template(text)
    part.text = words
    if words == Self.unknown { part.unknown["text"] = reason(text) }
    expose(view, in: &part)
    if view.accessibility.label.isAbsent { localise(view, [text], in: &part) }
    set(view, of: &part)
    foreground(view, of: &part)
    return part
  }

  func symbol(_ view: ShownView, _ name: Fact<ShownText>) -> Part {
    var part = Part("glyph", at: view.place, path: view.namePath)
    switch name {
    case .known(let text, _):
      part["symbol"] = text.exact.map(escaped) ?? "unknown"
      if text.exact == nil { part.unknown["symbol"] = reason(text) }
    case .unknown(let unknown):
      part["symbol"] = "unknown"
      part.unknown["symbol"] = unknown.reason
    case .absent: part["symbol"] = "unknown"
    }
    expose(view, in: &part)
    set(view, of: &part)
    // Without `resizable` a frame is room around the symbol, which is as large as its font.
    if view.isResizable, let width = points(view.size.width),
      let height = points(view.size.height)
    {
      part["size"] = number(min(width, height))
      part["style"] = nil
      part["weight"] = nil
    }
    foreground(view, of: &part)
    return part
  }

  static let unknown = "{unknown}"

  private func foreground(_ view: ShownView, of part: inout Part) {
    if let unknown = view.unknownPaints {
      part.unknown["color"] = unknown.reason
      return
    }
    let paints = view.paints.filter { $0.role == .foreground }
    if paints.count > 1, part.name == "glyph" {
      part["rendering"] = "palette"
      part.children = paints.reversed().map { paint("layer", $0) }
    } else if let paint = paints.first {
      color(paint.style, of: &part)
    } else {
      part["color"] = "primary"
    }
  }

  /// How a text or symbol is set.
  private func set(_ view: ShownView, of part: inout Part) {
    switch view.font.size {
    case .absent: part["style"] = "body"
    case .known(.style(let style), _): part["style"] = style
    case .known(.points(let points, let scales), _):
      part["size"] = number(points)
      if scales { part["scales"] = "true" }
    case .unknown(let unknown): part.unknown["style"] = unknown.reason
    }
    switch view.font.weight {
    case .known(let weight, _): part["weight"] = weight == "ultraLight" ? "ultra-light" : weight
    case .unknown(let unknown): part.unknown["weight"] = unknown.reason
    case .absent: break
    }
    part["type-limit"] = view.font.limit.content
    guard part.name == "text" else { return }
    if let width = points(view.size.maximumWidth) ?? points(view.size.width) {
      part["max-width"] = number(width)
    }
    if let height = points(view.size.maximumHeight) ?? points(view.size.height) {
      part["max-height"] = number(height)
    }
    if let lines = view.room.lines.content { part["lines"] = "\(lines)" }
    if let scale = view.room.minimumScale.content, scale < 1 { part["overflow"] = "shrink" }
  }

  /// A text as a template of the dialect.
  func template(_ text: ShownText) -> String {
    if case .key(let key) = text.source {
      switch resources.text(key) {
      case .known(let found)?:
        // A format needs its arguments, which the segments hold no longer by themselves.
        return found.contains("%") ? (found == key ? plain(text) : Self.unknown) : escaped(found)
      case .unknown?: return Self.unknown
      case nil: break
      }
      if isIdentifier(key) { return Self.unknown }
    }
    return plain(text)
  }

  private func plain(_ text: ShownText) -> String {
    text.segments.map {
      switch $0 {
      case .exact(let part): escaped(part)
      case .unknown: Self.unknown
      }
    }.joined()
  }

  /// Whether a key is a name for a text and not the text itself.
  private func isIdentifier(_ key: String) -> Bool {
    !key.contains(where: \.isWhitespace) && key.contains { $0 == "." || $0 == "_" }
      && key.contains(where: \.isLetter) && key.last?.isPunctuation != true
  }

  func reason(_ text: ShownText) -> String {
    if let unknown = text.unknown { return unknown.reason }
    if case .key(let key) = text.source {
      switch resources.text(key) {
      case .unknown(let reason)?: return reason
      case .known?: return "the text of the key ‘\(key)’: it holds values"
      case nil: return "the text of the key ‘\(key)’: no string catalogue in reach has it"
      }
    }
    return "the text"
  }

  func escaped(_ text: String) -> String {
    var output = ""
    for character in text {
      output.append(character)
      if character == "{" || character == "}" { output.append(character) }
    }
    return output
  }
}
