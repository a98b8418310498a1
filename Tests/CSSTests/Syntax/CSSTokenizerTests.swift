import Testing

@testable import CSS

/// Tokens are what CSS Syntax 3, section 4 says.
@Suite struct CSSTokenizerTests {
  @Test(arguments: [
    ("a b", "ident whitespace ident end"), ("a/* b */c", "ident ident end"),
    ("/* open", "end"), ("1.5e3px", "dimension end"), ("1e3", "number end"),
    ("1e", "dimension end"), (".5", "number end"), ("+.5%", "percentage end"),
    ("5.", "number delim end"), ("-5em", "dimension end"), ("1-2", "number number end"),
    ("--x", "ident end"), ("-x", "ident end"), ("-", "delim end"), ("-->", "commentClose end"),
    ("<!--", "commentOpen end"), ("<a", "delim ident end"), ("@media", "atKeyword end"),
    ("@ x", "delim whitespace ident end"), ("#a", "idHash end"), ("#1a", "hash end"),
    ("# a", "delim whitespace ident end"), ("#\\31 a", "idHash end"),
    ("'a\\'b'", "string end"), ("\"a", "string end"),
    ("'a\nb'", "badString whitespace ident string end"),
    ("'a\\\nb'", "string end"), ("url(a)", "url end"), ("url( a )", "url end"), ("url(", "url end"),
    ("url('a')", "function string closeParenthesis end"), ("url(a b)", "badURL end"),
    ("url(a'b)c", "badURL ident end"), ("URL(a)", "url end"),
    ("f(x)", "function ident closeParenthesis end"),
    ("a{b:c;}", "ident openBrace ident colon ident semicolon closeBrace end"),
    ("[x~=y]", "openBracket ident delim delim ident closeBracket end"), ("\\66 oo", "ident end"),
    ("\\\n", "delim whitespace end"), ("日本", "ident end"), ("u+1", "ident number end"),
    ("a(,)", "function comma closeParenthesis end"), ("", "end"),
  ])
  func kinds(_ text: String, expected: String) {
    let tokens = TokenizedText(text).tokens.map { "\($0.kind)" }
    #expect(tokens.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("\\66 oo", "foo"), ("\\000066oo", "foo"), ("'a\\'b'", "a'b"), ("'a\\\nb'", "ab"),
    ("'\\0'", "\u{FFFD}"), ("'\\110000'", "\u{FFFD}"), ("'\\d800'", "\u{FFFD}"), ("#\\31 a", "1a"),
    ("@m\\65 dia", "media"), ("url( a\\)b )", "a)b"), ("url(a", "a"), ("'open", "open"),
    ("f\\28(", "f("), ("日本", "日本"),
  ])
  func names(_ text: String, expected: String) {
    let text = TokenizedText(text)
    #expect(text.name(of: text.tokens[0]) == expected)
  }

  @Test(arguments: [
    ("1.5e3px", 1500.0, "px"), ("+.5EM", 0.5, "em"), ("-2e-1%", -0.2, "%"), ("3e", 3, "e"),
    ("007", 7, ""), ("1e999", .infinity, ""),
  ])
  func numbers(_ text: String, value: Double, unit: String) {
    let text = TokenizedText(text)
    #expect(text.number(of: text.tokens[0]) == value)
    #expect(text.unit(of: text.tokens[0]) == unit)
  }

  /// A block ends at its own closer, and at the end of the text.
  @Test func blocks() {
    let text = TokenizedText("a{b(}c)d}e[f")
    let closers = text.tokens.filter { $0.closer != nil }.map { Int($0.close) }
    #expect(closers == [7, 5, 11])
  }
}
