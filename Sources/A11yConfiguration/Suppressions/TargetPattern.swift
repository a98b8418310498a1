/// A target's path, or a pattern of such paths: `/svg[1]/g[2]/rect[*]`, `/spec[1]/chart[1]/**`.
///
/// A `*` stands for any text within one step, a step `**` for any number of steps, none included;
/// brackets stand for themselves.
package struct TargetPattern: Hashable, Sendable {
  /// As it is written.
  package var text: String

  /// The steps, each by the pieces between its stars; nil for `**`.
  private var steps: [[String]?]

  /// How a pattern is written.
  package static let form =
    "a path is expected, as in /svg[1]/g[2]; * stands for part of a step, ** for any steps"

  /// Reads a pattern; nil where it is none.
  package init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/"), text.utf8.count > 1 else { return nil }
    self.text = text
    steps = []
    for step in text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    ) {
      guard !step.isEmpty else { return nil }
      let isMany = step.elementsEqual("**".utf8)
      // One that stands for any steps says all that two say.
      if isMany, let last = steps.last, last == nil { continue }
      steps.append(
        isMany
          ? nil
          : step.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
          }
      )
    }
  }

  /// Whether it means one path alone, and is that path.
  var isPath: Bool { !text.utf8.contains(UInt8(ascii: "*")) }

  /// Whether a path is meant.
  package func matches(_ path: String) -> Bool {
    let path = path.utf8.dropFirst().split(separator: UInt8(ascii: "/"))
    var step = 0
    var at = 0
    // Where the last `**` stands, and what it stands for so far; it alone is ever tried again.
    var resume: (step: Int, at: Int)?
    while at < path.count {
      if step < steps.count, steps[step] == nil {
        resume = (step + 1, at)
        step += 1
      } else if step < steps.count, let pieces = steps[step], Self.matches(pieces, path[at]) {
        step += 1
        at += 1
      } else if let last = resume {
        resume = (last.step, last.at + 1)
        (step, at) = (last.step, last.at + 1)
      } else {
        return false
      }
    }
    return steps[step...].allSatisfy { $0 == nil }
  }

  /// Whether a step begins with the first piece, ends with the last, and has the others between.
  private static func matches(_ pieces: [String], _ step: Substring.UTF8View) -> Bool {
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return step.elementsEqual((pieces.first ?? "").utf8)
    }
    guard step.count >= first.utf8.count + last.utf8.count, step.starts(with: first.utf8),
      step.suffix(last.utf8.count).elementsEqual(last.utf8)
    else { return false }
    var rest = step.dropFirst(first.utf8.count).dropLast(last.utf8.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let place = rest.place(of: piece.utf8) else { return false }
      rest = rest.dropFirst(place + piece.utf8.count)
    }
    return true
  }
}

extension Substring.UTF8View {
  /// How many bytes stand before the first place of others; nil where they are not there.
  fileprivate func place(of bytes: String.UTF8View) -> Int? {
    var rest = self
    var place = 0
    while rest.count >= bytes.count {
      if rest.starts(with: bytes) { return place }
      rest = rest.dropFirst()
      place += 1
    }
    return nil
  }
}
