import Foundation
import PackagePlugin

/// `swift package a11y-audit check Specs`: the command, in the package's folder.
@main struct A11yAuditCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      command { try context.tool(named: $0).url },
      in: context.package.directoryURL,
      arguments
    )
  }

  private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("a11y-audit ended with \(process.terminationStatus)")
      return
    }
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

extension A11yAuditCommandPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try run(
      command { try context.tool(named: $0).url },
      in: context.xcodeProject.directoryURL,
      arguments
    )
  }
}
#endif
