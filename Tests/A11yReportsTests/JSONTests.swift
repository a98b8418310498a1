import A11yModel
import JSONReading
import Testing

@testable import A11yReports

@Suite struct JSONTests {
  @Test func readsEveryKindOfValueWithItsPlace() throws {
    let text = """
      {"a": [1, -2.5e2, true, null],
        "b": "é\\n\\u00e9\\ud83d\\ude00"}
      """
    let node = try JSONNode(parsing: Array(text.utf8), file: "c.json")
    let items = try #require(node["a"]?.items)
    #expect(items.map(\.value) == [.number(1), .number(-250), .bool(true), .null])
    #expect(items[1].location == Location(file: "c.json", line: 1, column: 11))
    #expect(node["b"]?.string == "é\né😀")
    #expect(node.members?.last?.location == Location(file: "c.json", line: 2, column: 3))
  }

  /// A column counts characters and not bytes.
  @Test func columnsCountScalars() throws {
    let error = #expect(throws: InputError.self) {
      try JSONNode(parsing: Array(#"{"é": x}"#.utf8), file: "c.json")
    }
    #expect(error?.location.column == 7)
  }

  @Test(arguments: [
    ("", "1:1", "the file is empty; an object is expected: {}"),
    ("{", "1:2", "the file ends where a name in quotes is expected"),
    (#"{"a": 1"#, "1:8", "the file ends where a comma or } is expected (opened on line 1)"),
    ("[1,\n 2\n", "3:1", "the file ends where a comma or ] is expected (opened on line 1)"),
    ("[1,]", "1:3", "a value is expected behind the comma; remove the comma"),
    (#"{"a": 1,}"#, "1:8", "a value is expected behind the comma; remove the comma"),
    ("[1 2]", "1:4", "a comma or ] is expected here (opened on line 1)"),
    ("{a: 1}", "1:2", "a name in quotes is expected here"),
    ("{'a': 1}", "1:2", "a name in quotes is expected here; JSON quotes with \""),
    ("{ // why\n}", "1:3", "JSON has no comments; remove this one"),
    (#"{"a": 1, "a": 2}"#, "1:10", "‘a’ is given twice; keep one"),
    (#"{"a": truth}"#, "1:7", "a value is expected here"),
    (#"{"a": 01}"#, "1:8", "a number is expected here"),
    (#"{"a": 1e999}"#, "1:12", "the number 1e999 is out of range"),
    (#"["a"#, "1:2", "the string is never closed; close it with \""),
    (
      "[\"a\nb\"]", "1:4",
      "a string ends on its line; write line breaks as \\n and close it with \""
    ),
    (
      #"["\x"]"#, "1:3",
      "there is no such escape; a backslash stands before \" \\ / b f n r t or uXXXX"
    ),
    (#"["\ud800"]"#, "1:3", "half a character: \\u of a pair needs the other half"),
    ("{} {}", "1:4", "nothing is expected behind the value; remove what follows"),
  ])
  func saysWhatIsWrongAndWhere(_ text: String, _ place: String, _ message: String) {
    let error = #expect(throws: InputError.self) {
      try JSONNode(parsing: Array(text.utf8), file: "c.json")
    }
    #expect(error?.location.description == "c.json:\(place)")
    #expect(error?.message == message)
  }

  @Test func depthIsBounded() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: InputError.self) { try JSONNode(parsing: Array(text.utf8), file: "c.json") }
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: InputError.self) { try JSONNode(parsing: [0x22, 0xFF, 0x22], file: "c.json") }
  }

  @Test func unknownKeysHaveTheNearestName() throws {
    let node = try JSONNode(parsing: Array(#"{"rulez": 1}"#.utf8), file: "c.json")
    let errors = #expect(throws: InputErrors.self) {
      try JSONObject(node, "the configuration", keys: ["rules", "exclude"])
    }
    #expect(
      errors?.errors.map(\.message)
        == ["the configuration has no key ‘rulez’; did you mean ‘rules’?"]
    )
    #expect(errors?.errors.first?.location.column == 2)
  }
}
