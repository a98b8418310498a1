/// What a run was of and how it was called, as far as whoever started it says so.
package struct RunFacts: Hashable, Sendable {
  /// The name of the project or folder.
  package var project: String?

  /// Which state of the project was audited: a commit, a tag.
  package var revision: String?

  /// The command line.
  package var command: String?

  /// Where the page of the run is published, on which components are drawn.
  package var page: String?

  package init(
    project: String? = nil,
    revision: String? = nil,
    command: String? = nil,
    page: String? = nil
  ) {
    (self.project, self.revision) = (project, revision)
    (self.command, self.page) = (command, page)
  }
}
