@testable import A11yAuditCommand

/// A machine of files in memory.
struct Machine {
  var files: [String: String] = [:]
  var variables: [String: String] = [:]
  var isTerminal = false

  /// What a command line comes to on it.
  func run(_ words: String...) -> CommandResult {
    CommandLineTool.result(of: words, system)
  }

  var system: System {
    let files = files
    let variables = variables
    return System(
      read: { (path) throws(SystemError) in
        guard let text = files[path] else { throw SystemError("No such file or directory") }
        return Array(text.utf8)
      },
      listing: { (path) throws(SystemError) in
        let inside = files.keys.filter { $0.hasPrefix(path + "/") }.sorted()
        return inside.isEmpty ? nil : FolderListing(files: inside)
      },
      place: { path in
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      },
      variable: { variables[$0] },
      isTerminal: isTerminal,
      now: { 1_778_491_800 },
      cores: 2
    )
  }
}

/// Specs that commands are tried on.
enum Specs {
  static let good = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="good" current="1" dynamic="false" children="ignore"
                      label="Step {position} of {count}: {name}">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </spec>
    """

  static let bad = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="bad" current="1" dynamic="false" children="ignore" label="Account">
        <step name="Account"/><step name="Details"/>
      </step-indicator>
    </spec>
    """

  /// The size of the text is not given, and whether it is large decides.
  static let open = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="open" backdrop="#FFFFFF"><text color="#888888">Account</text></step-indicator>
    </spec>
    """

  static let empty = #"<spec xmlns="urn:a11y-audit:spec:1"/>"#
}
