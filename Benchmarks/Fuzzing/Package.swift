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
    // The tests of a11y-audit build it, too, and take the corpus through all stages.
    .target(
      name: "Probe",
      dependencies: [.product(name: "A11yAudit", package: "a11y-audit")],
      swiftSettings: strict
    ),
    .target(
      name: "Tried",
      // What asks for more than packages offer each other is a target of a11y-audit.
      dependencies: ["Probe", .product(name: "SwiftProbe", package: "a11y-audit")],
      swiftSettings: strict
    ),
  ]
    + ["spec", "svg", "rules", "palette", "imported", "template"].map { fuzzer("read-\($0)") }
    + ["read-answer", "evaluate", "audit", "reports"].map { fuzzer($0) }
)

func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["Tried"],
    swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]
  )
}
