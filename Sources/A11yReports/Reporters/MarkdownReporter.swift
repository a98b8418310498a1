extension Reporter {
  /// For comments on pull requests.
  static let markdown = Reporter(
    "markdown",
    "for comments on pull requests",
    keeping: .components
  ) { report, _ in
    MarkdownDocument(report: report, limit: .comment).text
  }

  /// For the page of a run, which GitHub makes of what its steps write into `$GITHUB_STEP_SUMMARY`.
  static let githubSummary = Reporter(
    "github-summary",
    "for the summary of a GitHub workflow's step",
    keeping: .components
  ) { report, _ in
    MarkdownDocument(report: report, limit: .stepSummary).text
  }
}
