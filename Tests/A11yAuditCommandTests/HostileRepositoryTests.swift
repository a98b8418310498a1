#if os(Linux)
import Files
import Foundation
import Testing

@testable import A11yAuditCommand

/// A repository of a stranger names programs, and asking it what changed runs none of them.
@Suite struct HostileRepositoryTests {
  private let process = CommandProcess(["lib/kit.xml": Specs.bad, "app/app.xml": Specs.bad])

  /// A repository with a submodule, and in each what git would run, which takes down that it ran.
  ///
  /// These are a filter, hooks, a monitor of files, converters, and a remote for what is missing. Files
  /// are younger than the index, so that git would read them through the filter.
  private static let planting = """
    export HOME=$PWD/home GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=$PWD/home/none
    export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
    mkdir home ran tools
    program() {
      printf '#!/bin/sh\\ntouch "%s/ran/%s"\\n' "$top" "$(basename "$1")" > "$1"; chmod +x "$1"
    }
    plant() {
      echo '*.xml filter=f diff=d' > $1/.gitattributes
      git=$(git -C $1 rev-parse --absolute-git-dir)
      mkdir -p $git/hooks
      for tool in clean process monitor textconv external upload ssh; do program tools/$2-$tool; done
      for hook in post-index-change reference-transaction pre-auto-gc; do program $git/hooks/$hook; done
      while read -r key value; do git -C $1 config $key "$value"; done <<EOF
      filter.f.clean $top/tools/$2-clean
      filter.f.process $top/tools/$2-process
      filter.f.required true
      core.fsmonitor $top/tools/$2-monitor
      diff.d.textconv $top/tools/$2-textconv
      diff.d.command $top/tools/$2-external
      diff.external $top/tools/$2-external
      core.sshCommand $top/tools/$2-ssh
      core.repositoryFormatVersion 1
      extensions.partialClone origin
      remote.origin.url ext::$top/tools/$2-upload
      remote.origin.promisor true
      protocol.ext.allow always
    EOF
    }
    top=$PWD
    git init -q lib && git -C lib add . && git -C lib commit -q -m kit
    git init -q app && touch -d '+1 day' app/app.xml
    git -C app -c protocol.file.allow=always submodule --quiet add "$PWD/lib" sub
    touch -d '+1 day' app/sub/kit.xml; git -C app/sub update-index -q --refresh
    git -C app add . && git -C app commit -q -m app
    plant app/sub sub; plant app app
    cd app

    """

  private func run(_ script: String) throws -> CommandProcess.Ended {
    try process.run(
      Self.planting + script,
      ["A": CommandProcess.command.path, "PATH": "/usr/bin:/bin"]
    )
  }

  @Test func nothingOfItRuns() throws {
    let ended = try run(
      """
      $A check . --since HEAD --quiet > $top/same
      touch app.xml; echo >> sub/kit.xml; git() { command git -c core.fsmonitor=false "$@"; }
      $A check . --since HEAD --format concise
      $A check . --since 1111111111111111111111111111111111111111
      tree=$(git rev-parse HEAD^{tree}); rm -f .git/objects/${tree:0:2}/${tree:2}
      $A check . --since HEAD
      ls $top/ran; head -n 1 $top/same
      """
    )
    // What did not change is not told from what is read without the filter.
    #expect(ended.output.hasSuffix("\nnothing was audited\n"), "\(ended.output)")
    #expect(ended.output.contains("app.xml:2:3: ") && ended.output.contains("sub/kit.xml:2:3: "))
    #expect(ended.output.contains("git knows no such revision here"))
    #expect(!ended.output.contains("monitor\n"), "\(ended.output)")
  }

  /// What was planted runs where git is asked without care.
  @Test func whatIsPlantedRuns() throws {
    let ended = try run(
      """
      git diff --raw HEAD --ignore-submodules=none; git cat-file -p \(String(repeating: "1", count: 40))
      (cd sub; git update-index --refresh)
      unfiltered() { git -c filter.f.process= -c filter.f.clean= -c filter.f.required=false "$@"; }
      unfiltered log -p -1; unfiltered log -p -1 --ext-diff; unfiltered rm -q --cached app.xml
      ls $top/ran
      """
    )
    for name in [
      "app-external", "app-monitor", "app-process", "app-textconv", "app-upload", "sub-process",
      "post-index-change",
    ] {
      #expect(ended.output.contains("\(name)\n"), "\(name): \(ended.output)")
    }
  }

  /// A filter of which the name cannot be given to git is no filter that is run.
  @Test func aFilterThatCannotBeSwitchedOff() throws {
    let ended = try run(
      """
      git config 'filter.a=b.clean' $top/tools/app-clean
      echo '*.xml filter=a=b' > .gitattributes; rm -f $top/ran/*
      $A check . --since HEAD; echo $?; ls $top/ran
      """
    )
    #expect(
      ended.output.hasSuffix(
        "--since HEAD: git cannot be kept from running a filter of such a name\n2\n"
      ),
      "\(ended.output)"
    )
  }

  /// What git reads of a repository may be a pipe that nobody writes to.
  @Test func gitIsNotWaitedForForEver() throws {
    _ = try process.run("git init -q . && mkfifo .gitignore", ["PATH": "/usr/bin:/bin"])
    let error = #expect(throws: SystemError.self) {
      try Git.output(
        ["ls-files", "--others", "--exclude-standard"],
        in: process.folder.path,
        patience: 1
      )
    }
    #expect(error?.message == "git has said nothing for 1 seconds; does it wait for a pipe?")
  }
}
#endif
