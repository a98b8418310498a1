import A11yAudit
import Foundation
import TestSupport
import Testing

@testable import A11yAuditCommand

/// Colours that are imported, typed, and printed to be pasted, all come to the same.
@Suite struct PaletteEqualityTests {
  /// Numbers that are the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }

    mutating func share() -> Double { Double(next(below: 1001)) / 1000 }
  }

  private static let appearances = ["light", "dark", "light-high-contrast", "dark-high-contrast"]

  private static let spaces = ["srgb", "srgb-linear", "display-p3", "hsl", "oklch", "lab"]

  private static func value(_ numbers: inout Numbers) -> (token: String, css: String) {
    let space = spaces[numbers.next(below: spaces.count)]
    let parts = (numbers.share(), numbers.share(), numbers.share())
    let (a, b, c): (Double, Double, Double) =
      switch space {
      case "hsl": (parts.0 * 360, parts.1 * 100, parts.2 * 100)
      case "oklch": (parts.0, parts.1 * 0.2, parts.2 * 360)
      case "lab": (parts.0 * 100, parts.1 * 80 - 40, parts.2 * 80 - 40)
      default: parts
      }
    let token = "{ \"colorSpace\": \"\(space)\", \"components\": [\(a), \(b), \(c)] }"
    let css =
      switch space {
      case "hsl": "hsl(\(a) \(b)% \(c)%)"
      case "oklch", "lab": "\(space)(\(a) \(b) \(c))"
      default: "color(\(space) \(a) \(b) \(c))"
      }
    return (token, css)
  }

  private static func spec(_ palette: String, _ names: [String]) -> String {
    let texts = names.map { "<text color=\"\($0)\" style=\"body\">Account \($0)</text>" }
    return """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en"><palette extends="ios26">\(palette)</palette>
      <step-indicator id="c" backdrop="systemBackground">\(texts.joined())</step-indicator></spec>
      """
  }

  /// The outcomes in JSON without places, paths and what is made of these.
  private static func outcomes(_ machine: Machine) -> [String] {
    let words = ["check", "a.xml", "--format", "json", "--rule", "text-contrast-minimum"]
    let result = CommandLineTool.result(
      of: words + ["--rule", "increased-contrast-effective", "--isolated"],
      machine.system
    )
    return result.output.split(separator: "\n").map { line in
      String(line).replacing(
        /"(location|target|fingerprint|edits)": (\{[^}]*\}|"[^"]*"|\[[^\]]*\])/,
        with: ""
      )
      .replacing(/"seconds": [0-9.]+/, with: "").replacing(/, "defined": "[^"]*"/, with: "")
      .replacing(/a\.xml:\d+:\d+/, with: "a.xml")
    }.sorted()
  }

  @Test(arguments: Array(0..<200).sampled(each: 4))
  func threeWaysComeToTheSame(_ seed: Int) throws {
    var numbers = Numbers(state: UInt64(seed) &* 7919 &+ 17)
    let names = (0...numbers.next(below: 3)).map { "c\($0)" }
    var files: [String: String] = [:]
    var typed: [String: [String]] = [:]
    var imports = ""
    for appearance in Self.appearances.prefix(1 + numbers.next(below: 4)) {
      var tokens: [String] = []
      for name in names where appearance == "light" || numbers.next(below: 3) > 0 {
        let value = Self.value(&numbers)
        tokens.append("\"\(name)\": { \"$type\": \"color\", \"$value\": \(value.token) }")
        typed[name, default: []].append("\(appearance)=\"\(value.css)\"")
      }
      guard !tokens.isEmpty else { continue }
      files["\(appearance).json"] = "{ \(tokens.joined(separator: ", ")) }"
      imports += "<import tokens=\"\(appearance).json\" as=\"\(appearance)\"/>"
    }
    let colors = names.map { name in
      "<color name=\"\(name)\" \((typed[name] ?? []).joined(separator: " "))/>"
    }
    let listed = files.keys.sorted().map { "\($0.dropLast(5))=\($0)" }
    let printed = CommandLineTool.result(
      of: ["palette", "--format", "xml"] + listed,
      Machine(files: files).system
    )
    #expect(printed.exitCode == .success)
    let imported = Self.outcomes(
      Machine(files: files.merging(["a.xml": Self.spec(imports, names)]) { $1 })
    )
    #expect(imported.count > 3)
    for palette in [colors.joined(), printed.output] {
      #expect(Self.outcomes(Machine(files: ["a.xml": Self.spec(palette, names)])) == imported)
    }
  }
}
