#if canImport(Testing)
public import A11yAudit
public import Testing

/// Fails once for each accessibility finding in a spec; for Swift Testing, and for XCTest alike.
///
/// A finding is shown at its place: in the spec's file, or at the code that built its element.
///
/// - Parameters:
///   - path: the spec's file; one that is relative is looked for in the current folder, then beside
///     the test's file. That of a resource is given by the bundle, as in
///     `Bundle.module.path(forResource:ofType:)`.
///   - audit: which rules decide; default those of a run without options. What is chosen besides goes
///     before it.
///   - profiles: the profiles whose rules decide.
///   - rules: exactly the rules that decide, whatever the profile; one that does not exist fails.
///   - skipping: rules that are left out.
///   - appearances: the appearances in which findings count; what does not depend on them does
///     anyway.
///   - failOn: the least impact that fails.
///   - expecting: findings that are known and do not fail; one that does not occur does.
///   - sourceLocation: where the expectation stands.
///   - file: the file that it stands in, for paths and for XCTest.
public func expectAccessible(
  specAt path: String,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  expecting: [ExpectedFinding] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
  let audit = audit.choosing(
    profiles: profiles,
    rules: rules,
    skipping: skipping,
    appearances: appearances
  )
  place.expectAccessible(audit, failOn, expecting) { () throws(Undecided) in
    try place.spec(at: path)
  }
}

/// Fails once for each accessibility finding in a spec; for Swift Testing, and for XCTest alike.
///
/// A finding is shown at its place: in the spec's file, or at the code that built its element.
///
/// - Parameters:
///   - text: the spec's text.
///   - audit: which rules decide; default those of a run without options. What is chosen besides goes
///     before it.
///   - profiles: the profiles whose rules decide.
///   - rules: exactly the rules that decide, whatever the profile; one that does not exist fails.
///   - skipping: rules that are left out.
///   - appearances: the appearances in which findings count; what does not depend on them does
///     anyway.
///   - failOn: the least impact that fails.
///   - expecting: findings that are known and do not fail; one that does not occur does.
///   - sourceLocation: where the expectation stands.
///   - file: the file that it stands in, for paths and for XCTest.
public func expectAccessible(
  spec text: String,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  expecting: [ExpectedFinding] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
  let audit = audit.choosing(
    profiles: profiles,
    rules: rules,
    skipping: skipping,
    appearances: appearances
  )
  place.expectAccessible(audit, failOn, expecting) { .text(text) }
}

/// Fails once for each accessibility finding in a spec; for Swift Testing, and for XCTest alike.
///
/// A finding is shown at its place: in the spec's file, or at the code that built its element.
///
/// - Parameters:
///   - spec: a ``Spec`` that is built in Swift, or a `Document`.
///   - audit: which rules decide; default those of a run without options. What is chosen besides goes
///     before it.
///   - profiles: the profiles whose rules decide.
///   - rules: exactly the rules that decide, whatever the profile; one that does not exist fails.
///   - skipping: rules that are left out.
///   - appearances: the appearances in which findings count; what does not depend on them does
///     anyway.
///   - failOn: the least impact that fails.
///   - expecting: findings that are known and do not fail; one that does not occur does.
///   - sourceLocation: where the expectation stands.
///   - file: the file that it stands in, for paths and for XCTest.
public func expectAccessible(
  _ spec: some Auditable,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  expecting: [ExpectedFinding] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
  let audit = audit.choosing(
    profiles: profiles,
    rules: rules,
    skipping: skipping,
    appearances: appearances
  )
  place.expectAccessible(audit, failOn, expecting) { spec.auditedSpec }
}
#endif
