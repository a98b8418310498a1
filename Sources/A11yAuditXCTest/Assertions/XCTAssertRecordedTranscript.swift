#if canImport(XCTest)
public import A11yAudit

/// Fails where a screen reader says something else than is recorded, from stop to stop of a component
/// in a spec's file.
///
/// Where nothing is recorded yet, what is said is written to a file beside the test's, a line each,
/// and the test fails once: look whether it is right, and keep the file with the test.
///
/// - Parameters:
///   - path: the file of a spec or of Swift source, looked for as where the transcript stands in the test.
///   - component: its id; not needed where the spec has one component, or one with steps.
///   - transitions: what happens before, from the state that the spec describes.
///   - name: the file, by its path from the folder of the test's file.
///   - record: whether it is written anew.
///   - file: the test's file.
///   - line: the test's line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTranscript(
  specAt path: String,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  recordedIn name: String,
  record: Bool = false,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    try place.recording(in: name, isNew: record).failures(
      of: try place.spec(at: path),
      component: component,
      after: transitions
    )
  }
}

/// Fails where a screen reader says something else than is recorded, from stop to stop of a component
/// in the text of a spec.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTranscript(
  spec text: String,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  recordedIn name: String,
  record: Bool = false,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    try place.recording(in: name, isNew: record).failures(
      of: .text(text, beside: place.path),
      component: component,
      after: transitions
    )
  }
}

/// Fails where a screen reader says something else than is recorded, from stop to stop of a component
/// in a ``Spec`` that is built in Swift, or in a `Document`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertTranscript(
  _ spec: some Auditable,
  component: String? = nil,
  after transitions: [Walk.Transition] = [],
  recordedIn name: String,
  record: Bool = false,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  place.expect { () throws(Undecided) in
    try place.recording(in: name, isNew: record).failures(
      of: spec.auditedSpec,
      component: component,
      after: transitions
    )
  }
}
#endif
