internal import A11yAudit

#if canImport(XCTest)
internal import XCTest
#endif
#if canImport(Testing)
internal import Testing
#endif

/// Where an assertion stands, and the test framework that runs it.
struct CallSite {
  private let file: StaticString
  private let line: UInt
  #if canImport(Testing)
  private let sourceLocation: SourceLocation
  #endif

  /// As assertions of XCTest know where they stand.
  init(file: StaticString, line: UInt) {
    self.file = file
    self.line = line
    #if canImport(Testing)
    let module = Test.current?.sourceLocation.moduleName ?? "Tests"
    sourceLocation = SourceLocation(
      fileID: "\(module)/\(Self.name(of: "\(file)"))",
      filePath: "\(file)",
      line: Int(line),
      column: 1
    )
    #endif
  }

  #if canImport(Testing)
  /// As expectations of Swift Testing know where they stand; XCTest needs the file besides.
  init(_ sourceLocation: SourceLocation, file: StaticString) {
    self.sourceLocation = sourceLocation
    self.file = file
    line = UInt(sourceLocation.line)
  }
  #endif

  /// The path of the file that the assertion is in.
  var path: String { "\(file)" }

  /// Each framework lets a failure of the other pass in silence.
  ///
  /// Swift Testing tells whether one of its tests runs, but not of a task that was detached from
  /// one; XCTest tells nothing. Where none of Swift Testing's is known to run, both are told: the one
  /// that does not run takes no notice.
  private func fail(_ failure: AssertionFailure) {
    #if canImport(Testing)
    Issue.record(
      Comment(rawValue: failure.message),
      sourceLocation: sourceLocation(of: failure.place)
    )
    if Test.current != nil { return }
    #endif
    #if canImport(XCTest)
    if case .code(let origin) = failure.place {
      XCTFail(failure.message, file: origin.filePath, line: origin.line)
    } else {
      XCTFail(failure.message, file: file, line: line)
    }
    #endif
  }

  #if canImport(Testing)
  private func sourceLocation(of place: AssertionFailure.Place) -> SourceLocation {
    switch place {
    case .call: sourceLocation
    case .file(let location):
      SourceLocation(
        fileID: "Specs/\(Self.name(of: location.file))",
        filePath: location.file,
        line: location.line,
        column: location.column
      )
    case .code(let origin):
      SourceLocation(
        fileID: "\(origin.fileID)",
        filePath: "\(origin.filePath)",
        line: Int(origin.line),
        column: Int(origin.column)
      )
    }
  }
  #endif

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension CallSite {
  /// Fails the test that is running, once for each failure there is.
  func expect(_ failures: () throws(Undecided) -> [AssertionFailure]) {
    do throws(Undecided) {
      for failure in try failures() { fail(failure) }
    } catch {
      for failure in error.failures { fail(failure) }
    }
  }
}
