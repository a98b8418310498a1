package import A11yAudit
internal import Support

/// What makes an assertion fail that two colours have a contrast; pure, so that any test framework
/// can use it.
package enum ContrastFailures {
  /// What keeps a pair of colours below a contrast ratio.
  ///
  /// - Parameters:
  ///   - foreground: a CSS colour, a system colour as `systemBlue`, or a token of the palette; one
  ///     that is translucent is painted over the background.
  ///   - background: the same; it is opaque.
  ///   - minimum: the ratio to be reached, 1 to 21.
  ///   - palette: whose tokens are known, and whose generation of system colours holds.
  ///   - appearances: those that matter where a colour differs by appearance.
  /// - Returns: one failure with a line for each appearance that falls short, or what is wrong with
  ///   the question.
  package static func of(
    _ foreground: String,
    on background: String,
    atLeast minimum: Double,
    palette: AuditedSpec? = nil,
    appearances: [Appearance] = Appearance.allCases
  ) -> [AssertionFailure] {
    guard (1...21).contains(minimum) else {
      return [AssertionFailure("atLeast: \(minimum) is no contrast ratio; one is from 1 to 21")]
    }
    guard !appearances.isEmpty else {
      return [AssertionFailure("appearances: is empty; name one")]
    }
    do throws(Undecided) {
      let document = try palette.map { spec throws(Undecided) in
        try AssertedDocument(spec).document
      }
      let lines = try pairs(foreground, on: background, document, appearances)
        .compactMap { line(of: $0, minimum) }
      guard !lines.isEmpty else { return [] }
      let ratio = DecimalText.short(minimum)
      let start = "\(foreground) on \(background) falls short of \(ratio):1"
      return [AssertionFailure("\(start)\n" + lines.joined(separator: "\n"))]
    } catch {
      return error.failures
    }
  }

  private static func pairs(
    _ foreground: String,
    on background: String,
    _ document: Document?,
    _ appearances: [Appearance]
  ) throws(Undecided) -> [ContrastText.Pair] {
    do throws(ColorNameError) {
      return try ContrastText.Pair.all(
        foreground,
        on: background,
        tokens: document?.palette ?? [],
        generation: document?.generation ?? .ios26,
        appearances: appearances
      )
    } catch {
      throw Undecided(error.message)
    }
  }

  /// The pair with its ratio and what would reach the minimum; nil where it does.
  private static func line(of pair: ContrastText.Pair, _ minimum: Double) -> String? {
    guard pair.ratio.value < minimum else { return nil }
    let appearance = pair.appearance.map { "\($0.rawValue): " } ?? ""
    let nearest = pair.nearest(reaching: minimum)
    return
      "    \(appearance)\(pair.foreground.notation) on \(pair.background.notation) is \(pair.ratio)"
      + (nearest.isEmpty ? "" : "; nearest: \(nearest)")
  }
}
