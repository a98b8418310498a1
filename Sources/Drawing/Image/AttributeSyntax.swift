internal import CSS
internal import Geometry
internal import Support

/// What an attribute of an inert image may say; it is read and written anew.
enum AttributeSyntax {
  case length
  case lengths
  case numbers
  case box
  case ratio
  case path
  case transform
  case words

  /// The value where it is one, with relative lengths worked out; nil where it says nothing.
  func value(_ text: String, _ basis: LengthBasis) -> String? {
    switch self {
    case .length:
      Self.keywords.contains(text.trimmed) ? text.trimmed : Self.length(text, basis)
    case .lengths: Length.list(text).map { Self.joined($0.map { Self.text($0, basis) }) }
    case .numbers:
      // What stands before an error is drawn (SVG 2, section 9.5.4).
      Self.joined(NumberList(text).numbers.map { "\(NumberText($0))" })
    case .box:
      ViewBox(text).map {
        Self.joined([$0.x, $0.y, $0.width, $0.height].map { "\(NumberText($0))" })
      }
    case .ratio: AspectRatio(text) == nil ? nil : text.spaced
    case .path: String(decoding: text.utf8.prefix(while: Self.isPath), as: UTF8.self).spaced
    case .transform: (try? Transform(text)).map { Self.text($0) }
    case .words:
      text.utf8.count <= 40 && text.utf8.allSatisfy(Self.isWord) ? text.trimmed : nil
    }
  }

  /// A transformation as attributes have it.
  static func text(_ transform: Transform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d]
    if numbers == [1, 0, 0, 1] {
      return "translate(\(NumberText(transform.e)) \(NumberText(transform.f)))"
    }
    let all =
      numbers.map { DecimalText.short(($0 * 1e9).rounded() / 1e9) }
      + [transform.e, transform.f].map { "\(NumberText($0))" }
    return "matrix(\(joined(all)))"
  }

  /// A length whose percentages are those of the attribute.
  static func text(_ length: ComputedLength, of whole: Double) -> String {
    if length.percent == 0 { return "\(NumberText(length.px))" }
    if length.px == 0 { return "\(NumberText(length.percent))%" }
    return "\(NumberText(length.resolved(by: whole)))"
  }

  private static func length(_ text: String, _ basis: LengthBasis) -> String? {
    if let length = Length(text) { return Self.text(length, basis) }
    let context = StyleLength.Context(
      fontSize: basis.fontSize,
      rootFontSize: basis.rootFontSize,
      viewport: basis.window
    )
    return StyleLength.calculated(text).map {
      Self.text($0.computed(context), of: basis.viewport.extent(along: .diagonal))
    }
  }

  private static func text(_ length: Length, _ basis: LengthBasis) -> String {
    length.unit == .percent
      ? "\(NumberText(length.value))%"
      : "\(NumberText(length.pixels(basis, percentageOf: 0)))"
  }

  private static func joined(_ words: [String]) -> String { words.joined(separator: " ") }

  /// What stands for lengths in markers and symbols, and for their angle.
  private static let keywords: Set<String> = [
    "left", "center", "right", "top", "bottom", "auto", "auto-start-reverse",
  ]

  private static func isPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x20, 0x9, 0xA, 0xD, UInt8(ascii: "+")...UInt8(ascii: "."): true
    default: "MmZzLlHhVvCcSsQqTtAaEe".utf8.contains(byte)
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x20, 0x25, 0x2D: true
    default: false
    }
  }
}

extension String {
  fileprivate var spaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  fileprivate var trimmed: String { spaced }
}
