// swift-tools-version: 6.2
import PackageDescription

// A package as a team has one: its tests assert that specs are accessible. It depends on the package
// that it lies in, or where A11Y_AUDIT_REPOSITORY and A11Y_AUDIT_VERSION say so on a version of a
// repository; and on a package with modules that are called as those which parse Swift.
let dependency: Package.Dependency =
  if let url = Context.environment["A11Y_AUDIT_REPOSITORY"],
    let version = Context.environment["A11Y_AUDIT_VERSION"].flatMap(Version.init)
  {
    .package(url: url, exact: version)
  } else {
    .package(name: "a11y-audit", path: "../..")
  }

let assertions: [Target.Dependency] = [.product(name: "A11yAuditXCTest", package: "a11y-audit")]

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [dependency, .package(path: "Parsers")],
  targets: [
    .testTarget(
      name: "PassingTests",
      dependencies: assertions,
      exclude: ["checkout.xml", "pairing.txt"]
    ),
    .testTarget(name: "FailingTests", dependencies: assertions, exclude: ["faint.xml"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: assertions + [.product(name: "SwiftParser", package: "Parsers")],
      exclude: ["step-indicator-demo.xml"]
    ),
  ]
)
