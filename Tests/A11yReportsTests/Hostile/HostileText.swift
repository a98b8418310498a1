/// Text that breaks out of a format which does not escape it.
struct HostileText: CustomStringConvertible {
  var name: String
  var text: String

  var description: String { name }

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  /// What any text looks like.
  static let benign = "Quillon"

  static let all = [
    HostileText("end of CDATA", "a]]>b"),
    HostileText("comment", "a<!--b--> <!-- c"),
    HostileText("script", "</script><script>alert(1)</script>"),
    HostileText("entity", "a&amp;b &#x202e; &lt;"),
    HostileText("quotes", "a\"b'c“d"),
    HostileText("backslashes", "a\\b\\\"c\\"),
    HostileText("list of properties", "a,b=c,line=9;d=e"),
    HostileText("command", "::error::x"),
    HostileText("command behind blanks", "  ::stop-commands::x"),
    HostileText("older command", "a ##[error]b ##[add-mask]c"),
    HostileText("commands of other servers", "##vso[task.complete]a ##teamcity[b]"),
    HostileText("encoded line", "a%0A::error::b%0D%25%2C%3A"),
    HostileText("bar", "a | b || c"),
    HostileText("backticks", "a`b``c```"),
    HostileText("markdown", "**a** [b](https://example.org) ![c](d) _e_ $f$ @team #12 :+1:"),
    HostileText("table", "|a|\\|b|"),
    HostileText("place", "etc/passwd:1:1: error: x"),
    HostileText("line feed", "a\nb"),
    HostileText("line feed and command", "a\n::error::b\n##[error]c\n| d |"),
    HostileText("carriage return", "a\rb\r\nc"),
    HostileText("lines of Unicode", "a\u{2028}b\u{2029}c\u{85}d"),
    HostileText("tab", "a\tb"),
    HostileText("terminal", "a\u{1B}[31mb\u{1B}]8;;x\u{7}c\u{9B}2J"),
    HostileText("controls", "a\u{1}b\u{8}\u{8}c\u{7F}d"),
    HostileText("NUL", "a\u{0}b"),
    HostileText("right to left", "a\u{202E}b\u{2066}c\u{200F}d"),
    HostileText("unseen", "a\u{200B}b\u{FEFF}c\u{E0041}d"),
    HostileText("emoji", "👩‍💻🏳️‍🌈 é e\u{301} 東京"),
    HostileText("mark upon a sign", "a|\u{301}b`\u{301}c\"\u{301}d<\u{301}e,\u{301}f"),
    HostileText("no XML", "a\u{FFFE}b\u{FFFF}c"),
  ]
}
