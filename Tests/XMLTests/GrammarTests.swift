import Testing

@testable import XML

/// A grammar as small as it can be that has everything a grammar can have.
@Suite struct GrammarTests {
  private static let grammar = Grammar(
    namespace: "urn:zoo",
    root: "zoo",
    summary: "Animals & cages.",
    synonyms: Synonyms(
      elements: [("cage", "hutch aviary"), (#"sign side="left""#, "plaque")],
      attributes: [
        ("animal", "inhabitant"), ("open", "is-open"), ("kilos", "weight"),
        ("level area", "extent"),
        ("<sign>", "text"),
      ],
      values: [("sunny", "bright"), ("vet", "doctor"), ("true", "yes")]
    ),
    [
      ElementType(
        "zoo",
        "A zoo.",
        [
          AttributeType("id", .identifier, "Its own name."),
          AttributeType("open", .boolean, "Whether it is open."),
          AttributeType(
            "weather",
            .word([.init("sunny", "No clouds."), "rainy"]),
            "What the sky does."
          ),
          AttributeType("staff", .words(["vet", "cook"]), "Who is there."),
          AttributeType("level", .number(atLeast: nil), "Metres above the sea."),
          AttributeType("area", .number(atLeast: 0), "Hectares."),
          AttributeType("gates", .count, "How many gates."),
          AttributeType("near", .reference, "Another."),
        ],
        children: ["cage", "sign"]
      ),
      ElementType(
        "cage",
        "A cage.",
        [AttributeType("animal", .text, required: true, "Who lives there; one only.")],
        children: ["food:cage-food", "cage"]
      ),
      ElementType("cage-food", "What is eaten.", [AttributeType("kilos", .count, "How much.")]),
      ElementType("sign", "Words.", holdsText: true),
    ]
  )

  /// The problems of a zoo, each with its place.
  private func problems(_ text: String) throws -> [String] {
    let check = StructureCheck(Self.grammar, try parse(text))
    return check.problems.map { "\($0.position.line):\($0.position.column) \($0.message)" }
  }

  private func zoo(_ content: String, _ attributes: String = "") -> String {
    "<zoo xmlns='urn:zoo'\(attributes.isEmpty ? "" : " " + attributes)>\(content)</zoo>"
  }

  // MARK: the check

  @Test func valid() throws {
    let text = zoo(
      "<cage animal='emu'><food kilos='2'/><cage animal=''/></cage><sign>a <!-- --> b</sign>"
        + "<?note x?>",
      "id='a' open='true' weather='sunny' staff=' vet\n cook ' level='-1.5e2' area='0' gates='0'"
    )
    #expect(try problems(text) == [])
  }

  @Test(arguments: [
    (
      "<cagge/>",
      "1:22 <cagge> is no element of this dialect; <zoo> holds cage or sign; did you mean ‘cage’?"
    ),
    ("<lion/>", "1:22 <lion> is no element of this dialect; <zoo> holds cage or sign"),
    ("<food/>", "1:22 <food> cannot stand in <zoo>; its place is in <cage>"),
    ("<sign><cage/></sign>", "1:28 <cage> cannot stand in <sign>; its place is in <cage> or <zoo>"),
    ("<sign><lion/></sign>", "1:28 <lion> is no element of this dialect; <sign> holds text only"),
    (
      "<cage animal=''><food><x/></food></cage>",
      "1:44 <x> is no element of this dialect; <food> holds nothing"
    ),
    ("<zoo/>", "1:22 <zoo> is no element of this dialect; <zoo> holds cage or sign"),
    (
      "<cage xmlns='' animal=''/>",
      "1:22 <cage> is in no namespace, and what <zoo> holds is in ‘urn:zoo’"
    ),
    (
      "<x:cage xmlns:x='urn:x' animal=''/>",
      "1:22 <cage> is in ‘urn:x’, and what <zoo> holds is in ‘urn:zoo’"
    ),
    ("\n hello  <cage animal=''/>", "2:2 <zoo> holds no text, but ‘hello  ’ stands here"),
    ("<![CDATA[x]]>", "1:22 <zoo> holds no text, but ‘x’ stands here"),
    ("<cage/>", "1:22 <cage> needs the attribute ‘animal’: who lives there"),
    (
      "<cage aniaml='emu'/>",
      "1:28 <cage> has no attribute ‘aniaml’; expected animal; did you mean ‘animal’?"
    ),
    (
      "<cage animal='' food='hay'/>",
      "1:38 <cage> has no attribute ‘food’; expected animal; write <food> within it"
    ),
    (
      "<cage animal=''><animal/></cage>",
      "1:38 <animal> is no element of this dialect; <cage> holds food or cage; say it with animal="
    ),
    (
      "<hutch/>",
      "1:22 <hutch> is no element of this dialect; <zoo> holds cage or sign; a hutch is a <cage>"
    ),
    (
      "<cage animal=''><Aviary/></cage>",
      "1:38 <Aviary> is no element of this dialect; <cage> holds food or cage; an Aviary is a <cage>"
    ),
    (
      "<cage animal=''><plaque/></cage>",
      "1:38 <plaque> is no element of this dialect; <cage> holds food or cage; a plaque is a "
        + "<sign side=\"left\">, whose place is in <zoo>"
    ),
    (
      "<cage inhabitant='emu'/>",
      "1:28 <cage> has no attribute ‘inhabitant’; expected animal; say it with animal="
    ),
    (
      "<cage animal='' weight='2'/>",
      "1:38 <cage> has no attribute ‘weight’; expected animal; say it with kilos= of a <food> within it"
    ),
    ("<cage animal='' x='1'/>", "1:38 <cage> has no attribute ‘x’; expected animal"),
    ("<sign lang='en'/>", "1:28 <sign> has no attribute ‘lang’; it has none"),
    (
      "<cage animal='' p:animal='1' xmlns:p='urn:p'/>",
      "1:38 <cage> has no attribute ‘animal’ of the namespace ‘urn:p’; "
        + "did you mean ‘animal’ without a prefix?"
    ),
    (
      "<sign xml:space='preserve'/>",
      "1:28 <sign> has no attribute ‘space’ of the namespace "
        + "‘http://www.w3.org/XML/1998/namespace’; remove it"
    ),
  ])
  func wrongContent(_ content: String, problem: String) throws {
    #expect(try problems(zoo(content)) == [problem])
  }

  @Test(arguments: [
    ("open='yes'", "open=\"yes\": expected true or false; did you mean ‘true’?"),
    ("open='ture'", "open=\"ture\": expected true or false; did you mean ‘true’?"),
    ("open=' true'", "open=\" true\": expected true or false; did you mean ‘true’?"),
    ("weather='Sunny'", "weather=\"Sunny\": expected sunny or rainy; did you mean ‘sunny’?"),
    ("weather='bright'", "weather=\"bright\": expected sunny or rainy; did you mean ‘sunny’?"),
    ("staff='Doctor'", "staff=\"Doctor\": expected vet or cook; did you mean ‘vet’?"),
    ("weather=''", "weather=\"\": expected sunny or rainy"),
    ("staff='vet\u{A0}cook'", "staff=\"vet\u{A0}cook\": expected vet or cook"),
    ("staff='vet,cook'", "staff=\"vet,cook\": expected vet or cook"),
    ("level='NaN'", "level=\"NaN\": a decimal number is expected, as 12 or 0.5"),
    ("level='inf'", "level=\"inf\": a decimal number is expected, as 12 or 0.5"),
    ("level='0x1F'", "level=\"0x1F\": a decimal number is expected, as 12 or 0.5"),
    ("level='1e999'", "level=\"1e999\": a decimal number is expected, as 12 or 0.5"),
    ("level='1,5'", "level=\"1,5\": a decimal number is expected, as 12 or 0.5"),
    ("level=''", "level=\"\": a decimal number is expected, as 12 or 0.5"),
    ("level='1 '", "level=\"1 \": a decimal number is expected, as 12 or 0.5"),
    ("level='٣'", "level=\"٣\": a decimal number is expected, as 12 or 0.5"),
    ("area='-1'", "area=\"-1\": it cannot be negative"),
    ("area='-0'", "area=\"-0\": it cannot be negative"),
    ("gates='-1'", "gates=\"-1\": a whole number from 0 is expected"),
    ("gates='+1'", "gates=\"+1\": a whole number from 0 is expected"),
    ("gates='1.0'", "gates=\"1.0\": a whole number from 0 is expected"),
    (
      "gates='99999999999999999999'",
      "gates=\"99999999999999999999\": a whole number from 0 is expected"
    ),
    ("id=''", "id=\"\": an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"),
    ("id='1a'", "id=\"1a\": an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"),
    ("near='a b'", "near=\"a b\": an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"),
    ("id='a:b'", "id=\"a:b\": an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"),
  ])
  func wrongValue(_ attribute: String, problem: String) throws {
    #expect(try problems(zoo("", attribute)) == ["1:22 \(problem)"])
  }

  @Test func everyWordOfAList() throws {
    #expect(
      try problems(zoo("", "staff='vett cook coock'")) == [
        "1:22 staff=\"vett\": expected vet or cook; did you mean ‘vet’?",
        "1:22 staff=\"coock\": expected vet or cook; did you mean ‘cook’?",
      ]
    )
  }

  @Test func everythingIsReported() throws {
    let text = """
      <zoo xmlns="urn:zoo" opn="true"
        weather="snow">
        <cage><foood/></cage> text
        <lion><cage/></lion>
      </zoo>
      """
    #expect(
      try problems(text) == [
        "1:22 <zoo> has no attribute ‘opn’; expected id, open, weather, staff, level, area, gates or "
          + "near; did you mean ‘open’?",
        "2:3 weather=\"snow\": expected sunny or rainy",
        "3:3 <cage> needs the attribute ‘animal’: who lives there",
        "3:9 <foood> is no element of this dialect; <cage> holds food or cage; did you mean ‘food’?",
        "3:25 <zoo> holds no text, but ‘text\n  ’ stands here",
        "4:3 <lion> is no element of this dialect; <zoo> holds cage or sign",
      ]
    )
  }

