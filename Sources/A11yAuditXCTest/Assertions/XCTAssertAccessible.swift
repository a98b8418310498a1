#if canImport(XCTest)
public import A11yAudit

/// Fails once for each accessibility finding in a spec; for XCTest and for Swift Testing alike.
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
///   - file: the test's file.
///   - line: the test's line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertAccessible(
  specAt path: String,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  expecting: [ExpectedFinding] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
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

/// Fails once for each accessibility finding in a spec; for XCTest and for Swift Testing alike.
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
///   - file: the test's file.
///   - line: the test's line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertAccessible(
  spec text: String,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  expecting: [ExpectedFinding] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  let audit = audit.choosing(
    profiles: profiles,
    rules: rules,
    skipping: skipping,
    appearances: appearances
  )
  place.expectAccessible(audit, failOn, expecting) { .text(text) }
}

/// Fails once for each accessibility finding in a spec; for XCTest and for Swift Testing alike.
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
///   - file: the test's file.
///   - line: the test's line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertAccessible(
  _ spec: some Auditable,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  expecting: [ExpectedFinding] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  let audit = audit.choosing(
    profiles: profiles,
    rules: rules,
    skipping: skipping,
    appearances: appearances
  )
  place.expectAccessible(audit, failOn, expecting) { spec.auditedSpec }
}
#endif
