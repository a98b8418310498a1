// swift-tools-version: 6.2
import PackageDescription

// A package as a team has one: its tests assert that a spec is accessible.
let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "a11y-audit", path: "../..")],
  targets: [
    .testTarget(
      name: "PassingTests",
      dependencies: [.product(name: "A11yAuditXCTest", package: "a11y-audit")],
      exclude: ["checkout.xml"]
    ),
    .testTarget(
      name: "FailingTests",
      dependencies: [.product(name: "A11yAuditXCTest", package: "a11y-audit")]
    ),
  ]
)
