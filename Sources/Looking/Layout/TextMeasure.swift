internal import A11yModel
internal import Language

/// How much room texts take, by how many characters they have: an estimate.
package struct TextMeasure {
  /// The width of a character as a multiple of the size: of most, and of those as wide as high.
  package let character: Double
  package let wideCharacter: Double

  package init(character: Double, wideCharacter: Double) {
    (self.character, self.wideCharacter) = (character, wideCharacter)
  }

  /// A text as lines can be broken in it.
  func pieces(of text: String, size: Double) -> [Piece] {
    var pieces: [Piece] = []
    var open = Piece()
    func close() {
      if !open.text.isEmpty { pieces.append(open) }
      open = Piece()
    }
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      if Self.isSpace(scalar) {
        close()
        if let last = pieces.indices.last { pieces[last].space += self.character * size }
        continue
      }
      if scalar.value == Self.softHyphen {
        if !open.text.isEmpty {
          open.text.append("-")
          open.hyphen = self.character * size
        }
        close()
        continue
      }
      let standsAlone = Self.standsAlone(scalar)
      if standsAlone { close() }
      open.text.append(character)
      open.width += (scalar.isWide ? wideCharacter : self.character) * size
      if standsAlone || Self.isDash(scalar) { close() }
    }
    close()
    return pieces
  }

  /// What is not broken, and what follows it where the line goes on.
  struct Piece {
    var text = ""
    var width = 0.0
    var space = 0.0

    /// What the hyphen takes that is shown only where a line ends at it.
    var hyphen = 0.0
  }

  private static let softHyphen: UInt32 = 0xAD

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // No line ends at these.
    case 0xA0, 0x202F, 0x2007: false
    case 0x200B: true
    default: scalar.properties.isWhitespace
    }
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    [0x2D, 0x2010, 0x2012, 0x2013, 0x2014].contains(scalar.value)
  }

  /// Whether a line may end on either side of it: ideographs, and letters of scripts without spaces.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isWide { return true }
    guard scalar.value >= 0xE00 else { return false }
    switch Script(scalar) {
    case .thai, .lao, .burmese, .khmer: return true
    default: return false
    }
  }
}

extension [TextMeasure.Piece] {
  /// The width of the piece that is longest.
  var longest: Element? { self.max { $0.width + $0.hyphen < $1.width + $1.hyphen } }

  /// The width of all on one line.
  var total: Double { reduce(0) { $0 + $1.width + $1.space } - (last?.space ?? 0) }

  /// The least width in which they take no more than some lines; nil for any number of lines.
  func width(on lines: Int?) -> Double {
    guard let least = longest.map({ $0.width + $0.hyphen }) else { return 0 }
    guard let lines, lines < count else { return least }
    if lines <= 1 { return total }
    var (low, high) = (least, Swift.max(least, total))
    guard takesMore(than: lines, in: low) else { return low }
    // What is left of the range is less than a thousandth of a point.
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if middle == low || middle == high { break }
      if takesMore(than: lines, in: middle) { low = middle } else { high = middle }
    }
    return high
  }

  private func takesMore(than lines: Int, in width: Double) -> Bool {
    var (taken, end, space) = (1, 0.0, 0.0)
    for piece in self {
      // Lengths that are added up differ in their last digits.
      if end > 0, end + space + piece.width + piece.hyphen > width + 1e-6 {
        taken += 1
        if taken > lines { return true }
        end = piece.width
      } else {
        end += space + piece.width
      }
      space = piece.space
    }
    return false
  }
}