  /// Long values and many attributes cost no more than they must.
  @Test(.timeLimit(.minutes(1))) func largeMistakes() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let found = try problems(zoo("<sign x='\(long)'/>\(long)", "weather='\(long)'"))
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.count < 200 })
    let many = (0..<4000).map { " x\($0)='1'" }.joined()
    #expect(try problems(zoo("", many)).count == 4000)
  }

  /// What an element holds and has is told once, and what is meant each time.
  @Test func listsAreToldOnce() throws {
    #expect(
      try problems(zoo("<lion/><hutch/><bear/><cage animal='' x=''/><cage animal='' y=''/>")) == [
        "1:22 <lion> is no element of this dialect; <zoo> holds cage or sign",
        "1:29 <hutch> is no element of this dialect; a hutch is a <cage>",
        "1:37 <bear> is no element of this dialect; what <zoo> holds is said above",
        "1:60 <cage> has no attribute ‘x’; expected animal",
        "1:82 <cage> has no attribute ‘y’; what it has is said above",
      ]
    )
  }

  /// Several attributes that say one thing together, an element that does, and other spellings.
  @Test(arguments: [
    ("extent='1'", "say it with level= and area="), ("text='1'", "write <sign> within it"),
    ("isOpen='1'", "say it with open="), ("is_open='1'", "say it with open="),
  ])
  func wordsFromElsewhere(_ attribute: String, hint: String) throws {
    let problem = try #require(try problems(zoo("", attribute)).first)
    #expect(problem.hasSuffix("gates or near; \(hint)"), "\(problem)")
  }

  @Test func suspects() throws {
    let check = StructureCheck(
      Self.grammar,
      try parse(zoo("<cag idd='a' name='b'><x id='c'/></cag><cage id='d' animal='e'/>", "id='f'"))
    )
    #expect(check.hasStrangers)
    #expect(check.suspects == ["b", "c", "d"])
    #expect(!StructureCheck(Self.grammar, try parse(zoo(""))).hasStrangers)
  }

  @Test func otherAttributesOfTheRoot() throws {
    let root = try parse(zoo("<cage animal='' title='x'/>", "title='x'"))
    let check = StructureCheck(Self.grammar, root, ignoring: ["title"])
    #expect(check.problems.map(\.position.column) == [48])
  }

  // MARK: the schema

  /// What the check refuses the schema refuses, and what it accepts the schema accepts.
  @Test func schemaAgrees() throws {
    guard let schema = Schema(Self.grammar.schema) else {
      Issue.record("the schema does not compile")
      return
    }
    let attributes = [
      "", "id='a'", "id='_a-b.c1'", "id='é1'", "id='e\u{301}'", "id='漢字'", "id='a\u{660}'",
      "id='1a'", "id=''", "id='a b'", "id=' a'", "id='a:b'", "id='-a'", "id='½'", "id='a½'",
      "id='ª'", "id='a·'", "near='b'", "near='b c'", "open='true'", "open='1'", "open=' true'",
      "weather='rainy'", "weather='rain'", "weather=' rainy'", "staff=''", "staff=' vet  cook\n'",
      "staff='vet vet'", "staff='vet,cook'", "staff='vet\u{A0}cook'", "level='1'", "level='-1.5'",
      "level='+.5e-3'", "level='1.'", "level='.'", "level='e5'", "level='1e'", "level=' 1'",
      "level='NaN'", "level='INF'", "level='-INF'", "level='0x1'", "level='1,5'", "level=''",
      "area='0'", "area='+1'", "area='-0'", "area='-1'", "gates='3'", "gates='03'", "gates='+3'",
      "gates='-0'", "gates=' 3 '", "gates='3.0'", "gates=''", "opn='true'", "xml:lang='en'",
      "xmlns:p='urn:p' p:x='1'",
      "xmlns:x='http://www.w3.org/2001/XMLSchema-instance' x:schemaLocation='urn:zoo file:///no'",
      "xmlns:x='http://www.w3.org/2001/XMLSchema-instance' x:nil='true'",
    ]
    let contents = [
      "<cage animal=''/>", "<cage/>", "<cage animal='' x=''/>", "<cag/>", "<food/>", "x", "&#160;",
      "<!-- x --><?y z?>", "<sign>x<!-- y --></sign>", "<sign><cage animal=''/></sign>",
      "<cage animal=''>x</cage>", "<cage animal=''><food kilos='x'/></cage>",
      "<cage animal=''><food kilos='1'/><cage animal=''/><food/></cage>",
      "<cage animal=''><food>x</food></cage>", "<cage xmlns='' animal=''/>",
      "<p:cage xmlns:p='urn:zoo' animal=''/>", "<sign/><cage animal=''/><sign/>",
    ]
    let texts = attributes.map { zoo("", $0) } + contents.map { zoo($0) }
    for text in texts {
      let isAccepted = try problems(text).isEmpty
      let isValid = schema.isValid(text)
      #expect(isValid == isAccepted, "\(text)")
    }
    for text in ["<zoo/>", "<cage xmlns='urn:zoo' animal=''/>", "<zoo xmlns='urn:zoo'>", ""] {
      let isValid = schema.isValid(text)
      #expect(!isValid, "\(text)")
    }
  }

  @Test(arguments: ["", "<schema/>", "nonsense"])
  func noSchema(_ text: String) {
    if Schema(text) != nil { Issue.record("this is no schema: \(text)") }
  }

  @Test func schemaIsDocumented() throws {
    let root = try parse(Self.grammar.schema)
    #expect(root["targetNamespace"] == "urn:zoo")
    let documentation = root.first("annotation")?.first("documentation")
    #expect(documentation?.text == "Animals & cages.")
    let weather = root.children.first { $0.name == "simpleType" && $0["name"] == "weather" }
    let words = weather?.first("restriction")?.children ?? []
    #expect(words.map { $0["value"] } == ["sunny", "rainy"])
    #expect(
      words.map { $0.first("annotation")?.first("documentation")?.text } == ["No clouds.", nil]
    )
  }
}
