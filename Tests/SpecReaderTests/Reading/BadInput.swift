/// The content of a spec, which begins in line 2, and what is said of it.
struct BadInput: Sendable, CustomStringConvertible {
  var content: String
  var messages: [String]

  init(_ content: String, _ messages: [String]) {
    self.content = content
    self.messages = messages
  }

  var description: String { content }

  static let all: [BadInput] = [
    references, colors, palettes, texts, numbers, structure, changes, states, charts, details,
    motion, unknowns,
  ].flatMap(\.self)
}
