extension Reporter {
  /// For code scanning, as GitHub and editors read it.
  static let sarif = Reporter(
    "sarif",
    "for code scanning: SARIF 2.1.0",
    needs: .findings,
    for: .machines
  ) { report, _ in
    SARIFLog(report).text
  }
}
