import Files
import TestSupport
import Testing

@testable import A11yAuditCommand

/// A Swift file has changed where anything has of which it depends what it shows.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct SourceSinceTests {
  private static let ring = SourceMachine.ring.replacing(
    "Text(verbatim: \"Upload\").foregroundStyle(Color(white: 0.6))",
    with: "Name()"
  )
  private static let name = """
    import SwiftUI

    struct Name: View {
      var body: some View { Text(verbatim: "Upload").foregroundStyle(Color(white: 0.6)) }
    }

    """
  private static let files = [
    "ui/Ring.swift": ring, "ui/Name.swift": name, "ui/Details.swift": SourceMachine.form,
    "steps.xml": Specs.good,
  ]

  private func audited(_ changed: String, without gone: String? = nil) -> Bool {
    var machine = SourceMachine.with(Self.files)
    if let gone { machine.files[gone] = nil }
    machine.git = { (arguments) throws(SystemError) in
      if arguments.contains("--show-toplevel") { return "/project\n" }
      if arguments.contains("diff-index") { return ":100644 100644 1f 00 M\0\(changed)\0" }
      return ""
    }
    let rule = ["--rule", "component-has-name"]
    let words = ["check", "ui/Ring.swift", "--since", "main"] + rule
    let result = CommandLineTool.result(of: words, machine.system)
    #expect(result.complaints.isEmpty, "\(result.complaints)")
    return result.output.contains("audited 1 component")
  }

  @Test func whatIsReadCounts() {
    #expect(audited("ui/Ring.swift"))
    #expect(audited("ui/Name.swift"))
    #expect(!audited("ui/Details.swift"))
    #expect(!audited("steps.xml"))
  }

  /// Of a file that is gone nobody can tell what it declared; where a name is not found any more, what has
  /// changed may have declared it.
  @Test func whatIsNotFoundAnyMoreCounts() {
    #expect(audited("ui/Name.swift", without: "ui/Name.swift"))
    #expect(audited("ui/Gone.swift"))
    #expect(audited("ui/Details.swift", without: "ui/Name.swift"))
  }
}
