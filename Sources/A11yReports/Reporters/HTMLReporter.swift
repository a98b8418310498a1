extension Reporter {
  /// For people who look at a page: designers, and whoever decides what is mended first.
  static let html = Reporter(
    "html",
    "for people who read a page, with the colours",
    needs: .findings,
    keeping: .files
  ) { report, _ in
    HTMLPage(report: report).text
  }
}
