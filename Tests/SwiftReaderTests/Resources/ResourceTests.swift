import A11yModel
import Foundation
import SwiftReader
import TestSupport
import Testing

/// Colour sets and strings of the module are what the source names by them.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing))
struct ResourceTests {
  private static func colorSet(_ red: String, dark: String? = nil) -> String {
    func color(_ red: String) -> String {
      """
      "idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "\(red)", "green": "0x00", "blue": "0x00", "alpha": "1.000"}}
      """
    }
    let appearances = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let others = dark.map { ", {\(color($0)), \(appearances)}" } ?? ""
    return "{\"colors\": [{\(color(red))}\(others)]}"
  }

  private func reading(
    color: String = "Color.blue",
    label: String = "\"Upload\"",
    _ files: [String: String]
  ) throws -> SwiftReading {
    let project = try Project(
      files.merging([
        "App.xcodeproj/project.pbxproj": "developmentRegion = de;",
        "App/Ring.swift": Ring.view(color: color, label: label),
      ]) { own, _ in own }
    )
    return try project.reading(of: "App/Ring.swift")
  }

  /// The colour of the ring, and the palette.
  private func colors(_ reading: SwiftReading) throws -> (fill: String, palette: [String]) {
    let spec = try #require(reading.spec)
    let fill = try #require(spec.firstMatch(of: /<fill [^>]*color="([^"]*)"/))
    let palette = try #require(spec.firstMatch(of: /<palette [^>]*>((.|\n)*?)<\/palette>/))
    let lines = palette.1.split(separator: "\n").map { $0.drop { $0 == " " } }
    return (String(fill.1), lines.filter { !$0.isEmpty }.map(String.init))
  }

  @Test(arguments: [
    ("SDKROOT = macosx;\n\t\tSDKROOT = macosx;", true),
    ("SDKROOT = macosx;\nSUPPORTED_PLATFORMS = macosx;", true),
    ("SDKROOT = macosx;\nSDKROOT = iphoneos;", false),
    ("SDKROOT = auto;\nSUPPORTED_PLATFORMS = \"iphoneos macosx\";", false),
    ("SDKROOT = iphoneos;", false), ("", false),
  ])
  func `a module is for macOS where its project names nothing else`(
    _ settings: String,
    _ isForMac: Bool
  ) throws {
    let reading = try reading(["App.xcodeproj/project.pbxproj": settings])
    let spec = try #require(reading.spec)
    #expect(spec.contains(" platform=\"macos\"") == isForMac)
    #expect(spec.contains(" platform=") == isForMac)
  }

  @Test(arguments: [
    "Color(\"Brand Red\")", "Color(.brandRed)", "Color.brandRed", ".brandRed",
    "Color(uiColor: .brandRed)", "Color(UIColor(named: \"Brand Red\")!)",
  ])
  func `a colour set is called by its name and its symbol`(_ color: String) throws {
    let set = "App/Colors.xcassets/Group/Brand Red.colorset/Contents.json"
    let reading = try reading(color: color, [set: Self.colorSet("0xFF", dark: "0x80")])
    #expect(reading.complaints == [])
    let (fill, palette) = try colors(reading)
    #expect(fill == "Brand Red")
    #expect(palette == [##"<color name="Brand Red" value="#FF0000" dark="#800000"/>"##])
    #expect(reading.readFiles.contains { $0.hasSuffix(set) })
  }

  @Test func `a namespace is part of a name`() throws {
    let reading = try reading(
      color: "Color(\"Brand/red\")",
      [
        "App/Colors.xcassets/Brand/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "App/Colors.xcassets/Brand/red.colorset/Contents.json": Self.colorSet("0xFF"),
      ]
    )
    #expect(try colors(reading).palette == [##"<color name="Brand/red" value="#FF0000"/>"##])
  }

