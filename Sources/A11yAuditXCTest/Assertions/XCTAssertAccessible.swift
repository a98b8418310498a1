#if canImport(XCTest)
public import A11yAudit

/// Fails once for each accessibility finding in a spec's file; for XCTest and for Swift Testing
/// alike.
///
/// A finding at or above the impact `failOn` fails, with its evidence and remedy, at its place
/// where the framework can point there. So does a spec that cannot be read, or in which there is
/// nothing to audit.
///
/// Comments in the spec suppress findings as they do in a run. No configuration is read and no
/// baseline: what a test asks for stands in it.
///
/// - Parameters:
///   - path: the file of a spec or of Swift source; one that is relative is looked for in the current
///     folder, then beside the test's file. The path of a resource comes from its bundle, as in
///     `Bundle.module.path(forResource:ofType:)`.
///   - audit: which rules decide; default those of a run without options and without a
///     configuration. What is chosen besides goes before it.
///   - profiles: the profiles whose rules decide.
///   - rules: exactly the rules that decide, whatever the profile; one that does not exist fails.
///   - skipping: rules that are left out.
///   - appearances: the appearances in which findings count; what does not depend on them counts
///     anyway.
///   - failOn: the least impact that fails.
///   - cantTell: whether what could not be told fails, too.
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
  cantTell: CantTell = .passes,
  expecting: [ExpectedFinding] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    AccessibilityFailures.of(
      try place.spec(at: path),
      audit: audit.choosing(
        profiles: profiles,
        rules: rules,
        skipping: skipping,
        appearances: appearances
      ),
      failOn: failOn,
      cantTell: cantTell,
      expecting: expecting
    )
  }
}

/// Fails once for each accessibility finding in the specs of a folder and of those in it, and in
/// the SVG files there that show a chart or an indicator; for one in which there is none.
///
/// The rules may decide nothing in one of them, as long as they do in another.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertAccessible(
  specsIn folder: String,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  cantTell: CantTell = .passes,
  expecting: [ExpectedFinding] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    AccessibilityFailures.of(
      try place.specs(in: folder),
      audit: audit.choosing(
        profiles: profiles,
        rules: rules,
        skipping: skipping,
        appearances: appearances
      ),
      failOn: failOn,
      cantTell: cantTell,
      expecting: expecting
    )
  }
}

/// Fails once for each accessibility finding in the text of a spec.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertAccessible(
  spec text: String,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  cantTell: CantTell = .passes,
  expecting: [ExpectedFinding] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    AccessibilityFailures.of(
      .text(text, beside: place.path),
      audit: audit.choosing(
        profiles: profiles,
        rules: rules,
        skipping: skipping,
        appearances: appearances
      ),
      failOn: failOn,
      cantTell: cantTell,
      expecting: expecting
    )
  }
}

/// Fails once for each accessibility finding in a ``Spec`` that is built in Swift, or in a
/// `Document`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertAccessible(
  _ spec: some Auditable,
  audit: Audit = Audit(),
  profiles: [Profile.Name]? = nil,
  rules: [String]? = nil,
  skipping: [String] = [],
  appearances: [Appearance]? = nil,
  failOn: Impact = .serious,
  cantTell: CantTell = .passes,
  expecting: [ExpectedFinding] = [],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    AccessibilityFailures.of(
      spec.auditedSpec,
      audit: audit.choosing(
        profiles: profiles,
        rules: rules,
        skipping: skipping,
        appearances: appearances
      ),
      failOn: failOn,
      cantTell: cantTell,
      expecting: expecting
    )
  }
}
#endif
