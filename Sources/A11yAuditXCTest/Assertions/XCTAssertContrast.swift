#if canImport(XCTest)
public import A11yAudit

/// Fails where a colour has too little contrast with what is behind it; for XCTest and for Swift
/// Testing alike.
///
/// Where one of the colours differs by appearance, each appearance counts. The failure gives the
/// ratios and the nearest colours that pass.
///
/// - Parameters:
///   - foreground: a CSS colour, a system colour as `systemBlue`, or a token of the palette; one that
///     is translucent is painted over the background.
///   - background: the same; it is opaque.
///   - minimum: the ratio to be reached, as 4.5.
///   - palette: a spec or document whose tokens are known, and whose generation of system colours
///     holds; without one, no tokens and iOS 26.
///   - appearances: those that matter where a colour differs by appearance.
///   - file: the test's file.
///   - line: the test's line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertContrast(
  _ foreground: String,
  on background: String,
  atLeast minimum: Double,
  palette: (any Auditable)? = nil,
  appearances: [Appearance] = Appearance.allCases,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  CallSite(file: file, line: line).expect {
    ContrastFailures.of(
      foreground,
      on: background,
      atLeast: minimum,
      palette: palette?.auditedSpec,
      appearances: appearances
    )
  }
}
#endif
