public import A11yAudit

#if canImport(XCTest)
internal import Foundation
internal import XCTest
#endif
#if canImport(Testing)
internal import Testing
#endif

#if canImport(XCTest)
/// Fails once for each accessibility finding in a spec; for XCTest and for Swift Testing alike.
///
/// - Parameters:
///   - path: the spec's file; one that is relative is looked for in the current folder, then beside
///     the test's file.
///   - audit: which rules decide; default those of a run without options.
///   - failOn: the least impact that fails.
///   - file: the test's file.
///   - line: the test's line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertAccessible(
  specAt path: String,
  audit: Audit = Audit(),
  failOn: Impact = .serious,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  let found = [path, place.neighbour(path)].first { FileManager.default.fileExists(atPath: $0) }
  guard let found, let data = FileManager.default.contents(atPath: found) else {
    place.fail("\(path): the spec cannot be read", at: nil)
    return
  }
  let failures = AccessibilityFailures.of(Array(data), file: found, audit: audit, failOn: failOn)
  for failure in failures { place.fail(failure.message, at: failure.location) }
}

/// Fails once for each accessibility finding in a spec; for XCTest and for Swift Testing alike.
///
/// - Parameters:
///   - spec: the spec's text.
///   - audit: which rules decide; default those of a run without options.
///   - failOn: the least impact that fails.
///   - file: the test's file.
///   - line: the test's line.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func XCTAssertAccessible(
  spec: String,
  audit: Audit = Audit(),
  failOn: Impact = .serious,
  file: StaticString = #filePath,
  line: UInt = #line
) {
  let place = CallSite(file: file, line: line)
  let failures = AccessibilityFailures.of(
    Array(spec.utf8),
    file: "spec",
    audit: audit,
    failOn: failOn
  )
  for failure in failures { place.fail(failure.message, at: nil) }
}

/// Where an assertion stands.
private struct CallSite {
  let file: StaticString
  let line: UInt

  /// The path of what lies beside the test's file.
  func neighbour(_ path: String) -> String {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
    return URL(fileURLWithPath: path, relativeTo: folder).path
  }

  /// Fails the test that is running.
  ///
  /// Each framework lets a failure of the other pass in silence, so the one that runs is asked.
  /// XCTest can point into Swift sources only; its message begins with the place in the spec.
  func fail(_ message: String, at location: Location?) {
    #if canImport(Testing)
    if Test.current != nil {
      Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation(location))
      return
    }
    #endif
    XCTFail(message, file: file, line: line)
  }

  #if canImport(Testing)
  private func sourceLocation(_ location: Location?) -> SourceLocation {
    guard let location else {
      return SourceLocation(
        fileID: "Tests/\(name(of: "\(file)"))",
        filePath: "\(file)",
        line: Int(line),
        column: 1
      )
    }
    return SourceLocation(
      fileID: "Specs/\(name(of: location.file))",
      filePath: location.file,
      line: location.line,
      column: location.column
    )
  }

  private func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
  #endif
}
#endif