  @Test func `a colour that no catalogue has is unknown`() throws {
    let reading = try reading(
      color: "Color(\"brand\")",
      ["App/Colors.xcassets/Other.colorset/Contents.json": Self.colorSet("0xFF")]
    )
    #expect(reading.complaints == [])
    #expect(
      try colors(reading).palette == [
        "<color name=\"brand\">",
        "<unknown appearance=\"all\" reason=\"no asset catalogue in reach has the colour ‘brand’\"/>",
        "</color>",
      ]
    )
  }

  @Test func `two sets of one name are unknown`() throws {
    let reading = try reading(
      color: "Color(\"brand\")",
      [
        "App/A.xcassets/brand.colorset/Contents.json": Self.colorSet("0xFF"),
        "Widget/B.xcassets/brand.colorset/Contents.json": Self.colorSet("0xFF"),
      ]
    )
    #expect(
      try colors(reading).palette[1]
        == "<unknown appearance=\"all\" reason=\"‘brand’ is the name of two colour sets: "
        + "A.xcassets/brand.colorset/Contents.json, "
        + "../Widget/B.xcassets/brand.colorset/Contents.json\"/>"
    )
  }

  @Test func `a colour of the source stands before a symbol`() throws {
    let reading = try reading(
      color: "Color.brand",
      [
        "App/A.xcassets/brand.colorset/Contents.json": Self.colorSet("0xFF"),
        "App/Colors.swift":
          "extension Color { static let brand = Color(red: 0, green: 1, blue: 0) }\n",
      ]
    )
    #expect(reading.spec?.contains("color=\"#00FF00\"") == true)
  }

  @Test(arguments: ["red", "primary", "series", "systemGray"])
  func `a set may be called as another colour`(_ name: String) throws {
    let reading = try reading(
      color: "Color(\"\(name)\")",
      ["App/A.xcassets/\(name).colorset/Contents.json": Self.colorSet("0xFF")]
    )
    #expect(reading.complaints == [])
    let document = try #require(reading.document)
    let spec = try #require(reading.spec)
    #expect(spec.contains("<track thickness=\"8\" color=\"systemGray\""))
    #expect(document.palette.contains { $0.name.hasPrefix(name) })
  }

  @Test func `a string catalogue gives texts in the language of the source`() throws {
    let catalogue = """
      {"sourceLanguage": "fr", "version": "1.0", "strings": {
        "ring.upload": {"localizations": {
          "fr": {"stringUnit": {"state": "translated", "value": "Envoi"}},
          "en": {"stringUnit": {"state": "translated", "value": "Upload"}}}},
        "Download": {}, "": {},
        "ring.files": {"localizations": {"fr": {"variations": {"plural": {}}}}}
      }}
      """
    let files = ["App/Localizable.xcstrings": catalogue]
    let upload = try reading(label: "\"ring.upload\"", files)
    #expect(upload.spec?.contains("label=\"Envoi\"") == true)
    #expect(upload.spec?.contains("lang=\"fr\"") == true)
    #expect(upload.readFiles.contains { $0.hasSuffix("App/Localizable.xcstrings") })
    let download = try reading(label: "\"Download\"", files)
    #expect(download.spec?.contains("label=\"Download\"") == true)
    let other = try reading(label: "\"Other\"", files)
    #expect(other.spec?.contains("label=\"Other\"") == true)
    let variations = try reading(label: "\"ring.files\"", files)
    #expect(variations.spec?.contains("label=\"") == false)
    #expect(variations.spec?.contains("the text of the key ‘ring.files’ has variations") == true)
  }

  @Test func `files of strings count in the language of the project`() throws {
    let files = [
      "App/de.lproj/Localizable.strings":
        "/* Ring */ \"ring.upload\" = \"Hochladen \\\"x\\\"\"; // z\n",
      "App/en.lproj/Localizable.strings": "\"ring.upload\" = \"Upload\";\n",
      "App/de.lproj/Other.strings": "\"ring.upload\" = \"Andere\";\n",
    ]
    let spec = try reading(label: "\"ring.upload\"", files).spec
    #expect(spec?.contains("label=\"Hochladen &quot;x&quot;\"") == true)
    #expect(spec?.contains("lang=\"de\"") == true)
  }

  @Test(arguments: [
    ("Color(\"brand\", bundle: .module)", true), ("Color(\"brand\", bundle: .main)", true),
    ("Color(\"brand\", bundle: Bundle(for: Kit.self))", false),
    ("Color(\"brand\", bundle: .kit)", false),
  ])
  func `colours of another bundle are unknown`(_ color: String, _ isKnown: Bool) throws {
    let set = ["App/A.xcassets/brand.colorset/Contents.json": Self.colorSet("0xFF")]
    let spec = try #require(try reading(color: color, set).spec)
    #expect(spec.contains("value=\"#FF0000\"") == isKnown)
  }

  @Test(arguments: ["tableName: \"Other\"", "bundle: .kit", "tableName: \"Other\", bundle: .main"])
  func `texts of another table or bundle are unknown`(_ arguments: String) throws {
    let files = ["App/Localizable.strings": "\"Upload\" = \"One\";"]
    let spec = try reading(label: "\"Upload\", \(arguments)", files).spec
    #expect(spec?.contains("label=\"") == false)
  }

  @Test func `texts of the module are those of its tables`() throws {
    let files = ["App/Localizable.strings": "\"ring.upload\" = \"One\";"]
    let label = "\"ring.upload\", bundle: .module, comment: \"what it does\""
    #expect(try reading(label: label, files).spec?.contains("label=\"One\"") == true)
  }

  @Test func `two texts of one key are unknown`() throws {
    let files = [
      "App/Localizable.strings": "\"ring.upload\" = \"One\";",
      "Widget/Localizable.strings": "\"ring.upload\" = \"Two\";",
    ]
    let spec = try reading(label: "\"ring.upload\"", files).spec
    #expect(spec?.contains("label=\"") == false)
    #expect(spec?.contains("the key ‘ring.upload’ has two texts: Localizable.strings, ") == true)
  }

  @Test(arguments: ["\"a\" = ", "{", "\"a\" \"b\";"])
  func `strings that cannot be read make keys unknown`(_ text: String) throws {
    let spec = try reading(label: "\"Upload\"", ["App/Localizable.strings": text]).spec
    #expect(spec?.contains("label=\"") == false)
    #expect(spec?.contains("the strings of the module cannot be read") == true)
  }
}
