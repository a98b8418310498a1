import Testing

@testable import Support

@Suite struct NearestNameTests {
  private let names = ["label", "value", "hint", "traits", "hidden", "children"]

  @Test(arguments: [
    ("labl", "label"), ("lable", "label"), ("labell", "label"), ("Label", "label"),
    ("hidded", "hidden"), ("childern", "children"), ("chidlern", "children"), ("hnit", "hint"),
    ("trait", "traits"), ("VALUE", "value"),
  ])
  func slip(_ word: String, name: String) {
    #expect(NearestName.of(word, in: names) == name)
  }

  @Test(arguments: ["", "x", "colour", "la", "valuelabel", "hintttt"])
  func somethingElse(_ word: String) {
    #expect(NearestName.of(word, in: names) == nil)
  }

  /// Of two that are equally near, always the same, whatever the order.
  @Test func ties() {
    #expect(NearestName.of("bat", in: ["cat", "bad", "hat"]) == "bad")
    #expect(NearestName.of("bat", in: ["hat", "cat", "bad"]) == "bad")
    #expect(NearestName.of("bats", in: ["hats", "bat"]) == "bat")
  }

  @Test func hints() {
    #expect(NearestName.hint(for: "labl", in: names) == "; did you mean ‘label’?")
    #expect(NearestName.hint(for: "zebra", in: ["b", "a", "c", "a"]) == "; expected a, b or c")
    #expect(NearestName.hint(for: "zebra", in: ["a"]) == "; expected a")
    #expect(NearestName.hint(for: "zebra", in: []) == "")
    #expect(NearestName.hint(for: "zebra", in: (0..<13).map { "name\($0)" }) == "")
  }

  @Test func longWords() {
    let word = String(repeating: "x", count: 1_000_000)
    #expect(NearestName.of(word, in: names) == nil)
    #expect(NearestName.of("x", in: [word]) == nil)
  }

  @Test func excerpts() {
    #expect(Excerpt.of("short") == "short")
    #expect(Excerpt.of(String(repeating: "x", count: 60)).count == 60)
    #expect(
      Excerpt.of(String(repeating: "x", count: 61)) == String(repeating: "x", count: 60) + "…"
    )
    let marks = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(Excerpt.of(marks).unicodeScalars.count == 61)
  }
}
