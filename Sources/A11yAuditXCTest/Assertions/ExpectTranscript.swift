#if canImport(Testing)
public import A11yAudit
public import Testing

/// Fails where a screen reader says something else than expected, from stop to stop of a component
/// in a spec's file; for Swift Testing, and for XCTest alike.
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
///   - sourceLocation: where the expectation stands.
///   - file: the file that it stands in, for paths and for XCTest.
public func expectTranscript(
  specAt path: String,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  reads expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
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
public func expectTranscript(
  spec text: String,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  reads expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
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
public func expectTranscript(
  _ spec: some Auditable,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  reads expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
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
