public import A11yAudit

/// What an assertion says of a spec, without saying it: pure, so that it can be tested.
public enum AccessibilityFailures {
  /// One thing that makes an assertion fail, and where in the spec it is.
  public struct Failure: Hashable, Sendable {
    /// The place, what is wrong, the evidence, the remedy and the rule, in several lines.
    public var message: String
    public var location: Location
  }

  /// Everything that makes a spec fail.
  ///
  /// A spec that cannot be read fails, and so does one in which nothing is decided: an assertion
  /// never passes because there was nothing to look at.
  ///
  /// - Parameters:
  ///   - spec: the spec's text.
  ///   - file: what messages call it.
  ///   - audit: which rules decide.
  ///   - failOn: the least impact that fails.
  /// - Returns: one failure for each finding, in the order of their places.
  public static func of(
    _ spec: [UInt8],
    file: String,
    audit: Audit = Audit(),
    failOn: Impact = .serious
  ) -> [Failure] {
    let document: Document
    do throws(InputErrors) {
      document = try Document(spec, file: file)
    } catch {
      return error.errors.map { error in
        Failure(message: "\(error.location): \(error.message)", location: error.location)
      }
    }
    let results = audit.results(for: document)
    let report = Report(
      version: Version.current,
      files: [Report.AuditedFile(name: file, results: results, seconds: 0)],
      failOn: failOn
    )
    guard report.isDecided else {
      let start = Location(file: file, line: 1, column: 1)
      return [
        Failure(message: "\(start): nothing was audited: no rule found a target", location: start)
      ]
    }
    return report.failingFindings.map { finding in
      Failure(message: FindingText.plain(finding), location: finding.first.location)
    }
  }
}
