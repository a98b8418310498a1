// swift-tools-version: 6.2
import PackageDescription

// Modules of the names of those that parse Swift, as packages of macros bring them into a graph.
let package = Package(
  name: "Parsers",
  products: [.library(name: "SwiftParser", targets: ["SwiftParser"])],
  targets: [
    .target(name: "SwiftSyntax"),
    .target(name: "SwiftParser", dependencies: ["SwiftSyntax"]),
  ]
)
