internal import A11yConfiguration
internal import A11yReports
internal import Files

extension Command {
  /// Which state of the project is audited.
  static let revisionOption = Option(
    name: "revision",
    value: "REV",
    help: "what a page says was audited (default what the build server says)"
  )

  /// Where drawings can be looked at.
  static let addressOption = Option(
    name: "report-url",
    value: "URL",
    help: "where the folder of the page is published, to which Markdown links for drawings"
  )
}

extension RunFacts {
  /// What the command line and the build server say of a run; no repository is asked.
  init(_ arguments: Arguments, _ system: System) throws(UsageError) {
    let folder = PathSyntax.name(of: system.currentFolder)
    let told = Self.variables.lazy.compactMap(system.variable).first { !$0.isEmpty }
    let command = ["a11y-audit", arguments.command] + arguments.words
    self.init(
      project: folder.isEmpty ? nil : folder,
      revision: arguments["revision"] ?? told,
      command: command.map(Self.quoted).joined(separator: " "),
      page: try Self.address(arguments["report-url"])
    )
  }

  /// Says how the page is called in the folder that is published.
  mutating func name(pageAmong outputs: [CheckOptions.Output]) {
    guard let folder = page else { return }
    let path = outputs.first { $0.reporter.name == "html" }?.path
    let name = path.map(PathSyntax.name(of:)) ?? "report.html"
    let plain = name.utf8.map { byte -> String in
      let isPlain = Self.isPlain(byte) && ![UInt8(ascii: "%"), UInt8(ascii: "/")].contains(byte)
      return isPlain
        ? String(Unicode.Scalar(byte))
        : "%" + String(256 + Int(byte), radix: 16, uppercase: true).suffix(2)
    }
    page = folder + "/" + plain.joined()
  }

  /// What build servers call the commit that they build.
  private static let variables = [
    "GITHUB_SHA", "CI_COMMIT_SHA", "CI_COMMIT", "BITRISE_GIT_COMMIT", "BUILDKITE_COMMIT",
    "CIRCLE_SHA1", "GIT_COMMIT", "BUILD_SOURCEVERSION", "BITBUCKET_COMMIT", "TRAVIS_COMMIT",
    "DRONE_COMMIT_SHA",
  ]

  private static func address(_ text: String?) throws(UsageError) -> String? {
    guard var text else { return nil }
    let isAddress = ["https://", "http://"].contains { text.hasPrefix($0) && text != $0 }
    guard isAddress,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"\"<>()`".utf8.contains($0) })
    else {
      throw UsageError(
        "--report-url \(text): an address is expected, as https://example.org/reports/"
      )
    }
    while text.hasSuffix("/") { text.removeLast() }
    return text
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy(Self.isPlain)
    return isPlain && !word.isEmpty
      ? word
      : "'"
        + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || "-_./=:,+@%".utf8.contains(byte)
  }
}
