internal import A11yModel
internal import XML

/// Reads a remedy: its sentence, of which what is to be written are edits.
struct RemedyReader {
  /// The sentence, the edits as one writes them in a file.
  private(set) var text = ""
  private(set) var edits: [EditTemplate] = []

  /// What is wrong with the edits, each with its place.
  private(set) var problems: [NamedTerms.Problem] = []

  /// Whether what is to be mended is code, and no markup.
  private let isForCode: Bool

  init(_ remedy: XML.Element) {
    isForCode = remedy["dialect"] == Document.Dialect.swiftui.rawValue
    for item in remedy.content {
      switch item {
      case .text(let text, _): self.text += text
      case .element(let edit):
        if edit.followsSpace { text += " " }
        add(edit)
      case .instruction: continue
      }
    }
    text = RuleReader.folded(text)
  }

  private mutating func add(_ edit: XML.Element) {
    if isForCode { problems.append(("nothing edits Swift code; say it in words", edit.position)) }
    let kinds = ["set", "prefix", "add", "remove", "insert", "color"].filter { edit[$0] != nil }
    guard kinds.count == 1, let kind = kinds.first, let name = edit[kind] else {
      problems.append(
        ("an <edit> has one of set, prefix, add, remove, insert and color", edit.position)
      )
      return
    }
    let value = edit["value"]
    // In brackets it is there only where there is evidence for it.
    let isOptional = text.last { $0 == "[" || $0 == "]" } == "["
    let filled = value.map { isOptional ? "[\($0)]" : $0 }
    switch kind {
    case "set" where value == nil, "add" where value == nil, "prefix" where value == nil:
      problems.append(("an <edit> with \(kind) needs the value", edit.position))
    case "color":
      text += name
      add(.color(isOptional ? "[\(name)]" : name), edit)
    case "prefix":
      text += "\(name)=\"\(value ?? "")…\""
      add(.edit(.rewrite(name, 0..<0, as: value ?? "")), edit)
    case "insert":
      let markup = Self.optional(RuleReader.folded(edit.innerSource))
      if markup.isEmpty { problems.append(("an <edit> with insert holds what", edit.position)) }
      text += markup
      guard let place = ElementEdit.Insertion(rawValue: name) else { return }
      add(.edit(.insert(markup, place)), edit)
    default:
      text += value.map { "\(name)=\"\($0)\"" } ?? name
      add(
        .edit(
          kind == "add"
            ? .add(name, word: value ?? "") : .set(name, to: kind == "set" ? filled : nil)
        ),
        edit
      )
    }
  }

  private mutating func add(_ change: EditTemplate.Change, _ edit: XML.Element) {
    let place = edit["at"].flatMap(EditTemplate.Place.init) ?? .finding
    edits.append(EditTemplate(place: place, change: change, language: edit["lang"]))
  }

  /// Markup in which an attribute whose value is said only where there is evidence for it goes with
  /// it.
  private static func optional(_ markup: String) -> String {
    var result = ""
    var rest = markup[...]
    while let open = rest.firstRange(of: "=\"["),
      let close = rest[open.upperBound...].firstRange(of: "]\"")
    {
      let value = rest[open.upperBound..<close.lowerBound]
      let name = rest[..<open.lowerBound].lastIndex(of: " ")
      if let name, !value.contains("|"), !value.contains("]") {
        result += "\(rest[..<name])[\(rest[name..<open.lowerBound])=\"\(value)\"]"
      } else {
        result += rest[..<close.upperBound]
      }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }
}
