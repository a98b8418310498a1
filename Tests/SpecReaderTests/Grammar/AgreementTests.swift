import SpecReader
import Testing
import XML

/// The reader and the schema accept the same names, nesting and words, and refuse the same.
@Suite struct AgreementTests {
  @Test func examplesAreAccepted() throws {
    guard let schema = Schema(Grammar.spec.schema) else {
      Issue.record("the schema does not compile")
      return
    }
    let sources =
      try [SpecSource.everything(), .imports()] + SpecSource.files() + SpecSource.ruleExamples()
      + SpecSource.files(in: "Sources/A11yAuditCommand/Templates")
    for source in sources {
      #expect(problems(with: source.text, in: source.folder) == [], "\(source)")
      let isValid = schema.isValid(source.text)
      #expect(isValid, "\(source)")
    }
  }

  /// Each misspelt name is refused by both; the reader says where it is, what was meant, and
  /// nothing else.
  @Test(arguments: try [SpecSource.everything(), .imports()] + SpecSource.files())
  func misspellingsAreRefused(in source: SpecSource) throws {
    try expectRefusals(in: [source])
  }

  @Test func misspellingsInRuleExamplesAreRefused() throws {
    try expectRefusals(in: try SpecSource.ruleExamples())
  }

  private func expectRefusals(in sources: [SpecSource]) throws {
    guard let schema = Schema(Grammar.spec.schema) else {
      Issue.record("the schema does not compile")
      return
    }
    // A name is read by the type of its element alone: where else it stands tells nothing more.
    var seen: Set<[String]> = []
    for source in sources {
      for misspelling in try Misspelling.new(in: source.text, since: &seen) {
        let problems = problems(with: misspelling.text, in: source.folder)
        let start = "\(misspelling.place.line):\(misspelling.place.column) "
        let isTold =
          problems.count == 1 && problems[0].hasPrefix(start)
          && problems[0].hasSuffix("; did you mean ‘\(misspelling.word)’?")
        #expect(isTold, "\(source): \(misspelling): \(problems)")
        let isValid = schema.isValid(misspelling.text)
        #expect(!isValid, "\(source): \(misspelling)")
      }
    }
  }

  /// The misspellings are as many as the names and words.
  @Test func misspellingsAreComplete() throws {
    let text = "<spec xmlns='u' lang='en' complete='tree data'><palette extends='ios13'/></spec>"
    let misspellings = try Misspelling.all(of: text)
    #expect(
      misspellings.map(\.wrong).sorted() == [
        "compllete", "datta", "exteends", "ioss13", "lanng", "paleette", "treee",
      ]
    )
    #expect(try Misspelling.all(of: SpecSource.everything().text).count > 500)
  }

  /// The fixtures have all that the dialect has, so that nothing escapes the tests above.
  @Test func fixtureIsComplete() throws {
    var missing = Set(
      Grammar.spec.types.values.flatMap { type in
        ["<\(type.name)>"] + type.attributes.map(\.name)
      }
    )
    func visit(_ element: Element, as type: String) {
      missing.remove("<\(type)>")
      for attribute in element.attributes { missing.remove(attribute.name) }
      for child in element.children {
        let children = Grammar.spec.types[type]?.children ?? []
        if let match = children.first(where: { $0.name == child.name }) {
          visit(child, as: match.type)
        }
      }
    }
    for source in try [SpecSource.everything(), .imports()] {
      visit(try Tree(parsing: Array(source.text.utf8)).root, as: "spec")
    }
    #expect(missing.isEmpty)
  }

  /// Every word is explained in the schema, which is short enough to be read.
  @Test func theSchemaExplainsEveryWord() throws {
    let schema = Grammar.spec.schema
    #expect(schema.utf8.count < 170_000)
    #expect(schema.split(separator: "\n").count < 3_753)
    let root = try Tree(parsing: Array(schema.utf8)).root
    let words = root.children.filter { $0.name == "simpleType" }
      .flatMap { $0.first("restriction")?.children ?? [] }.filter { $0.name == "enumeration" }
    let unexplained = words.filter {
      $0.first("annotation")?.first("documentation")?.text.hasSuffix(".") != true
    }
    #expect(words.count > 100 && unexplained.map { $0["value"] } == [])
  }

  /// Each type with each attribute, alone: what the dialect's table says, both accept.
  @Test func everyTypeAgrees() throws {
    guard let schema = Schema(Grammar.spec.schema) else {
      Issue.record("the schema does not compile")
      return
    }
    var seen: Set<String> = []
    var waiting: [(type: String, path: [String])] = [("spec", [])]
    while let (name, path) = waiting.popLast() {
      guard seen.insert(name).inserted, let type = Grammar.spec.types[name] else { continue }
      waiting += type.children.map { ($0.type, path + [$0.name]) }
      for attribute in type.attributes {
        for (value, isGood) in Self.samples(of: attribute.kind) {
          let text = Self.document(path, type, [attribute.name: value])
          let root = try Tree(parsing: Array(text.utf8)).root
          let isAccepted = StructureCheck(.spec, root).problems.isEmpty
          let isValid = schema.isValid(text)
          #expect(isAccepted == isGood && isValid == isGood, "\(text)")
        }
      }
    }
    #expect(seen == Set(Grammar.spec.types.keys))
  }

  /// Values of a kind, and whether they are right.
  private static func samples(of kind: AttributeType.Kind) -> [(value: String, isGood: Bool)] {
    switch kind {
    case .text: [("any text", true), ("", true)]
    case .boolean: [("true", true), ("false", true), ("yes", false), ("", false)]
    case .number(nil): [("-1.5", true), ("1e3", true), ("NaN", false), ("", false)]
    case .number: [("0", true), ("1.5", true), ("-1", false), ("NaN", false), ("1 pt", false)]
    case .count: [("0", true), ("12", true), ("-1", false), ("1.5", false)]
    case .word(let words):
      words.map { ($0.name, true) } + [("x\(words[0].name)", false), ("", false)]
    case .words(let words):
      [
        (words.map(\.name).joined(separator: " "), true), ("", true), ("x\(words[0].name)", false),
      ]
    case .place:
      [("a/b c.swift:1:20", true), ("a:1", false), (":1:1", false), ("a:0:1", false), ("", false)]
    case .identifier, .reference: [("a-1", true), ("1a", false), ("a b", false), ("", false)]
    }
  }

  /// A document that holds one element of a type, with its required attributes and those given.
  private static func document(
    _ path: [String],
    _ type: ElementType,
    _ attributes: [String: String]
  ) -> String {
    var text = ""
    var closing = ""
    var parent = "spec"
    for (index, name) in ([""] + path).enumerated() {
      let typeName =
        index == 0
        ? "spec"
        : Grammar.spec.types[parent]?.children.first { $0.name == name }?.type ?? ""
      parent = typeName
      var given = index == path.count ? attributes : [:]
      for attribute in Grammar.spec.types[typeName]?.attributes ?? []
      where attribute.isRequired && given[attribute.name] == nil {
        given[attribute.name] = samples(of: attribute.kind).first { $0.isGood }?.value
      }
      let tag = index == 0 ? "spec" : name
      text += "<\(tag)" + (index == 0 ? " xmlns='\(Grammar.specNamespace)'" : "")
      for (name, value) in given.sorted(by: { $0.key < $1.key }) { text += " \(name)='\(value)'" }
      text += ">"
      closing = "</\(tag)>" + closing
    }
    return text + closing
  }
}
