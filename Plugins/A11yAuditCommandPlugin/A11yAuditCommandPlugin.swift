import Foundation
import PackagePlugin

/// `swift package a11y-audit check Specs`: the command, in the package's folder.
@main struct A11yAuditCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "a11y-audit").url, in: context.package.directoryURL, arguments)
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

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension A11yAuditCommandPlugin: XcodeCommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "a11y-audit").url,
      in: context.xcodeProject.directoryURL,
      arguments
    )
  }
}
#endif
