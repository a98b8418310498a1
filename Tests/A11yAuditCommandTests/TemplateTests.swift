#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// What the GitLab template runs.
@Suite struct TemplateTests {
  private let job = ServiceJob()
  private var folder: URL { job.folder }

  /// What was built of a branch is used until the branch has moved.
  @Test func theTemplateBuildsWhatIsNew() throws {
    let script = try ServiceJob.block(".gitlab/a11y-audit.yml", below: "before_script:", "- |")
    let made = #"""
      A11Y_AUDIT_REPOSITORY="file://$PWD/sources"
      git init -q
      if [ ! -d sources ]; then
        git init -q sources && mkdir -p sources/.ci/dist
        printf '#!/bin/sh\nmkdir -p "$1/bin" && cp /bin/true "$1/bin/a11y-audit" && echo built\n' \
          > sources/.ci/dist/install
        chmod +x sources/.ci/dist/install && git -C sources add .ci
      fi
      commit() { git -C sources -c user.name=a -c user.email=a@b commit -q --allow-empty -m "$1"; }
      commit first
      git -C sources branch -q -M main
      apt-get() { :; }

      """#
    let output = { (commands: String) in
      try job.run(
        made + commands.replacing("JOB", with: script),
        ["A11Y_AUDIT_VERSION": "main"]
      )
    }
    let ended = try output("JOB\necho again\nJOB\ncommit second\necho moved\nJOB")
    #expect(ended.code == 0, "\(ended.output)")
    #expect(ended.output == "built\nagain\nmoved\nbuilt\n")
    // A tool that a branch brings would be taken for one of an earlier job.
    let planted = try output(
      """
      printf '#!/bin/sh\ntouch ran' > .a11y-audit-tool/bin/a11y-audit
      git add -f .a11y-audit-tool
      JOB
      cmp .a11y-audit-tool/bin/a11y-audit /bin/true && echo ours
      """
    )
    #expect(planted.output.contains("holds .a11y-audit-tool, which is not used\nbuilt\n"))
    #expect(planted.output.hasSuffix("\nours\n"), "\(planted.output)")
  }

  /// Paths stand one a line, and no link that the checkout brings is written through.
  @Test(arguments: [".", "Specs of ours\n\n--quiet.xml\n", "$(touch ran)/*.xml\n.\n"])
  func theTemplateWritesItsReports(paths: String) throws {
    let script = try ServiceJob.block(".gitlab/a11y-audit.yml", below: "  script:", "- |")
    let ended = try job.run(
      """
      ln -s victim gl-code-quality.json; ln -s victim a11y-audit.xml
      cp 'Specs of ours/good.xml' ./--quiet.xml
      \(script)
      """,
      ["A11Y_AUDIT_PATHS": paths]
    )
    #expect(ended.code == (paths.contains("ran") ? 2 : 1), "\(ended.output)")
    #expect(try job.written("gl-code-quality.json").contains(#""path": "Specs of ours/bad.xml""#))
    #expect(try job.written("a11y-audit.xml").contains("<testsuites>"))
    for name in ["ran", "victim"] {
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: name).path))
    }
  }
}
#endif
