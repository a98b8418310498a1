internal import A11yConfiguration
internal import Files

/// The platform that a module is for, where its projects name no other.
///
/// A package is for every platform, whichever it names: what it says of some is the oldest version of each.
struct ModulePlatform {
  /// As specs call it; nil where it may be several, or nothing says.
  let name: String?

  init(_ modules: [ModuleFiles], _ files: SourceFiles) {
    let projects = modules.flatMap(\.manifests).filter { $0.hasSuffix(".pbxproj") }
    name = Set(projects.flatMap { Self.named(in: $0, files) }) == ["macosx"] ? "macos" : nil
  }

  /// The largest file that is looked into.
  private static let largest = FileSize(bytes: 16 << 20)

  private static let settings = ["SDKROOT", "SUPPORTED_PLATFORMS"]

  /// What the settings of a project name; an empty name where it cannot be read.
  private static func named(in project: String, _ files: SourceFiles) -> [String] {
    do throws(SystemError) {
      let lines = try files.bytes(project, upTo: largest).split(separator: UInt8(ascii: "\n"))
      return lines.flatMap { line in
        let text = line.drop { " \t\"".utf8.contains($0) }
        guard settings.contains(where: { text.starts(with: $0.utf8) }) else { return [String]() }
        let words = text.split { " \t\r=;\"".utf8.contains($0) }
        return words.dropFirst().map { String(decoding: $0, as: UTF8.self) }
      }
    } catch {
      return [""]
    }
  }
}
