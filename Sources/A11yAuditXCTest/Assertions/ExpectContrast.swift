#if canImport(Testing)
public import A11yAudit
public import Testing

/// Fails where a colour has too little contrast with what is behind it; for Swift Testing,
/// and for XCTest alike.
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
///   - sourceLocation: where the expectation stands.
///   - file: the file that it stands in, for XCTest.
public func expectContrast(
  _ foreground: String,
  on background: String,
  atLeast minimum: Double,
  palette: (any Auditable)? = nil,
  appearances: [Appearance] = Appearance.allCases,
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  CallSite(sourceLocation, file: file).expect {
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
