import A11yModel
import Foundation
import SwiftReader
import TestSupport
import Testing

/// Names that a file does not declare are looked for in its module, and nowhere else.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing))
struct ModuleTests {
  private static let ring = Ring.view(label: "Names.upload")

  private static func names(_ text: String) -> String {
    "enum Names { static let upload: String = \"\(text)\" }\n"
  }

  /// What the ring is called; nil where that is not known.
  private func label(
    of path: String,
    _ files: [String: String],
    _ scope: ReadingScope = ReadingScope()
  ) throws -> String? {
    let reading = try Project(files).reading(of: path, scope)
    #expect(reading.complaints == [])
    let spec = try #require(reading.spec)
    let found = spec.firstMatch(of: /<progress [^>]*?\blabel="([^"]*)"/)
    return found.map { String($0.1) }
  }

  @Test func `the target of a package is the module`() throws {
    let files = [
      "Package.swift": "", "Sources/App/Views/Ring.swift": Self.ring,
      "Sources/App/Names.swift": Self.names("Upload"),
      "Sources/Other/Names.swift": Self.names("Else"),
      "Names.swift": Self.names("Root"), "Tests/AppTests/Names.swift": Self.names("Test"),
    ]
    #expect(try label(of: "Sources/App/Views/Ring.swift", files) == "Upload")
  }

  @Test func `a file of a package that is in no target sees none of their files`() throws {
    let files = [
      "Package.swift": "", "Demo/Ring.swift": Self.ring,
      "Sources/App/Names.swift": Self.names("App"),
      "Shared/Names.swift": Self.names("Shared"), "Tests/AppTests/Names.swift": Self.names("Test"),
      "Nested/Package.swift": "", "Nested/Names.swift": Self.names("Nested"),
    ]
    #expect(try label(of: "Demo/Ring.swift", files) == "Shared")
  }

  @Test(arguments: ["App.xcodeproj/project.pbxproj", ".git/HEAD"])
  func `else the folder of the project or repository is`(_ marker: String) throws {
    let files = [
      "Package.swift": "", "App/\(marker)": "", "App/Views/Ring.swift": Self.ring,
      "App/Models/Names.swift": Self.names("Upload"), "Names.swift": Self.names("Outside"),
      "App/Pods/A/Names.swift": Self.names("Pod"), "App/.build/Names.swift": Self.names("Built"),
      "App/Carthage/Names.swift": Self.names("Carthage"),
      "App/DerivedData/Names.swift": Self.names("Derived"),
      "App/AppTests/Names.swift": Self.names("Test"), "App/Tests/Names.swift": Self.names("Test"),
    ]
    #expect(try label(of: "App/Views/Ring.swift", files) == "Upload")
  }

  @Test func `tests see their own files`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": "", "AppTests/Ring.swift": Self.ring,
      "AppTests/Names.swift": Self.names("Test"), "App/Other.swift": "",
    ]
    #expect(try label(of: "AppTests/Ring.swift", files) == "Test")
  }

  @Test func `a file that is in nothing has no module`() throws {
    let files = ["Ring.swift": Self.ring, "Names.swift": Self.names("Upload")]
    #expect(try label(of: "Ring.swift", files) == nil)
  }

  @Test func `options add folders and files, and leave out the module`() throws {
    let files = [
      "App/App.xcodeproj/project.pbxproj": "", "App/Ring.swift": Self.ring,
      "App/Names.swift": Self.names("Module"), "Kit/Deep/Names.swift": Self.names("Kit"),
    ]
    var scope = ReadingScope()
    scope.readsModules = false
    #expect(try label(of: "App/Ring.swift", files, scope) == nil)
    scope.contexts = ["Kit"]
    #expect(try label(of: "App/Ring.swift", files, scope) == "Kit")
    scope.contexts = ["Kit/Deep/Names.swift"]
    #expect(try label(of: "App/Ring.swift", files, scope) == "Kit")
    scope.readsModules = true
    scope.contexts = ["App", "App/Names.swift"]
    #expect(try label(of: "App/Ring.swift", files, scope) == "Module")
  }

  @Test func `a package that an option names is looked into with its targets`() throws {
    let files = [
      "App/Ring.swift": Self.ring, "Kit/Package.swift": "",
      "Kit/Sources/Kit/Names.swift": Self.names("Kit"),
      "Kit/Tests/KitTests/Names.swift": Self.names("Test"),
    ]
    var scope = ReadingScope()
    scope.contexts = ["Kit"]
    #expect(try label(of: "App/Ring.swift", files, scope) == "Kit")
  }

  @Test func `a name that is declared twice is unknown, with both places`() throws {
    let project = try Project([
      "App.xcodeproj/project.pbxproj": "", "App/Ring.swift": Self.ring,
      "App/Names.swift": Self.names("One"), "Kit/Names.swift": "\n" + Self.names("Two"),
    ])
    let reading = try project.reading(of: "App/Ring.swift")
    let spec = try #require(reading.spec)
    #expect(!spec.contains("label="))
    #expect(spec.contains("Names is declared twice"))
    #expect(reading.soughtNames.contains("Names"))
    let files = reading.readFiles.map { $0.dropFirst(project.folder.count + 1) }
    #expect(files == ["App/Names.swift", "App/Ring.swift", "Kit/Names.swift"])
  }

  @Test func `what is private in another file is not declared`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": "", "Ring.swift": Self.ring,
      "One.swift": "private " + Self.names("One"), "Two.swift": Self.names("Two"),
    ]
    #expect(try label(of: "Ring.swift", files) == "Two")
  }

  @Test func `extensions are looked for`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": "",
      "Ring.swift": Ring.view(color: "Color.brand", label: "Names.upload"),
      "Names.swift": "enum Names {}\n",
      "More.swift": "extension Names { static let upload: String = \"Upload\" }\n",
      "Colors.swift": "extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }\n",
    ]
    let project = try Project(files)
    let reading = try project.reading(of: "Ring.swift")
    #expect(reading.spec?.contains("label=\"Upload\"") == true)
    #expect(reading.spec?.contains("color=\"#FF0000\"") == true)
    #expect(reading.searchedFolders == [project.folder])
  }

  @Test func `links lead to what is in the package and to nothing else`() throws {
    let project = try Project([
      "package/Package.swift": "", "package/Sources/App/Ring.swift": Self.ring,
      "package/Shared/Names.swift": Self.names("Shared"), "Names.swift": Self.names("Outside"),
    ])
    let link = "\(project.folder)/package/Sources/App/Names.swift"
    let manager = FileManager.default
    for (target, label) in [("../../../Names.swift", nil), ("../../Shared/Names.swift", "Shared")] {
      try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
      let spec = try project.reading(of: "package/Sources/App/Ring.swift").spec
      #expect(spec?.contains("label=\"") == (label != nil))
      try manager.removeItem(atPath: link)
    }
  }

  @Test func `a file of the module that cannot be read is a note`() throws {
    let project = try Project([
      "App.xcodeproj/project.pbxproj": "", "Ring.swift": Self.ring,
      "Names.swift": Self.names("One") + "let x = " + String(repeating: "[", count: 30),
    ])
    let reading = try project.reading(of: "Ring.swift")
    #expect(reading.complaints == [])
    #expect(
      reading.notes.map(\.description) == [
        "Names.swift:2:21: what it declares is not known, for it cannot be read: more than 12 “[” are "
          + "open in one expression"
      ]
    )
  }

  @Test(arguments: [
    ("--context", "missing", "missing: no such file or folder"),
    ("--sample", "missing.swift", "missing.swift: no such file or folder"),
    ("--sample", "folder", "folder is a folder; name a file of Swift source"),
  ])
  func `an option names what is there`(_ option: String, _ path: String, _ message: String) throws {
    let project = try Project(["folder/x.swift": ""])
    var scope = ReadingScope()
    if option == "--context" { scope.contexts = [path] } else { scope.samples = [path] }
    do throws(ReadingScope.Problem) {
      _ = try project.reader(scope)
      Issue.record("what is not there is read")
    } catch {
      #expect(error.option == option && error.message == message)
    }
  }

  @Test func `a sample gives data`() throws {
    let view = Ring.view().replacing("var progress = 0.4", with: "var progress: Double")
      .replacing("UploadRing()", with: "Text(verbatim: \"nothing\")")
    let project = try Project([
      "Ring.swift": view, "Sample.swift": "#Preview { UploadRing(progress: 0.25) }\n",
    ])
    var scope = ReadingScope()
    scope.samples = ["Sample.swift"]
    let reading = try project.reading(of: "Ring.swift", scope)
    #expect(reading.complaints == [])
    #expect(reading.spec?.contains("value=\"0.25\"") == true)
    #expect(reading.readFiles.count == 2)
  }
}
