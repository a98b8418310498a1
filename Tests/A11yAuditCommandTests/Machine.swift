import A11yConfiguration
import Files

@testable import A11yAuditCommand

/// A machine of files in memory.
struct Machine {
  /// By their paths from `/project`; a path with `/` before it is absolute.
  var files: [String: String] = [:]
  var variables: [String: String] = [:]
  var isTerminal = false
  var isErrorTerminal = false

  /// What takes the text that a command writes while it runs.
  var progress: @Sendable (String) -> Void = { _ in }
  var now: @Sendable () -> Double = { 1_778_491_800 }
  var currentFolder = Self.home

  static let home = "/project"

  /// What git answers, by its arguments; nil where there is no git.
  var git: (@Sendable ([String]) throws(SystemError) -> String)?

  /// Links to folders: where they lead, by their absolute paths.
  var links: [String: String] = [:]

  /// What a command line comes to on it.
  func run(_ words: String...) -> CommandResult {
    CommandLineTool.result(of: words, system)
  }

  var system: System {
    let disk = MemoryDisk(self)
    let variables = variables
    return System(
      read: { (path, _, size) throws(SystemError) in try disk.read(path, upTo: size) },
      contents: { (path) throws(SystemError) in try disk.contents(path) },
      kind: { disk.kind($0) },
      currentFolder: currentFolder,
      place: { disk.place($0) },
      git: { [git] (arguments, _) throws(SystemError) in
        guard let git else { throw SystemError("git cannot be run: No such file or directory") }
        return try git(arguments)
      },
      variable: { variables[$0] },
      isTerminal: isTerminal,
      isErrorTerminal: isErrorTerminal,
      progress: progress,
      outlet: { _, _ in Outlet(write: { _ in }, close: { () throws(SystemError) in }) },
      now: now,
      cores: 2
    )
  }
}

extension CommandLineTool {
  /// What a command line comes to, with what it writes while it runs.
  ///
  /// Every report in JSON is held to the schema.
  static func result(of words: [String], _ system: System) -> CommandResult {
    let outlets = MemoryOutlets()
    var system = system
    system.outlet = { outlets.outlet($0, makesFolders: $1) }
    var result = result(of: words, on: system)
    result.output = outlets.output + result.output
    result.files = outlets.files + result.files
    ReportCheck.hold(result, words)
    return result
  }
}

/// What is written while a command runs, kept in memory.
private final class MemoryOutlets: @unchecked Sendable {
  private(set) var output = ""
  private(set) var files: [CommandResult.OutputFile] = []

  func outlet(_ path: String?, makesFolders: Bool) -> Outlet {
    guard let path else {
      return Outlet(write: { self.output += $0 }, close: { () throws(SystemError) in })
    }
    let place = files.count
    files.append(CommandResult.OutputFile(path: path, text: "", makesFolders: makesFolders))
    return Outlet(write: { self.files[place].text += $0 }, close: { () throws(SystemError) in })
  }
}

/// The files of a machine by where they are.
private struct MemoryDisk: Sendable {
  private var files: [String: String] = [:]
  private var folders: [String: Set<String>] = ["/": []]
  private let links: [String: String]
  private let currentFolder: String

  init(_ machine: Machine) {
    links = machine.links
    currentFolder = machine.currentFolder
    add(folder: currentFolder)
    for (path, text) in machine.files {
      let place = PathSyntax.normalized(PathSyntax.joined(Machine.home, path))
      files[place] = text
      add(folder: PathSyntax.folder(of: place))
      folders[PathSyntax.folder(of: place), default: []].insert(PathSyntax.name(of: place))
    }
  }

  private mutating func add(folder: String) {
    for folder in PathSyntax.ancestors(of: folder) where folder != "/" {
      folders[folder, default: []] = folders[folder] ?? []
      folders[PathSyntax.folder(of: folder), default: []].insert(PathSyntax.name(of: folder))
    }
  }

  func place(_ path: String) -> String {
    let place = PathSyntax.normalized(PathSyntax.joined(currentFolder, path))
    for (link, target) in links where place == link || place.hasPrefix(link + "/") {
      return target + place.dropFirst(link.count)
    }
    return place
  }

  func read(_ path: String, upTo size: FileSize) throws(SystemError) -> [UInt8] {
    if let text = path == "-" ? files["\(Machine.home)/-"] : files[place(path)] {
      guard text.utf8.count <= size.bytes else {
        throw SystemError("is larger than \(size)", .size)
      }
      return Array(text.utf8)
    }
    guard folders[place(path)] == nil else { throw SystemError("is a folder and no file", .kind) }
    throw SystemError("No such file or directory")
  }

  func kind(_ path: String) -> FileKind? {
    let place = place(path)
    return files[place] != nil ? .file : folders[place] != nil ? .folder : nil
  }

  func contents(_ path: String) throws(SystemError) -> FolderContents? {
    guard let names = folders[place(path)] else { return nil }
    var contents = FolderContents()
    contents.hiddenNames = names.filter { $0.hasPrefix(".") }
    contents.entries = names.subtracting(contents.hiddenNames).map { name in
      FolderEntry(name: name, kind: kind(PathSyntax.joined(place(path), name)) ?? .other)
    }
    return contents
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
    <spec xmlns="urn:a11y-audit:spec:1" lang="en" complete="tree announcements">
      <step-indicator id="open" backdrop="#FFFFFF"><text color="#888888">Account</text></step-indicator>
    </spec>
    """

  static let empty = #"<spec xmlns="urn:a11y-audit:spec:1"/>"#
}
