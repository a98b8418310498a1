import A11yConfiguration
import Files
import Foundation
import Testing

@testable import A11yAuditCommand

/// Files as the operating system has them.
@Suite final class DiskTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    try Disk.write("grüß dich\n", to: path("report"))
    try Disk.write("short", to: path("report"))
    #expect(try FileBytes.of(path("report"), .found) == Array("short".utf8))
    #expect(names == ["report"])
  }

  @Test func whatCannotBeWrittenLeavesNothing() throws {
    try FileManager.default.createDirectory(
      atPath: path("taken"),
      withIntermediateDirectories: true
    )
    #expect(throws: SystemError("Is a directory")) { try Disk.write("x", to: path("taken")) }
    #expect(throws: SystemError("No such file or directory")) {
      try Disk.write("x", to: path("absent/report"))
    }
    #expect(names == ["taken"])
  }

  /// What is begun and not finished goes away, and what was there stays.
  @Test func onlyWhatIsFinishedIsThere() throws {
    try Disk.write("old", to: path("report"))
    do {
      let file = try PartialFile(replacing: path("report"))
      try file.write("ne")
      #expect(names.count == 2)
      #expect(try FileBytes.of(path("report"), .found) == Array("old".utf8))
      try file.write("w")
    }
    #expect(names == ["report"])
    #expect(try FileBytes.of(path("report"), .found) == Array("old".utf8))
    let file = try PartialFile(replacing: path("report"))
    for part in ["n", "ew"] { try file.write(part) }
    try file.finish()
    #expect(names == ["report"])
    #expect(try FileBytes.of(path("report"), .found) == Array("new".utf8))
  }

  @Test func linksAreWrittenThrough() throws {
    try Disk.write("old", to: path("target"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"),
      withDestinationPath: path("target")
    )
    try Disk.write("new", to: path("link"))
    #expect(try FileBytes.of(path("target"), .found) == Array("new".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("target")
    )
  }

  /// Whichever way a path is written, it is one place; of what is not there yet, too.
  @Test func pathsOfOnePlace() throws {
    try Disk.write("x", to: path("target"))
    try FileManager.default.createDirectory(
      atPath: path("inner"),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: path("link"),
      withDestinationPath: path("target")
    )
    for name in ["link", "./target", "inner/../target", "/target"] {
      #expect(Disk.place(of: path(name)) == Disk.place(of: path("target")), "\(name)")
    }
    #expect(Disk.place(of: path("inner/../new")) == Disk.place(of: path("new")))
    #expect(Disk.place(of: "./new") == Disk.place(of: "new"))
    #expect(
      Disk.place(of: "new") == Disk.place(of: FileManager.default.currentDirectoryPath + "/new")
    )
    #expect(Disk.place(of: "/new") == "/new")
    // Where the folder is missing, too, and where a file is taken for one.
    let folder = FileManager.default.currentDirectoryPath
    for (written, way) in [
      ("none/new.xml", "none/new.xml"), ("none/", "none"), ("none//deep/../new", "none/new"),
      ("none/..", ""), ("./none/x/", "none/x"),
    ] {
      #expect(Disk.place(of: written) == folder + (way.isEmpty ? "" : "/" + way), "\(written)")
    }
    #expect(Disk.place(of: path("target") + "/") == Disk.place(of: path("target")))
    #expect(Disk.place(of: path("target") + "/x") == Disk.place(of: path("target")) + "/x")
    #expect(Disk.place(of: "/none/new") == "/none/new")
    #expect(Disk.place(of: "") == folder)
    #expect(Disk.place(of: path("new")) != Disk.place(of: path("target")))
  }

  /// A mark behind a slash makes no other character of it.
  @Test func aMarkBehindASlash() {
    let folder = FileManager.default.currentDirectoryPath
    #expect(Disk.place(of: "none/../\u{301}x") == folder + "/\u{301}x")
    #expect(Disk.place(of: folder + "/\u{301}x/..") == folder)
    #expect(Disk.place(of: "/\u{301}none/y") == "/\u{301}none/y")
    #expect(PathSyntax.relative("/a/\u{301}b", to: "/a/c") == "../\u{301}b")
  }

  @Test func aFileKeepsItsPermissions() throws {
    try Disk.write("old", to: path("report"))
    let permissions = [FileAttributeKey.posixPermissions: 0o600]
    try FileManager.default.setAttributes(permissions, ofItemAtPath: path("report"))
    try Disk.write("new", to: path("report"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("report"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  /// What they are is said where they are opened.
  @Test func linksThatLeadNowhereOrToPipesAreListed() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("lost.xml"),
      withDestinationPath: path("nowhere.xml")
    )
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: path("pipe.xml"),
      withDestinationPath: path("pipe")
    )
    let listing = try #require(try System.machine.listing(folder.path))
    #expect(listing.files == ["lost.xml", "pipe", "pipe.xml"].map(path))
  }

  /// A link to a file beside it is a second name of one file.
  @Test func linksToWhatIsAuditedAreNotAuditedTwice() throws {
    for name in ["b.xml", "z/c.xml"] {
      try FileManager.default.createDirectory(
        atPath: path("z"),
        withIntermediateDirectories: true
      )
      try Disk.write(Specs.good, to: path(name))
    }
    for (link, target) in [("a.xml", "z/c.xml"), ("z/d.xml", "b.xml"), ("e.xml", "a.xml")] {
      try FileManager.default.createSymbolicLink(
        atPath: path(link),
        withDestinationPath: path(target)
      )
    }
    func audited(_ words: String...) -> String {
      CommandLineTool.result(of: ["check"] + words + ["--quiet"], .machine).output
    }
    #expect(audited(folder.path).contains("in 2 files"))
    // Who names a link means it; one to what is not audited is the only name of it.
    #expect(audited(path("z"), path("a.xml")).contains("in 3 files"))
    #expect(audited(path("z")).contains("in 2 files"))
  }

  #if os(Linux)
  /// Elsewhere no file system takes such a name.
  @Test func namesThatAreNoUTF8AreSpelledOut() throws {
    for name in ["b\u{1}r.xml", "b\u{1}r.txt"] {
      var bytes = Array(path(name).utf8CString)
      for index in bytes.indices where bytes[index] == 1 { bytes[index] = CChar(bitPattern: 0xE4) }
      let descriptor = open(bytes, O_CREAT | O_WRONLY, 0o600)
      try #require(descriptor >= 0)
      close(descriptor)
    }
    try Disk.write(Specs.good, to: path("good.xml"))
    let result = CommandLineTool.result(of: ["check", folder.path, "--quiet"], .machine)
    #expect(result.exitCode == .error && result.output.contains("in 1 file"))
    #expect(
      result.complaints.hasSuffix(
        "/b\\xE4r.xml:1:1: error: the name is no UTF-8, so that it cannot be read; give it another, "
          + "or exclude its folder\n"
      )
    )
    #expect(result.complaints.split(separator: "\n").count == 1)
  }
  #endif

  @Test func whatCannotBeReadSaysWhy() {
    #expect(throws: SystemError("No such file or directory")) {
      _ = try FileBytes.of(path("absent"), .found)
    }
    #expect(throws: SystemError("is a folder and no file", .kind)) {
      _ = try FileBytes.of(folder.path, .found)
    }
  }

  @Test func foldersAreWalkedInOrderAndWithoutCircles() throws {
    let inner = path("b/c")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    for name in ["z.xml", "a.xml", ".hidden.xml", "b/c/d.xml"] {
      try Disk.write("<spec/>", to: path(name))
    }
    try FileManager.default.createSymbolicLink(
      atPath: path("b/c/up"),
      withDestinationPath: folder.path
    )
    let found = try #require(try System.machine.listing(folder.path)).files
    let relative = found.map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(relative == ["a.xml", "b/c/d.xml", "z.xml"])
    #expect(try System.machine.listing(path("a.xml")) == nil)
  }
}
