#if canImport(Testing)
public import A11yAudit
public import Testing

/// Walks through a component in a spec's file, and fails where something else is heard than
/// expected; for Swift Testing, and for XCTest alike.
///
/// Announcements count, moves of focus and live regions: all that is heard wherever the screen
/// reader is, in this order for each transition. A new screen that takes focus is `(new screen)`.
/// The command `a11y-audit tree --walk next,back FILE` prints what is heard. The failure shows the
/// difference line by line, and is at the line of the spec to change.
///
/// - Parameters:
///   - path: the file of a spec or of Swift source; one that is relative is looked for in the current
///     folder, then beside the test's file. The path of a resource comes from its bundle, as in
///     `Bundle.module.path(forResource:ofType:)`.
///   - component: its id; not needed where the spec has one component, or one with steps.
///   - transitions: what happens, from the state that the spec describes.
///   - expected: what is heard on all of it, one after another.
///   - sourceLocation: where the expectation stands.
///   - file: the file that it stands in, for paths and for XCTest.
public func expectAnnouncements(
  specAt path: String,
  component: String? = nil,
  walking transitions: [Walk.Transition],
  hears expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
  place.expect { () throws(Undecided) in
    AnnouncementFailures.of(
      try place.spec(at: path),
      component: component,
      walking: transitions,
      hears: expected
    )
  }
}

/// Walks through a component in the text of a spec, and fails where something else is heard than
/// expected.
public func expectAnnouncements(
  spec text: String,
  component: String? = nil,
  walking transitions: [Walk.Transition],
  hears expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
  place.expect { () throws(Undecided) in
    AnnouncementFailures.of(
      .text(text, beside: place.path),
      component: component,
      walking: transitions,
      hears: expected
    )
  }
}

/// Walks through a component in a ``Spec`` that is built in Swift, or in a `Document`, and fails
/// where something else is heard than expected.
public func expectAnnouncements(
  _ spec: some Auditable,
  component: String? = nil,
  walking transitions: [Walk.Transition],
  hears expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation,
  file: StaticString = #filePath
) {
  let place = CallSite(sourceLocation, file: file)
  place.expect { () throws(Undecided) in
    AnnouncementFailures.of(
      spec.auditedSpec,
      component: component,
      walking: transitions,
      hears: expected
    )
  }
}
#endif
