import Files
import Foundation
import Testing

@testable import A11yAuditCommand

/// What is opened, of what lies where a file may be.
@Suite final class FileBytesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  @Test func nothingIsWaitedForThatNobodyNamed() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    try link("link", to: path("pipe"))
    for name in ["pipe", "link"] {
      #expect(throws: SystemError("is a pipe and no file", .kind)) {
        try FileBytes.of(path(name), .found)
      }
    }
  }

  @Test func aPipeInACatalogueIsNotWaitedFor() throws {
    let set = folder.appending(path: "C.xcassets/ink.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try #require(mkfifo(set.appending(path: "Contents.json").path, 0o600) == 0)
    let result = CommandLineTool.result(of: ["palette", path("C.xcassets")], .machine)
    #expect(result.exitCode == .error)
    #expect(result.complaints.contains("is a pipe and no file"))
  }

  @Test func aNamedPipeIsRead() throws {
    try #require(mkfifo(path("pipe"), 0o600) == 0)
    let pipe = path("pipe")
    let writer = Thread { try? Disk.write("a spec", to: pipe) }
    writer.start()
    #expect(try FileBytes.of(pipe, .named) == Array("a spec".utf8))
  }

  @Test func devicesAreNeverOpened() throws {
    try link("zero", to: "/dev/zero")
    for reading in [FileBytes.Reading.named, .found] {
      #expect(throws: SystemError("is a device and no file", .kind)) {
        try FileBytes.of(path("zero"), reading)
      }
    }
  }

  @Test func largeFilesAreNotRead() throws {
    try Disk.write("12345", to: path("file"))
    #expect(try FileBytes.of(path("file"), .found, upTo: FileSize(bytes: 5)).count == 5)
    for reading in [FileBytes.Reading.named, .found] {
      #expect(throws: SystemError("is larger than 4 bytes", .size)) {
        try FileBytes.of(path("file"), reading, upTo: FileSize(bytes: 4))
      }
    }
  }

  @Test func sizes() {
    #expect(FileSize("500MB")?.bytes == 500 << 20 && FileSize("7")?.bytes == 7)
    #expect(FileSize("1GB")?.description == "1 GB" && FileSize("7")?.description == "7 bytes")
    for text in ["", "MB", "0", "-1", "1.5MB", "1 MB", "1TB", "9223372036854775807KB"] {
      #expect(FileSize(text) == nil, "\(text)")
    }
  }

  @Test(arguments: ["0", "2GB", "MB", "1.5MB"])
  func sizesThatAreNone(text: String) {
    for words in [["check", "a.xml"], ["tree", "a.xml"]] {
      let machine = Machine(files: ["a.xml": Specs.good])
      let result = CommandLineTool.result(of: words + ["--max-file-size", text], machine.system)
      #expect(result.exitCode == .error)
      #expect(
        result.complaints
          == "a11y-audit: --max-file-size \(text): a size up to 1GB is expected, as in "
          + "500MB or 100KB\n"
      )
    }
  }

  #if os(Linux)
  /// What lies in a folder stops no run, and is told.
  @Test(arguments: ["/dev/zero", "pipe", "/dev/stdin"])
  func whatLiesInAFolder(target: String) throws {
    let process = CommandProcess(["specs/good.xml": Specs.good])
    let ended = try process.run(
      """
      mkfifo specs/pipe; cd specs
      for name in .gitignore .a11y-audit.json strange.xml; do ln -s \(target) $name; done
      git init -q
      exec 3<>pipe; timeout 5 $A check . <&3
      """,
      ["A": CommandProcess.command.path, "PATH": "/usr/bin:/bin"]
    )
    #expect(ended.code == 0, "\(ended.output)")
    let kind = target == "/dev/zero" ? "device" : "pipe"
    for name in [".gitignore", ".a11y-audit.json", "./strange.xml"] {
      let note = "note: \(name): is a \(kind) and no file, and is left alone"
      #expect(ended.output.contains(note), "\(ended.output)")
    }
    #expect(ended.output.contains("in 1 file") && ended.output.contains("; 3 files not opened"))
  }

  @Test func whatIsNamedIsAnError() throws {
    let process = CommandProcess(["good.xml": Specs.good])
    let variables = ["A": CommandProcess.command.path, "PATH": "/usr/bin:/bin"]
    let device = try process.run("ln -s /dev/zero a.xml; $A check a.xml good.xml", variables)
    let error = "a.xml:1:1: error: cannot be read: is a device and no file"
    #expect(device.code == 2 && device.output.contains(error), "\(device.output)")
    let pipe = try process.run("$A check <(cat good.xml) - < good.xml --quiet", variables)
    #expect(pipe.code == 0 && pipe.output.contains("in 2 files"), "\(pipe.output)")
    let large = try process.run(
      "$A check good.xml --max-file-size 100; $A check . --max-file-size 100; truncate -s 5M "
        + ".a11y-audit.json; $A check . && $A check . --quiet --config .a11y-audit.json",
      variables
    )
    #expect(large.code == 2, "\(large.output)")
    for message in [
      "good.xml:1:1: error: cannot be read: is larger than 100 bytes, which --max-file-size allows\n",
      "note: ./good.xml: is larger than 100 bytes, which --max-file-size allows, and is left alone\n",
      "note: .a11y-audit.json: is larger than 4 MB, and is left alone\n",
      ".a11y-audit.json:1:1: error: cannot be read: is larger than 4 MB\n",
    ] { #expect(large.output.contains(message), "\(message): \(large.output)") }
  }
  #endif
}
