internal import SwiftSource
internal import XML

/// An element of the dialect in the making: what a view shows, in the words of a spec.
///
/// Texts are templates already: braces are doubled, and what is not known is `{unknown}`.
struct Part: Hashable, Sendable {
  var name: String
  var place: Place
  /// The names of the views around it and its own, by which parts of several evaluations are known for the same.
  var path: String
  var attributes: [String: String] = [:]
  /// The text that it shows.
  var text: String?
  var children: [Part] = []
  /// Facts that are not known, with the reason for each.
  var unknown: [String: String] = [:]

  init(_ name: String, at place: Place, path: String = "", _ attributes: [String: String] = [:]) {
    self.name = name
    self.place = place
    self.path = path
    self.attributes = attributes
  }

  subscript(name: String) -> String? {
    get { attributes[name] }
    set { attributes[name] = newValue }
  }

  /// Whether another stands for the same view of the source.
  func isSame(as other: Part) -> Bool {
    name == other.name && place == other.place && path == other.path
  }

  /// A colour in digits with its opacity; nil where it has a name, whose value only the palette knows.
  static func digits(_ color: String, _ opacity: String?) -> String? {
    if color == "clear" { return color }
    guard color.hasPrefix("#"), color.count == 7 else { return nil }
    guard let opacity else { return color }
    guard let value = Double(opacity), 0...1 ~= value else { return nil }
    let byte = Int((value * 255).rounded())
    let digits = String(byte, radix: 16, uppercase: true)
    return abs(Double(byte) / 255 - value) < 0.002
      ? color + (digits.count == 1 ? "0" : "") + digits : nil
  }

  /// The elements that say what a part is painted with.
  static let paints: Set<String> = ["fill", "stroke", "layer", "stop"]

  /// The fact that is not known where some elements in a part are there at one time and others at another; nil where
  /// they are the same.
  static func lost(_ some: [String], _ others: [String]) -> String? {
    guard some != others else { return nil }
    let isSame = some.filter { !paints.contains($0) } == others.filter { !paints.contains($0) }
    return isSame ? "color" : "contents"
  }

  /// Makes unknown what is there at one time and not at another.
  mutating func lose(_ fact: String, _ reason: String) {
    guard fact == "color" else {
      unknown[fact] = reason
      return
    }
    children.removeAll { Self.paints.contains($0.name) }
    children.insert(Self.unknownPaint(reason, at: place), at: 0)
  }

  /// What stands for paints that are not known.
  private static func unknownPaint(_ reason: String, at place: Place) -> Part {
    var fill = Part("fill", at: place)
    fill.unknown["color"] = reason
    return fill
  }

  /// Whether it has paints that are not known.
  var hasUnknownPaint: Bool {
    unknown["color"] != nil || children.contains { $0.name == "fill" && $0.unknown["color"] != nil }
  }

  /// Elements that have a colour themselves; others have it of what they are painted with.
  private static let colored: Set<String> = [
    "text", "title", "glyph", "fill", "stroke", "layer", "stop", "track", "state", "series",
  ]

  /// The part and all in it, from the outside in.
  var all: [Part] {
    var all: [Part] = []
    func add(_ part: Part) {
      all.append(part)
      part.children.forEach(add)
    }
    add(self)
    return all
  }

  /// The same with a change in it and in all that it holds.
  func mapped(_ change: (inout Part) -> Void) -> Part {
    var part = self
    part.children = children.map { $0.mapped(change) }
    change(&part)
    return part
  }

  /// As it is written, with the place of its view and the names by which that is known wherever it stands.
  ///
  /// - Parameters:
  ///   - views: the views of the source that it stands in, as what it stands in is called by them.
  ///   - place: how a place is written.
  /// - Returns: the element.
  func markup(within views: [Substring] = [], _ place: (Place) -> String) -> Markup {
    var (unknown, children) = (self.unknown, self.children)
    var attributes = self.attributes.filter { name, value in
      self.unknown[name] == nil || value.contains("{unknown}")
    }
    attributes["src"] = place(self.place)
    let names = path.split(separator: "/")
    let common = zip(names.dropLast(), views).prefix { $0 == $1 }.count
    if !names.isEmpty { attributes["view"] = names[common...].joined(separator: "/") }
    let inner = names.isEmpty ? views : Array(names.dropLast())
    let written = attributes.sorted { AttributeOrder.precedes($0.key, $1.key) }
    if !Self.colored.contains(name), let reason = unknown.removeValue(forKey: "color") {
      children.insert(Self.unknownPaint(reason, at: self.place), at: 0)
    }
    let reasons = unknown.sorted { $0.key < $1.key }.map { fact, reason in
      Markup("unknown", [("fact", fact), ("reason", reason)])
    }
    var content: [Markup.Content] = (reasons + children.map { $0.markup(within: inner, place) })
      .map { .element($0) }
    if let text, !text.isEmpty, unknown["text"] == nil || text.contains("{unknown}") {
      content.append(.text(text))
    }
    return Markup(name, written.map { (name: $0.key, value: $0.value) }, content: content)
  }
}
