import A11yModel
import Testing

@testable import SVGPainting

/// What animations change, and what depends on the window, is not known.
@Suite struct UnknownStyleTests {
  private static let white = "<rect width='100' height='100' fill='white'/>"
  private static let label = "<text x='10' y='50' font-size='12'>Q1</text>"

  @Test(arguments: [
    (
      white + "<style>text{animation:in 1s infinite}@keyframes in{to{opacity:0}}</style>" + label,
      ["Q1: what its animation makes of it"]
    ),
    (
      white + "<style>text{animation:in 1s}@keyframes other{to{opacity:1}}</style>" + label,
      ["Q1: #000000 on #FFFFFF"]
    ),
    (
      white + "<text id='t' x='5' y='50'>Q1</text>"
        + "<animate href='#t' attributeName='fill' to='#ddd' dur='9s'/>",
      ["Q1: what its animation makes of it"]
    ),
    (
      white
        + "<text y='50'>a<tspan>b<set attributeName='fill' to='#ddd' begin='6s'/></tspan></text>",
      ["a: what its animation makes of it", "b: what its animation makes of it"]
    ),
    (
      white + "<text y='50'>a<set attributeName='fill' to='#ddd' begin='mouseover'/></text>",
      ["a: #000000 on #FFFFFF"]
    ),
    (
      white + "<rect y='40' width='9' height='20'><animate attributeName='x' to='50'/></rect>"
        + label,
      ["Q1: what its animation makes of it"]
    ),
    // It stays within its values, above the text.
    (
      white + "<rect width='9' height='9'><animate attributeName='x' to='50'/></rect>" + label,
      ["Q1: #000000 on #FFFFFF"]
    ),
    (
      "<style>@media (max-width: 9em){rect{fill:red}}</style>" + white + label,
      ["Q1: whether ‘(max-width: 9em)’ holds where the image is shown"]
    ),
    (
      "<style>.t{display:none}@media (max-width: 9em){.t{display:inline}}</style>" + white
        + "<text class='t' y='50'>Q1</text>",
      ["Q1: whether ‘(max-width: 9em)’ holds where the image is shown"]
    ),
  ])
  func textsOfUnknownStylesAreUnknown(_ content: String, expected: [String]) throws {
    #expect(try SVGText.texts(content) == expected)
  }
}
