import Foundation
import PackagePlugin

/// Audits the specs and pictures of a target at each build; findings are warnings of the build.
///
/// A build fails only where the variable `A11Y_AUDIT_FAIL_ON` names the least impact that fails it, as
/// `serious`. All else is said by the configuration, `.a11y-audit.json`.
@main struct A11yAuditBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try commands(
      auditing: target.directoryURL,
      of: context.package.directoryURL,
      with: command { try context.tool(named: $0).url },
      in: context.pluginWorkDirectoryURL,
      named: target.name
    )
  }

  private func commands(
    auditing folder: URL,
    of root: URL,
    with tool: URL,
    in work: URL,
    named name: String
  ) throws -> [Command] {
    let specs = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".xml") || $0.hasSuffix(".svg") || $0.hasSuffix(".svgz") }
      .sorted().map { folder.appending(path: $0) }
    guard !specs.isEmpty else { return [] }
    // What it writes is among its inputs, so that it runs and is heard at each build.
    let report = work.appending(path: "findings.txt")
    if !FileManager.default.fileExists(atPath: report.path) { try Data().write(to: report) }
    let impact = ProcessInfo.processInfo.environment["A11Y_AUDIT_FAIL_ON"] ?? ""
    let failing =
      impact.isEmpty
      ? ["--exit-zero", "--fail-on", "never", "--cant-tell", "report"] : ["--fail-on", impact]
    return [
      .buildCommand(
        displayName: "Audit \(name)",
        executable: tool,
        arguments: ["check", "--format", "concise", "--output", "concise=\(report.path)"] + failing
          + ["--", folder.path],
        inputFiles: specs + configurations(from: folder, to: root) + [report],
        outputFiles: []
      )
    ]
  }

  /// The configurations that may say how the folder is audited.
  private func configurations(from folder: URL, to root: URL) -> [URL] {
    var places: [URL] = []
    var place = folder.standardizedFileURL
    while place.path.hasPrefix(root.standardizedFileURL.path) {
      places.append(place.appending(path: ".a11y-audit.json"))
      place.deleteLastPathComponent()
    }
    return places.filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}

/// The command; where the package brings none for this machine, an error says what does.
private func command(_ find: (_ name: String) throws -> URL) throws -> URL {
  do {
    return try find("a11y-audit")
  } catch {
    Diagnostics.error(
      "there is no a11y-audit for this machine in the package of the plugin; "
        + "depend on the package a11y-audit itself, which builds it from source"
    )
    throw error
  }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension A11yAuditBuildToolPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let root = context.xcodeProject.directoryURL
    return try commands(
      auditing: root,
      of: root,
      with: command { try context.tool(named: $0).url },
      in: context.pluginWorkDirectoryURL,
      named: target.displayName
    )
  }
}
#endif
