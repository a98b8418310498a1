/// Lines of a `.gitignore`, and whether a path is left out by them, itself or for a folder.
struct IgnoreCase: Sendable, CustomStringConvertible {
  var lines: [String]
  var path: String
  var isIgnored: Bool

  init(_ lines: String..., path: String, _ isIgnored: Bool) {
    self.lines = lines
    self.path = path
    self.isIgnored = isIgnored
  }

  var description: String { "\(lines) \(path)" }

  /// What gitignore(5) says, sentence by sentence, and what it takes to break a matcher.
  static let all = documented + wildcards + classes + stars

  private static let documented = [
    IgnoreCase("", "  ", path: "a", false),
    IgnoreCase("# a", "#a", path: "#a", false),
    IgnoreCase(##"\#a"##, path: "#a", true),
    IgnoreCase("a  ", path: "a", true),
    IgnoreCase(#"a\ "#, path: "a ", true),
    IgnoreCase(#"a\ "#, path: "a", false),
    IgnoreCase("*.a", "!b.a", path: "b.a", false),
    IgnoreCase("*.a", "!b.a", path: "c.a", true),
    IgnoreCase("!b.a", "*.a", path: "b.a", true),
    IgnoreCase(#"\!a"#, path: "!a", true),
    IgnoreCase("d/", "!d/a", path: "d/a", true),
    IgnoreCase("/*", "!/foo", "/foo/*", "!/foo/bar", path: "foo/bar/x", false),
    IgnoreCase("/*", "!/foo", "/foo/*", "!/foo/bar", path: "foo/baz/x", true),
    IgnoreCase("/*", "!/foo", "/foo/*", "!/foo/bar", path: "other", true),
    IgnoreCase("doc/frotz/", path: "doc/frotz/x", true),
    IgnoreCase("doc/frotz/", path: "a/doc/frotz/x", false),
    IgnoreCase("frotz/", path: "a/frotz/x", true),
    IgnoreCase("frotz/", path: "a/frotz", false),
    IgnoreCase("frotz", path: "a/frotz", true),
    IgnoreCase("/frotz", path: "a/frotz", false),
    IgnoreCase("/frotz", path: "frotz", true),
    IgnoreCase("doc/frotz", path: "doc/frotz", true),
    IgnoreCase("/doc/frotz", path: "doc/frotz", true),
    IgnoreCase("foo/*", path: "foo/test.json", true),
    IgnoreCase("foo/*", path: "foo/bar/hello.c", true),
    IgnoreCase("foo/*.c", path: "foo/bar/hello.c", false),
    IgnoreCase("hello.*", path: "a/hello.c", true),
    IgnoreCase("hello.*", path: "a/hello", false),
  ]

  private static let wildcards = [
    IgnoreCase("?.a", path: "b.a", true),
    IgnoreCase("?.a", path: "bb.a", false),
    IgnoreCase("a?b", path: "a/b", false),
    IgnoreCase("/a*b", path: "a/b", false),
    IgnoreCase("a*b*c", path: "aXbXbXc", true),
    IgnoreCase("a*b*c", path: "aXbXcX", false),
    IgnoreCase("*", path: "x/y", true),
    IgnoreCase(#"a\*"#, path: "a*", true),
    IgnoreCase(#"a\*"#, path: "ab", false),
    IgnoreCase(#"a\"#, path: "a", false),
    IgnoreCase("{a,b}", path: "a", false),
    IgnoreCase("{a,b}", path: "{a,b}", true),
    IgnoreCase("ABC", path: "abc", false),
    IgnoreCase("a\r", path: "a", true),
  ]

  private static let classes = [
    IgnoreCase("[a-c].x", path: "b.x", true),
    IgnoreCase("[a-c].x", path: "d.x", false),
    IgnoreCase("[!a-c].x", path: "d.x", true),
    IgnoreCase("[^a-c].x", path: "b.x", false),
    IgnoreCase("[]]", path: "]", true),
    IgnoreCase("[!]]", path: "a", true),
    IgnoreCase("[a-]", path: "-", true),
    IgnoreCase(#"[\]]"#, path: "]", true),
    IgnoreCase("[[:digit:]]x", path: "7x", true),
    IgnoreCase("[[:alpha:]_]x", path: "_x", true),
    IgnoreCase("[[:alpha:]]x", path: "7x", false),
    IgnoreCase("[[:nonsense:]]x", path: "nx", false),
    IgnoreCase("/a[/]b", path: "a/b", false),
    IgnoreCase("/a[!x]b", path: "a/b", false),
    IgnoreCase("[a", path: "a", false),
    IgnoreCase("[z-a]", path: "b", false),
  ]

  private static let stars = [
    IgnoreCase("**/foo", path: "foo", true),
    IgnoreCase("**/foo", path: "a/b/foo", true),
    IgnoreCase("**/foo/bar", path: "a/foo/bar", true),
    IgnoreCase("**/foo/bar", path: "a/foo/x/bar", false),
    IgnoreCase("abc/**", path: "abc/x/y", true),
    IgnoreCase("abc/**", path: "abc", false),
    IgnoreCase("abc/**", path: "z/abc/x", false),
    IgnoreCase("a/**/b", path: "a/b", true),
    IgnoreCase("a/**/b", path: "a/x/b", true),
    IgnoreCase("a/**/b", path: "a/x/y/b", true),
    IgnoreCase("a/**/b", path: "ab", false),
    IgnoreCase("/a**b", path: "a/b", false),
    IgnoreCase("/a**b", path: "axxb", true),
    IgnoreCase("/**b/c", path: "xb/c", true),
    IgnoreCase("/**b/c", path: "x/b/c", false),
    IgnoreCase("/***/c", path: "x/y/c", true),
    IgnoreCase("a/**/**/b", path: "a/b", true),
    IgnoreCase("a/**/*.x", path: "a/b/c.x", true),
  ]
}
