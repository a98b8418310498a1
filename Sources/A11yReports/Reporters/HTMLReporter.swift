extension Reporter {
  /// For people who look at a page: designers, and whoever decides what is mended first.
  static let html = Reporter(
    "html",
    "for people who look at a page: each component as it looks and sounds",
    showsComponents: true
  ) { _ in
    HTMLReport()
  }
}
