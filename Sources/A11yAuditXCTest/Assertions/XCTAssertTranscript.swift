#if canImport(XCTest)
public import A11yAudit

/// Fails where a screen reader says something else than expected, from stop to stop of a component
/// in a spec's file; for XCTest and for Swift Testing alike.
///
/// The command `a11y-audit tree FILE` prints what is said. The failure shows the difference line by
/// line, and is at the line of the spec to change.
///
/// - Parameters:
///   - path: the file of a spec or of Swift source; one that is relative is looked for in the current
///     folder, then beside the test's file. The path of a resource comes from its bundle, as in
///     `Bundle.module.path(forResource:ofType:)`.
///   - component: its id; not needed where the spec has one component, or one with steps.
///   - transitions: what happens before, from the state that the spec describes.
///   - expected: what is said at each stop, in reading order.
///   - file: the test's file.
///   - line: the test's line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTranscript(
  specAt path: String,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  reads expected: [String],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    AnnouncementFailures.ofTranscript(
      try place.spec(at: path),
      component: component,
      after: transitions,
      reads: expected
    )
  }
}

/// Fails where a screen reader says something else than expected, from stop to stop of a component
/// in the text of a spec.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTranscript(
  spec text: String,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  reads expected: [String],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    AnnouncementFailures.ofTranscript(
      .text(text, beside: place.path),
      component: component,
      after: transitions,
      reads: expected
    )
  }
}

/// Fails where a screen reader says something else than expected, from stop to stop of a component
/// in a ``Spec`` that is built in Swift, or in a `Document`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTranscript(
  _ spec: some Auditable,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  reads expected: [String],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    AnnouncementFailures.ofTranscript(
      spec.auditedSpec,
      component: component,
      after: transitions,
      reads: expected
    )
  }
}
#endif
