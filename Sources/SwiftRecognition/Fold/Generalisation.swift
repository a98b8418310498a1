/// Finds the template that gives each of several texts.
enum Generalisation {
  /// The template of texts with the facts that each was made of; nil where there is none.
  ///
  /// A template is tried for each way to take parts of the first text for facts, and kept only if it gives all texts.
  static func template(_ texts: [(text: String, cell: Cell)]) -> String? {
    guard let first = texts.first else { return nil }
    let isSame = texts.allSatisfy { $0.text == first.text }
    // A text that is the same whatever the step is says nothing of it.
    if isSame, Set(texts.map(\.cell)).count > 1 {
      // The state is the same for all that look alike by it.
      return texts.allSatisfy { $0.cell.state == first.text } ? "{state}" : first.text
    }
    let isOneCell = Set(texts.map(\.cell)).count == 1
    for candidate in candidates(first.text, first.cell) where gives(candidate, texts) {
      // Who counts from 0 shows it at several steps.
      if isOneCell, candidate.contains("{offset}") { continue }
      return candidate
    }
    return isSame ? first.text : nil
  }

  static func gives(_ template: String, _ texts: [(text: String, cell: Cell)]) -> Bool {
    texts.allSatisfy { filled(template, $0.cell) == $0.text }
  }

  /// What a template says of a cell; braces stay doubled, and what is not known stays so.
  static func filled(_ template: String, _ cell: Cell) -> String {
    guard template.contains("{") else { return template }
    let facts = cell.placeholders
    var output = ""
    var rest = Substring(template)
    while let brace = rest.firstIndex(of: "{") {
      output += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{{") {
        output += "{{"
        rest = rest.dropFirst(2)
      } else if let fact = facts.first(where: { rest.hasPrefix($0.name) }) {
        output += fact.value
        rest = rest.dropFirst(fact.name.count)
      } else {
        output += "{"
        rest = rest.dropFirst()
      }
    }
    return output + rest
  }

  private static let mostCandidates = 256

  /// The ways to take parts of a text for facts, those with the most facts first.
  private static func candidates(_ text: String, _ cell: Cell) -> [String] {
    let facts = cell.placeholders
    var ways: [String] = [""]
    var rest = Substring(text)
    while !rest.isEmpty {
      let isWithin =
        rest.startIndex > text.startIndex && text[text.index(before: rest.startIndex)].isNumber
      let found = facts.filter { fact in
        guard rest.hasPrefix(fact.value) else { return false }
        guard fact.value.allSatisfy(\.isNumber) else { return true }
        // A number is a whole one, and not a part of another.
        return !isWithin && rest.dropFirst(fact.value.count).first?.isNumber != true
      }
      // Several facts may read the same; the longest decides how much is read.
      if let longest = found.map(\.value.count).max(), ways.count * found.count <= mostCandidates {
        let these = found.filter { $0.value.count == longest }
        let literal = String(rest.prefix(longest))
        ways = ways.flatMap { way in (these.map(\.name) + [literal]).map { way + $0 } }
        rest = rest.dropFirst(longest)
      } else {
        let next = rest.first.map(String.init) ?? ""
        for index in ways.indices { ways[index] += next }
        rest = rest.dropFirst()
      }
    }
    return ways.map { (way: $0, facts: Self.names(of: $0)) }.enumerated().sorted { one, other in
      let (left, right) = (one.element.facts, other.element.facts)
      let (distinct, others) = (Set(left).count, Set(right).count)
      if distinct != others { return distinct > others }
      return left.count != right.count ? left.count > right.count : one.offset < other.offset
    }.map(\.element.way)
  }

  /// The facts that a template names.
  private static func names(of template: String) -> [Substring] {
    template.split(separator: "{").dropFirst(template.hasPrefix("{") ? 0 : 1).map {
      $0.prefix { $0 != "}" }
    }
  }
}
