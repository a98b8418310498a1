import Files
import TestSupport
import Testing

@testable import A11yAuditCommand

/// An image of type svgz is audited as the image that it was.
@Suite struct CompressedImageTests {
  private static let image = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" role="img">
      <rect width="100" height="100" fill="#fff"/>
      <text x="10" y="50" fill="#ccc"
        font-size="12">faint</text>
    </svg>
    """

  /// A machine with the image, and with it compressed, of which so many bytes are there.
  private func system(_ count: Int = .max) -> System {
    var system = Machine(files: ["a.svg": Self.image, "b/a.svgz": "", "c/d.txt": ""]).system
    let read = system.read
    system.read = { (path, reading, size) throws(SystemError) in
      path.hasSuffix(".svgz")
        ? Array(Gzip.stored(Array(Self.image.utf8)).prefix(count))
        : try read(path, reading, size)
    }
    return system
  }

  @Test(arguments: ["text", "concise", "json"])
  func reportsAreTheSame(_ format: String) {
    let outputs = ["a.svg", "b/a.svgz"].map { path in
      CommandLineTool.result(of: ["check", path, "-f", format], system()).output
        .replacing(path, with: "X")
        .replacing(#/"(fingerprint|finding)": "[0-9a-f]+"/#, with: "")
    }
    #expect(outputs[0] == outputs[1])
    #expect(outputs[0].contains("text-contrast-minimum"))
  }

  /// Regions end, and no change is offered to bytes that cannot be changed there.
  @Test func noFixIsOffered() {
    let logs = ["a.svg", "b/a.svgz"].map {
      CommandLineTool.result(of: ["check", $0, "-f", "sarif"], system()).output
    }
    #expect(logs.allSatisfy { $0.contains("\"endLine\": 4, \"endColumn\": 20") })
    #expect(!logs[1].contains("\"fixes\""))
  }

  @Test func foldersAreSearchedForThem() {
    let result = CommandLineTool.result(of: ["check", "b", "-f", "concise"], system())
    #expect(result.output.contains("1 file neither spec nor chart"), "it shows no chart")
    let broken = CommandLineTool.result(of: ["check", "b"], system(60))
    #expect(broken.exitCode == .error)
    #expect(
      broken.complaints
        == "b/a.svgz:1:1: error: this is compressed by gzip and ends too early; copy it again, or "
        + "save the file uncompressed\n"
    )
  }
}
