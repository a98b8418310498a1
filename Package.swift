// swift-tools-version: 6.2
import Foundation
import PackageDescription

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import MachO
#endif

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
]

/// The folder with the toolchain's SwiftSyntax modules; nil where there is none, and what reads Swift is built without.
///
/// `A11Y_AUDIT_SWIFT_HOST` is `off`, `auto` or a folder. As a dependency it is off unless that says otherwise: another
/// package's SwiftSyntax would stand before these modules.
func swiftHostLibraries() -> String? {
  func usable(_ folder: String) -> String? {
    let isWhole = ["SwiftSyntax", "SwiftParser", "SwiftOperators"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(folder)/\($0).swiftmodule")
    }
    return isWhole ? folder : nil
  }
  let wish = Context.environment["A11Y_AUDIT_SWIFT_HOST"]
  if wish == "off" { return nil }
  if let wish, wish.hasPrefix("/") { return usable(wish) }
  if wish == nil, Context.packageDirectory.contains("/checkouts/") { return nil }
  var candidates: [String] = []
  #if canImport(Glibc)
  // The toolchain's PackageDescription is loaded in this very process. Foundation stops early in files of
  // /proc, which are read line by line.
  if let maps = fopen("/proc/self/maps", "r") {
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
        as: UTF8.self
      )
      if let pm = text.range(of: "/lib/swift/pm/"), let slash = text.firstIndex(of: "/") {
        candidates.append(text[slash..<pm.lowerBound] + "/lib/swift/host")
      }
    }
    fclose(maps)
  }
  #elseif canImport(Darwin)
  candidates += (0..<_dyld_image_count())
    .compactMap { index in _dyld_get_image_name(index).map { String(cString: $0) } }
    .filter { $0.contains("/lib/swift/pm/") }
    .map { $0.components(separatedBy: "/lib/swift/pm/")[0] + "/lib/swift/host" }
  let developer =
    Context.environment["DEVELOPER_DIR"]
    ?? (try? FileManager.default.destinationOfSymbolicLink(atPath: "/var/db/xcode_select_link"))
    ?? "/Applications/Xcode.app/Contents/Developer"
  candidates += [
    "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host",
    "\(developer)/usr/lib/swift/host",
  ]
  #endif
  return candidates.lazy.compactMap(usable).first
}

let host = swiftHostLibraries()
// A definition and not canImport, which sees the modules of another package.
let parsing: [SwiftSetting] =
  host.map { [.unsafeFlags(["-I", $0]), .define("A11Y_HOST_SYNTAX")] } ?? []
