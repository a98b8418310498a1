import Testing

@testable import A11yConfiguration

@Suite struct PathSyntaxTests {
  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a/b/c", "/a/x", "../b/c"), ("/a", "/a", "."), ("/a", "/a/b", ".."),
    ("/a", "/", "a"), ("/ab", "/a", "../ab"), ("/é/b", "/é", "b"),
  ])
  func waysFromAFolder(_ path: String, _ folder: String, _ way: String) {
    #expect(PathSyntax.relative(path, to: folder) == way)
  }

  @Test(arguments: [
    ("/a/./b//c/..", "/a/b"), ("/..", "/"), ("/", "/"), ("/a/../../b", "/b"),
  ])
  func normalized(_ path: String, _ expected: String) {
    #expect(PathSyntax.normalized(path) == expected)
  }

  @Test func partsOfPaths() {
    #expect(PathSyntax.folder(of: "a") == "." && PathSyntax.folder(of: "/a") == "/")
    #expect(PathSyntax.folder(of: "a/b/c") == "a/b" && PathSyntax.name(of: "a/b/c") == "c")
    #expect(PathSyntax.ancestors(of: "/a/b") == ["/a/b", "/a", "/"])
    #expect(PathSyntax.within("/a", "/ab") == nil && PathSyntax.within("/", "/ab") == "ab")
    #expect(PathSyntax.shown("../x.json", in: "/r/a", from: "/r") == "x.json")
    #expect(PathSyntax.shown("/x.json", in: "/r/a", from: "/r") == "/x.json")
  }
}
