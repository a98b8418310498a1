import TestSupport

@testable import A11yAuditCommand

/// Machines with Swift source and what parses it.
enum SourceMachine {
  /// A ring with a name whose text is grey on white: 2.84:1 in light, which line 9 is to blame for.
  static let ring = """
    import SwiftUI

    struct Ring: View {
      var part = 0.75
      var body: some View {
        ZStack {
          Circle().stroke(Color.black, lineWidth: 8)
          Circle().trim(from: 0, to: part).stroke(Color.white, lineWidth: 8)
          Text(verbatim: "Upload").foregroundStyle(Color(white: 0.6))
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Upload")
        .accessibilityValue("75 percent")
      }
    }

    #Preview { Ring() }

    """

  /// A view that shows no indicator.
  static let form = """
    import SwiftUI

    struct Details: View {
      var body: some View {
        VStack { Text("Name"); Text("Street") }
      }
    }

    #Preview { Details() }

    """

  /// - Parameters:
  ///   - files: what is on it, by paths.
  ///   - hasParser: whether what parses Swift is to be had.
  /// - Returns: a machine of them.
  static func with(_ files: [String: String], hasParser: Bool = true) -> Machine {
    var machine = Machine(files: files.merging([".git/HEAD": ""]) { own, _ in own })
    // Tests lie beside what parses, where it would be found without a word.
    machine.variables["A11Y_AUDIT_EXTRACT"] = hasParser ? SwiftParsing.path : "/nowhere"
    return machine
  }

  /// The lines at which a rule finds something, as `file:line`.
  static func places(
    of rule: String,
    _ machine: Machine,
    _ words: String...
  ) -> [String] {
    let all = ["check"] + words + ["--rule", rule, "--format", "concise"]
    let output = CommandLineTool.result(of: all, machine.system).output
    return output.split(separator: "\n").compactMap { line in
      guard line.contains("(\(rule))") || line.hasSuffix(rule) else { return nil }
      return line.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }
}