// What is installed finds the libraries beside itself, where they are put; what is built, in the toolchain.
let isInstalled = Context.environment["A11Y_AUDIT_SWIFT_LIBRARIES"] == "beside"
#if canImport(Darwin)
let beside = ["-Xlinker", "-rpath", "-Xlinker", "@loader_path"]
#else
let beside = ["-no-toolchain-stdlib-rpath", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
#endif
let parsers: [LinkerSetting] =
  host.map { folder in
    let libraries = [
      "SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftParserDiagnostics", "SwiftDiagnostics",
    ]
    let place = isInstalled ? beside : ["-Xlinker", "-rpath", "-Xlinker", folder]
    return [.unsafeFlags(["-L", folder] + libraries.map { "-l\($0)" } + place)]
  } ?? []

// What fuzzing tries of what is offered to nobody: a package of its own sees products alone.
let fuzzed: [Product] =
  Context.environment["A11Y_AUDIT_FUZZING"] == "1"
  ? [.library(name: "SwiftProbe", targets: ["SwiftProbe"])] : []

let package = Package(
  name: "a11y-audit",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .executable(name: "a11y-audit", targets: ["a11y-audit"]),
    // A product of its own: the program is linked statically, and a parser's libraries cannot be.
    .executable(name: "a11y-audit-extract", targets: ["a11y-audit-extract"]),
    .library(name: "A11yAudit", targets: ["A11yAudit"]),
    // Tests that build specs or choose rules import A11yAudit besides.
    .library(name: "A11yAuditXCTest", targets: ["A11yAuditXCTest", "A11yAudit"]),
    .plugin(name: "A11yAuditBuildToolPlugin", targets: ["A11yAuditBuildToolPlugin"]),
    .plugin(name: "A11yAuditCommandPlugin", targets: ["A11yAuditCommandPlugin"]),
  ] + fuzzed,
  targets: [
    .systemLibrary(
      name: "libxml2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev", "pkg-config"])]
    ),
    .systemLibrary(name: "zlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // The C library's own, on Linux.
    .systemLibrary(name: "CLibrary"),
    .target(name: "Support", swiftSettings: strict),
    .target(
      name: "XML",
      dependencies: [
        "Support",
        // Apple's SDKs ship modules of these names.
        .target(name: "libxml2", condition: .when(platforms: [.linux])),
        .target(name: "zlib", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strict,
      linkerSettings: [.linkedLibrary("z")]
    ),
    // The only place that opens a file to read it.
    .target(name: "Files", swiftSettings: strict),
    .target(name: "EmbeddedRules", swiftSettings: strict),
    // What languages say; make embed writes it into the source.
    .target(
      name: "Language",
      dependencies: ["Support"],
      exclude: ["Languages"],
      swiftSettings: strict
    ),
    .target(name: "A11yColor", dependencies: ["Support"], swiftSettings: strict),
    .target(name: "Geometry", dependencies: ["A11yColor", "Support"], swiftSettings: strict),
    .target(
      name: "CSS",
      dependencies: ["A11yColor", "Geometry", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "A11yModel",
      dependencies: ["A11yColor", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "JSONReading",
      dependencies: ["A11yModel", "Support"],
      swiftSettings: strict
    ),
    .target(
      name: "Palettes",
      dependencies: ["A11yModel", "JSONReading", "Support"],
      swiftSettings: strict
    ),
    .target(
      name: "SpecReader",
      dependencies: ["A11yModel", "Language", "Palettes", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "SVGPainting",
      dependencies: ["A11yModel", "CSS", "Geometry", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "ChartWords",
      dependencies: ["A11yModel", "Language", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "ChartRecognition",
      dependencies: [
        "A11yModel", "CSS", "ChartWords", "Geometry", "Language", "SVGPainting", "Support", "XML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SVGReader",
      dependencies: [
        "A11yModel", "CSS", "ChartRecognition", "ChartWords", "Geometry", "Language", "SVGPainting",
        "Support", "XML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "A11yReaders",
      dependencies: ["A11yModel", "SVGReader", "SpecReader", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "Listening",
      dependencies: ["A11yModel", "Language", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "RuleCatalogue",
      dependencies: ["A11yModel", "EmbeddedRules", "Language", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "Looking",
      dependencies: ["A11yModel", "Language", "Listening", "RuleCatalogue", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "ChartSpeech",
      dependencies: ["A11yModel", "Language", "Listening", "Looking", "Support"],
      swiftSettings: strict
    ),
    .target(
      name: "Claims",
      dependencies: [
        "A11yModel", "ChartSpeech", "Language", "Listening", "Looking", "RuleCatalogue", "Support",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Walking",
      dependencies: ["A11yModel", "Claims", "Language", "Listening", "Support"],
      swiftSettings: strict
    ),
    .target(
      name: "A11yRules",
      dependencies: [
        "A11yModel", "ChartSpeech", "Claims", "Language", "Listening", "Looking", "RuleCatalogue",
        "Support", "XML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Drawing",
      dependencies: ["A11yModel", "CSS", "Geometry", "SVGPainting", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "A11yReports",
      dependencies: [
        "A11yModel", "A11yRules", "Drawing", "Geometry", "JSONReading", "Listening", "Looking",
        "Palettes", "RuleCatalogue", "Support", "Walking", "XML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "A11yConfiguration",
      dependencies: [
        "A11yModel", "A11yReports", "A11yRules", "JSONReading", "Listening", "Palettes",
        "RuleCatalogue", "Support", "XML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "A11yAudit",
      dependencies: [
        "A11yModel", "A11yReaders", "A11yReports", "A11yRules", "Drawing", "Listening", "Palettes",
        "RuleCatalogue", "SpecReader", "Support", "Walking", "XML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "CatalogueSite",
      dependencies: [
        "A11yAudit", "A11yModel", "A11yReports", "A11yRules", "RuleCatalogue", "Support", "XML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "A11yAuditXCTest",
      dependencies: [
        "A11yAudit", "A11yConfiguration", "A11yReaders", "Files", "Language", "Listening",
        "Palettes", "RuleCatalogue", "SpecReader", "Support", "SwiftReader", "Walking", "XML",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "A11yAuditCommand",
      dependencies: [
        "A11yAudit", "A11yConfiguration", "A11yModel", "A11yReaders", "A11yReports", "A11yRules",
        "CatalogueSite", "Drawing", "Files", "Listening", "Looking", "Palettes", "RuleCatalogue",
        "SpecReader", "Support", "SwiftReader", "Walking", "XML",
      ],
      resources: [
        "step-indicator", "status-tracker", "ring", "bar", "bar-chart", "line-chart", "donut",
        "scatter",
      ].map { .embedInCode("Templates/\($0).xml") },
      swiftSettings: strict
    ),
    .executableTarget(
      name: "a11y-audit",
      dependencies: [
        "A11yAuditCommand", .target(name: "CLibrary", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strict
    ),
    .target(name: "SwiftSource", swiftSettings: strict),
    .target(name: "SwiftEvaluation", dependencies: ["SwiftSource"], swiftSettings: strict),
    .target(
      name: "SwiftRecognition",
      dependencies: ["Language", "SwiftEvaluation", "SwiftSource", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "SwiftReader",
      dependencies: [
        "A11yConfiguration", "A11yModel", "A11yReaders", "Files", "JSONReading", "Palettes",
        "SpecReader", "Support", "SwiftEvaluation", "SwiftRecognition", "SwiftSource",
      ],
      swiftSettings: strict
    ),
    // The only target that imports SwiftSyntax.
    .executableTarget(
      name: "a11y-audit-extract",
      dependencies: ["SwiftSource"],
      swiftSettings: strict + parsing,
      linkerSettings: parsers
    ),
    .plugin(
      name: "A11yAuditBuildToolPlugin",
      capability: .buildTool(),
      dependencies: ["a11y-audit"]
    ),
    .plugin(
      name: "A11yAuditCommandPlugin",
      capability: .command(
        intent: .custom(verb: "a11y-audit", description: "Audit what the package shows")
      ),
      dependencies: ["a11y-audit"]
    ),
    .executableTarget(
      name: "embed-rules",
      dependencies: ["A11yModel", "A11yRules", "Language", "RuleCatalogue", "XML"],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "write-elements",
      dependencies: ["SpecReader", "Support", "XML"],
      swiftSettings: strict
    ),
    .target(
      name: "TestSupport",
      dependencies: ["SwiftSource", "XML"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    // What fuzzing tries, which has a package of its own. What A11yAudit hands on is named, too: else
    // the build misses that a type has changed.
    .target(
      name: "FuzzProbe",
      dependencies: [
        "A11yAudit", "A11yModel", "A11yReports", "A11yRules", "Listening", "RuleCatalogue",
        "Walking",
      ],
      path: "Benchmarks/Fuzzing/Sources/Probe",
      swiftSettings: strict
    ),
    .target(
      name: "SwiftProbe",
      dependencies: ["SwiftEvaluation", "SwiftRecognition", "SwiftSource"],
      path: "Benchmarks/Fuzzing/Sources/SwiftProbe",
      swiftSettings: strict
    ),
    .testTarget(
      name: "FuzzProbeTests",
      dependencies: [
        "FuzzProbe", "SwiftProbe", "SwiftSource", "TestSupport", "a11y-audit-extract",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SupportTests",
      dependencies: ["Support", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PalettesTests",
      dependencies: ["A11yModel", "Palettes"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LanguageTests",
      dependencies: ["Language", "TestSupport", "XML", "embed-rules"],
      swiftSettings: strict
    ),
    .testTarget(name: "XMLTests", dependencies: ["TestSupport", "XML"], swiftSettings: strict),
    .testTarget(
      name: "A11yColorTests",
      dependencies: ["A11yColor", "Support", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GeometryTests",
      dependencies: ["A11yColor", "Geometry"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CSSTests",
      dependencies: ["A11yColor", "CSS", "Geometry", "XML"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftEvaluationTests",
      // The parser's process is run, and not imported.
      dependencies: [
        "RuleCatalogue", "SwiftEvaluation", "SwiftSource", "TestSupport", "a11y-audit-extract",
      ],
      exclude: ["Conformance"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftRecognitionTests",
      dependencies: [
        "SwiftEvaluation", "SwiftRecognition", "SwiftSource", "TestSupport", "XML",
        "a11y-audit-extract",
      ],
      exclude: ["Extraction/Conformance", "Shown/Conformance"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwiftReaderTests",
      dependencies: [
        "A11yModel", "A11yReaders", "Files", "SwiftReader", "SwiftSource", "TestSupport",
        "a11y-audit-extract",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["A11yModel", "A11yReaders", "Drawing", "Geometry", "TestSupport", "XML"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "A11yModelTests",
      dependencies: ["A11yColor", "A11yModel", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpecReaderTests",
      dependencies: ["A11yModel", "Palettes", "SpecReader", "TestSupport", "XML"],
      exclude: ["Fixtures"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ChartSpeechTests",
      dependencies: ["ChartSpeech", "Language"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ClaimsTests",
      dependencies: ["A11yModel", "Claims", "Language", "Listening", "SpecReader", "XML"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "A11yReportsTests",
      dependencies: [
        "A11yModel", "A11yReaders", "A11yReports", "A11yRules", "JSONReading", "Listening",
        "RuleCatalogue", "Support", "TestSupport", "Walking", "XML",
      ],
      exclude: ["Golden"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "A11yConfigurationTests",
      dependencies: [
        "A11yConfiguration", "A11yModel", "A11yReaders", "A11yReports", "A11yRules", "JSONReading",
        "RuleCatalogue", "TestSupport", "XML",
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "ChartWordsTests", dependencies: ["ChartWords"], swiftSettings: strict),
    .testTarget(
      name: "A11yReadersTests",
      dependencies: [
        "A11yModel", "A11yReaders", "CSS", "ChartRecognition", "ChartWords", "Geometry",
        "SVGPainting", "SVGReader", "SpecReader", "Support", "XML",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "A11yRulesTests",
      dependencies: [
        "A11yModel", "A11yReaders", "A11yRules", "Claims", "EmbeddedRules", "Language", "Listening",
        "Looking", "Palettes", "RuleCatalogue", "SpecReader", "TestSupport", "Walking", "XML",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "A11yAuditTests",
      dependencies: [
        "A11yAudit", "A11yModel", "A11yReaders", "A11yReports", "A11yRules", "Listening",
        "RuleCatalogue", "SpecReader", "TestSupport", "Walking", "XML", "write-elements",
      ],
      exclude: ["Advice/Context.swift", "Advice/SwiftUI"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CatalogueSiteTests",
      dependencies: [
        "A11yAudit", "A11yReports", "CatalogueSite", "RuleCatalogue", "TestSupport", "XML",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "A11yAuditXCTestTests",
      dependencies: ["A11yAudit", "A11yAuditXCTest", "TestSupport", "a11y-audit-extract"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "A11yAuditCommandTests",
      dependencies: [
        "A11yAudit", "A11yAuditCommand", "A11yConfiguration", "A11yReports", "A11yRules", "Files",
        "JSONReading", "Listening", "Palettes", "RuleCatalogue", "SpecReader", "Support",
        "SwiftSource", "TestSupport", "Walking", "XML", "a11y-audit-extract",
      ],
      swiftSettings: strict
    ),
  ]
)
