// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
]

// Readers and audits under libFuzzer, which brings the programs' main; ‘run’ builds them.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "a11y-audit", path: "../..")],
  targets: [
    .target(
      name: "Probe",
      dependencies: [.product(name: "A11yAudit", package: "a11y-audit")],
      swiftSettings: strict
    )
  ]
    + ["spec", "palette", "template", "rules", "svg"].map { input in
      .executableTarget(
        name: "fuzz-\(input)",
        dependencies: ["Probe"],
        swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]
      )
    }
)
