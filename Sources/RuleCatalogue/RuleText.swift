internal import XML

/// What a rule file says to people: help and examples, read only where they are wanted.
public struct RuleText: Hashable, Sendable {
  /// Why it matters, and to whom.
  public var why: [String]

  /// What it applies to.
  public var applies: [String]

  /// How it is decided.
  public var decides: [String]

  /// How to mend it in SwiftUI; code stands between backticks.
  public var swiftUI: [String]

  /// What it does not see.
  public var limits: [String]
  public var examples: [Example]

  /// One example of a rule file.
  public struct Example: Hashable, Sendable {
    public var expectation: Expectation
    public var title: String

    /// The content of a spec, as it stands in the file.
    public var source: String

    /// What else is said of that spec, as its `platform`, and the `profile` it is judged by.
    public var settings: [String: String] = [:]

    /// What the rule says of an example.
    public enum Expectation: String, Hashable, Sendable, CaseIterable {
      case passed
      case failed
      case inapplicable
      case cantTell
      case untested
    }
  }
}

extension RuleText {
  init(_ rule: XML.Element) {
    let help = rule.first("help")
    func paragraphs(_ name: String) -> [String] {
      let text = help?.first(name)?.text ?? ""
      var paragraphs: [[String]] = [[]]
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let words = RuleReader.words(String(line))
        if words.isEmpty {
          paragraphs.append([])
        } else {
          paragraphs[paragraphs.count - 1] += words
        }
      }
      return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }
    why = paragraphs("why")
    applies = paragraphs("applies")
    decides = paragraphs("decides")
    swiftUI = paragraphs("swiftui")
    limits = paragraphs("limits")
    examples =
      rule.first("examples")?.children.compactMap { example in
        Example.Expectation(rawValue: example.name).map {
          Example(
            expectation: $0,
            title: example["title"] ?? "",
            source: Self.outdented(example.innerSource),
            settings: Dictionary(
              example.attributes.filter { $0.name != "title" }.map { ($0.name, $0.value) }
            ) { first, _ in first }
          )
        }
      } ?? []
  }

  /// The lines without the blanks they all begin with.
  private static func outdented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    let indents = lines.filter { !$0.allSatisfy(\.isWhitespace) }.map {
      $0.prefix { $0 == " " }.count
    }
    let indent = indents.min() ?? 0
    return lines.map { String($0.dropFirst(min(indent, $0.count))) }.joined(separator: "\n")
  }
}
