/// How much is looked at to tell what lies behind all texts, or all marks, of an image.
///
/// Each lies on all that was painted there before, so that a few thousand on one another would take
/// minutes. A step is a sample that is tried on one line, or painted once.
package struct Effort: Sendable {
  private let most: Int
  private var spent = 0

  /// Steps for each text or mark: maps and plots of points take less, and what lies on one area a
  /// thousandth.
  private static let each = 50_000

  /// Steps for each line of what is painted, and for any image.
  private static let (line, base) = (400, 1_000_000)

  /// - Parameters:
  ///   - count: how many texts or marks there are.
  ///   - canvas: what they lie on.
  package init(for count: Int, on canvas: Canvas) {
    most = Self.base + Self.each * count + Self.line * canvas.lineCount
  }

  package var isSpent: Bool { spent > most }

  package mutating func spend(_ steps: Int) { spent += steps }

  /// The missing fact where it is spent.
  package static let fact =
    "what lies behind it, because so much lies on one another that the image takes more than "
    + "\(each) steps a text or mark to look through"
}
