import A11yReports
import Foundation
import TestSupport
import XML

/// A written report as a program reads it that understands its format.
struct ReadReport {
  /// How many lines, elements, members, commands and cells there are.
  var count = 0

  /// Every text that the format holds, as it was before it was escaped.
  var texts: [String] = []

  /// What no report may do, whatever it holds.
  var faults: [String] = []

  init(_ text: String, format: String) throws {
    switch format {
    case "json", "sarif", "gitlab":
      add(json: try Self.object(text[...]))
      if format == "json" { faults += Self.schema?.problems(in: text) ?? ["no schema"] }
    case "jsonl":
      for line in text.split(separator: "\n") {
        add(json: try Self.object(line))
        faults += Self.schema?.problems(in: String(line), by: "line") ?? ["no schema"]
      }
    case "junit", "checkstyle": add(try Tree(parsing: Array(text.utf8)).root)
    // What is left of a page behind its document type is XML, too.
    case "html": add(try Tree(parsing: Array(text.drop { $0 != "\n" }.utf8)).root)
    case "markdown", "github-summary":
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let read = MarkdownLine(line)
        count += 1 + read.cellCount + read.tagCount
        texts.append(read.text)
      }
    default: addLines(of: text)
    }
    if format != "github", text.unicodeScalars.split(separator: "\n").contains(where: Self.isObeyed)
    {
      faults.append("a server obeys a line")
    }
    if text.unicodeScalars.contains(where: { $0 != "\n" && Self.isHidden($0) }) {
      faults.append("something acts on a terminal or hides")
    }
  }

  private static let schema = JSONSchema(ReportSchema.json.line)

  // MARK: lines

  private mutating func addLines(of text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      count += 1
      if let command = ObeyedCommand(line) {
        count += 1000
        texts += command.properties.map(\.value) + [command.message]
        // A place and a title, or a title alone; the kinds are those that annotate.
        let names = command.properties.map(\.name)
        if ![["file", "line", "col", "title"], ["title"]].contains(names)
          || !["error", "warning", "notice"].contains(command.name)
        {
          faults.append("the command ‘\(line)’ is none of ours")
        }
      } else {
        if Self.isObeyed(line.unicodeScalars) { faults.append("‘\(line)’ is obeyed") }
        texts.append(String(line))
      }
    }
  }

  /// Whether GitHub's runner takes a line for a command, as it writes them now or wrote them.
  private static func isObeyed(_ line: some BidirectionalCollection<Unicode.Scalar>) -> Bool {
    let text = String(String.UnicodeScalarView(line)).utf8
    let start = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return start.starts(with: "::".utf8)
      || ["##[", "##vso[", "##teamcity["].contains { text.firstRange(of: $0.utf8) != nil }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || [0x200B, 0x200E, 0x200F, 0xFEFF].contains(scalar.value) || scalar.value >= 0xE0000
  }

  // MARK: JSON

  private static func object(_ text: Substring) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  private mutating func add(json value: Any) {
    count += 1
    switch value {
    case let members as [String: Any]:
      count += members.count
      for (name, member) in members {
        add(json: member)
        guard let text = member as? String else { continue }
        if name == "uri" { texts.append(text.removingPercentEncoding ?? "") }
        // What SARIF would make a link of (section 3.11.6).
        if name == "text", text.contains("]("), !text.contains("\\](") {
          faults.append("‘\(text)’ has a link")
        }
      }
    case let items as [Any]: for item in items { add(json: item) }
    case let text as String: texts.append(text)
    default: break
    }
  }

  // MARK: XML

  private mutating func add(_ element: Element) {
    // Where a line may break depends on what stands there.
    if element.name != "wbr" { count += 1 + element.attributeCount }
    texts += element.attributes.map(\.value) + [element.text]
    for child in element.children { add(child) }
  }
}

/// A line that GitHub's runner obeys, read by the rules of its toolkit.
struct ObeyedCommand {
  var name: String
  var properties: [(name: String, value: String)] = []
  var message: String

  init?(_ line: Substring) {
    let parts = line.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace) else { return nil }
    let head = parts[1].split(separator: " ", maxSplits: 1)
    name = head.first.map(String.init) ?? ""
    if head.count > 1 {
      // By scalars, for a mark may combine with what stands before it.
      properties = head[1].unicodeScalars.split(separator: ",").map { part in
        let property = Substring(part)
        let sides = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let value = sides.count > 1 ? Self.unescaped(sides[1], [(":", "%3A"), (",", "%2C")]) : ""
        return (String(sides[0]), value)
      }
    }
    message = Self.unescaped(parts[2], [])
  }

  private static func unescaped(_ text: Substring, _ more: [(String, String)]) -> String {
    var result = String(text)
    // The last escape undone is the first that was made.
    for (plain, escaped) in more + [("\r", "%0D"), ("\n", "%0A"), ("%", "%25")] {
      result = result.replacingOccurrences(of: escaped, with: plain, options: .literal)
    }
    return result
  }
}

/// A line of Markdown as GitHub shows it (CommonMark 0.31, GitHub Flavored Markdown).
struct MarkdownLine {
  private(set) var text = ""

  /// The bars that part cells, and the tags that are read as HTML.
  private(set) var cellCount = 0
  private(set) var tagCount = 0

  init(_ line: Substring) {
    let scalars = Array(line.unicodeScalars)
    let isRow = scalars.first == "|"
    var at = 0
    while at < scalars.count {
      let rest = scalars[at...]
      switch scalars[at] {
      case "`":
        let fence = rest.prefix { $0 == "`" }.count
        let end = Self.end(ofCode: fence, in: rest.dropFirst(fence))
        let inner = end.map { scalars[(at + fence)..<$0] } ?? []
        var code = String(String.UnicodeScalarView(inner))
        if code.hasPrefix(" "), code.hasSuffix(" ") { code = String(code.dropFirst().dropLast()) }
        text += isRow ? code.replacingOccurrences(of: "\\|", with: "|") : code
        at = (end ?? at) + fence
      case "\\" where at + 1 < scalars.count && Self.isPunctuation(scalars[at + 1]):
        text.unicodeScalars.append(scalars[at + 1])
        at += 2
      case "&":
        let entities = ["&lt;": "<", "&gt;": ">", "&amp;": "&"]
        let found = entities.first { rest.starts(with: $0.key.unicodeScalars) }
        text += found?.value ?? "&"
        at += found?.key.count ?? 1
      case "\u{2060}": at += 1
      default:
        if scalars[at] == "<" { tagCount += 1 }
        if scalars[at] == "|" { cellCount += 1 }
        text.unicodeScalars.append(scalars[at])
        at += 1
      }
    }
  }

  /// Where the run of as many backticks begins that ends code.
  private static func end(ofCode fence: Int, in rest: ArraySlice<Unicode.Scalar>) -> Int? {
    var at = rest.startIndex
    while at < rest.endIndex {
      let run = rest[at...].prefix { $0 == "`" }.count
      if run == fence { return at }
      at += max(run, 1)
    }
    return nil
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && !scalar.properties.isAlphabetic && scalar.value > 0x20
      && !("0"..."9").contains(scalar)
  }
}
